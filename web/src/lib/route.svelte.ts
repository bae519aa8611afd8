// Which page the address means.

export interface Route {
  page: "lobby" | "table" | "replay" | "join" | "device";
  id: string;
  query: URLSearchParams;
}

function read(): Route {
  const [, first = "", id = ""] = location.pathname.split("/");
  const pages: Record<string, Route["page"]> = {
    t: "table",
    r: "replay",
    join: "join",
    device: "device",
  };
  return { page: pages[first] ?? "lobby", id, query: new URLSearchParams(location.search) };
}

class Here {
  route = $state(read());

  go(path: string): void {
    history.pushState(null, "", path);
    this.route = read();
    scrollTo(0, 0);
  }

  /** Another view of the same page: no new step back. */
  replace(path: string): void {
    history.replaceState(null, "", path);
  }

  constructor() {
    addEventListener("popstate", () => (this.route = read()));
  }
}

export const here = new Here();

/** For links: go there without loading the page anew. */
export function follow(event: MouseEvent): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0) return;
  const link = event.currentTarget as HTMLAnchorElement;
  event.preventDefault();
  here.go(link.pathname + link.search);
}

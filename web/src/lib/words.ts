// Every word on the page is a Fluent message, from the same files as Python's.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

const ENGLISH = "en";

// Files are loaded when they are wanted: a game's words come with the game.
const files = import.meta.glob<string>("../../../src/clifftop/catalogue/*/*.ftl", {
  query: "?raw",
  import: "default",
});

const bundles = new Map<string, FluentBundle>();
const loaded = new Set<string>();
let language = ENGLISH;

function bundleOf(tongue: string): FluentBundle {
  let bundle = bundles.get(tongue);
  if (!bundle) {
    bundle = new FluentBundle(tongue, { useIsolating: false });
    bundles.set(tongue, bundle);
  }
  return bundle;
}

/** Load files such as "page" or "leaping", in the reader's language and in English. */
export async function loadWords(...names: string[]): Promise<void> {
  const wanted = names.flatMap((name) =>
    [...new Set([language, ENGLISH])].map((tongue) => [tongue, name] as const),
  );
  await Promise.all(
    wanted.map(async ([tongue, name]) => {
      const path = `../../../src/clifftop/catalogue/${tongue}/${name}.ftl`;
      const load = files[path];
      if (!load || loaded.has(path)) return;
      loaded.add(path);
      bundleOf(tongue).addResource(new FluentResource(await load()));
    }),
  );
}

/** A message with its facts filled in: `say("page-seat", { seat: 2 })`, `say("id.attribute")`. */
export function say(name: string, facts: Record<string, FluentVariable> = {}): string {
  const [id = name, attribute] = name.split(".");
  for (const tongue of [language, ENGLISH]) {
    const bundle = bundleOf(tongue);
    const message = bundle.getMessage(id);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (pattern) return bundle.formatPattern(pattern, facts);
  }
  console.error(`no message ${name}`);
  return name;
}

/** Whether there is such a message, or such an attribute of one. */
export function has(name: string): boolean {
  const [id = name, attribute] = name.split(".");
  return [language, ENGLISH].some((tongue) => {
    const message = bundleOf(tongue).getMessage(id);
    return Boolean(attribute ? message?.attributes[attribute] : message?.value);
  });
}

export function setLanguage(tongue: string): void {
  language = tongue;
}

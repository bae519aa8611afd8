// Who sits before the screen, and how he likes it.
import { ask } from "./api";
import { USUAL } from "./characters";
import { Refused, type Me } from "./protocol";

type Theme = "auto" | "light" | "dark";

const KEY = "clifftop-settings";

interface Settings {
  theme: Theme;
  speed: number;
  sound: boolean;
  confirm: boolean;
  /** Of the bots that one likes to play against. */
  level: string;
}

function remembered(): Settings {
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  const settings: Settings = {
    theme: "auto",
    speed: still ? 0 : 1,
    sound: false,
    confirm: true,
    level: USUAL,
  };
  try {
    return { ...settings, ...JSON.parse(localStorage.getItem(KEY) ?? "{}") };
  } catch {
    return settings;
  }
}

class Session {
  me = $state<Me | null>(null);
  /** Shown once, right after somebody has come in. */
  recovery = $state<string | null>(null);
  settings = $state<Settings>(remembered());

  async load(): Promise<void> {
    try {
      this.me = await ask<Me>("GET", "/api/me");
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
    }
  }

  async comeIn(name: string): Promise<void> {
    const found = await ask<Me & { recovery: string }>("POST", "/api/guests", { name });
    this.me = found;
    this.recovery = found.recovery;
  }

  async rename(name: string): Promise<void> {
    this.me = await ask<Me>("PATCH", "/api/me", { name });
  }

  keep(): void {
    localStorage.setItem(KEY, JSON.stringify(this.settings));
    const { theme } = this.settings;
    if (theme === "auto") delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = theme;
  }
}

export const session = new Session();

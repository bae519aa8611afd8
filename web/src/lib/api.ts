// Requests over HTTP.
import { Refused } from "./protocol";

export async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const answer = await fetch(path, {
    method,
    headers: body === undefined ? {} : { "content-type": "application/json" },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  if (answer.status === 204) return undefined as T;
  const found = await answer.json();
  if (!answer.ok) throw new Refused(found.error);
  return found as T;
}

const kept = new Map<string, Promise<unknown>>();

/** What never changes is asked for once: games, boards by their hash. */
export function askOnce<T>(path: string): Promise<T> {
  let asked = kept.get(path);
  if (!asked) {
    asked = ask("GET", path);
    asked.catch(() => kept.delete(path));
    kept.set(path, asked);
  }
  return asked as Promise<T>;
}

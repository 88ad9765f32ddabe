import { paths } from "@/lib/platform/paths";

const key = "kept-place";
/** Whoever signs in or joins does so within two hours, or has forgotten where they were going. */
const lasts = 2 * 60 * 60 * 1_000;

type Kept = { path: string; hash: string; at: number };

/** Remembers where in a room somebody was going: what is behind # reaches no server, so the browser carries it. */
export function keepPlace(path: string, hash: string): void {
  if (!path.startsWith(`${paths.exhibitions}/`) || hash.length < 2) return;
  try {
    sessionStorage.setItem(key, JSON.stringify({ path, hash, at: Date.now() } satisfies Kept));
  } catch {
    // Without it they come back to the room, and not to the place in it.
  }
}

/** Where in this room they were going, once; "" when they were not. */
export function takePlace(path: string): string {
  try {
    const kept = JSON.parse(sessionStorage.getItem(key) ?? "null") as Kept | null;
    if (kept?.path !== path) return "";
    sessionStorage.removeItem(key);
    return Date.now() - kept.at < lasts ? kept.hash : "";
  } catch {
    return "";
  }
}

import { fieldsOf } from "@/lib/core/records";
import { paths } from "@/lib/core/urls/paths";

const key = "location-hash";
/** Signing in or subscribing takes less than two hours. */
const maxAge = 2 * 60 * 60 * 1_000;

type StoredHash = { path: string; hash: string; at: number };

/** Stores the hash of an exhibition URL across a redirect to login, because the hash is never sent to the server. */
export function storeLocationHash(path: string, hash: string): void {
  if (!path.startsWith(`${paths.exhibitions}/`) || hash.length < 2) return;
  try {
    sessionStorage.setItem(key, JSON.stringify({ path, hash, at: Date.now() } satisfies StoredHash));
  } catch {
    // Without storage, the visitor returns to the start of the exhibition.
  }
}

/** Returns and removes the stored hash of this path; "" when there is none. */
export function takeLocationHash(path: string): string {
  try {
    const stored = fieldsOf(JSON.parse(sessionStorage.getItem(key) ?? "null"));
    if (stored.path !== path) return "";
    sessionStorage.removeItem(key);
    return Date.now() - Number(stored.at) < maxAge ? String(stored.hash) : "";
  } catch {
    return "";
  }
}

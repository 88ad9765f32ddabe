import { Client } from "pg";

const localHosts = new Set(["localhost", "127.0.0.1", "::1", "[::1]"]);

/**
 * Why this database must not be seeded with users whose password is in the README, or null. Decided by the host that the pg
 * client would connect to, because the query string and the environment can name another one.
 */
export function seedRefusal(url: string, isMeant: boolean): string | null {
  const { host } = new Client({ connectionString: url });
  if (isMeant || localHosts.has(host) || host.startsWith("/")) return null;
  return `The database is empty and on another machine (${host}): it is not seeded with users whose password is public. Set it up as in docs/deploy.md, or set ALLOW_REMOTE_SEED=1 to seed it anyway.`;
}

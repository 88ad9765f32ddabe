import { Client } from "pg";

const here = new Set(["localhost", "127.0.0.1", "::1", "[::1]"]);

/**
 * Why this database is not to be filled with people whose password is printed in the README, or null. Judged by the host
 * that Postgres' own client would connect to: an address can name another one in its query, and the environment a third.
 */
export function refusalToSeed(url: string, isMeant: boolean): string | null {
  const { host } = new Client({ connectionString: url });
  if (isMeant || here.has(host) || host.startsWith("/")) return null;
  return `The database is empty and on another machine (${host}): it is not filled with people whose password everybody knows. Set it up as docs/deploy.md says, or set SEED_ANYWHERE=1 if you mean it.`;
}

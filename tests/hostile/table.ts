import type { Access } from "@/lib/accounts/permissions";
import type { Who, World } from "@/tests/hostile/world";

export type Verb = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/** What one try at a call sends; made anew for every try, because a try that succeeds uses its things up. */
export type Sent = {
  params?: Record<string, string>;
  query?: string;
  /** A string goes out as it is. */
  body?: unknown;
  headers?: Record<string, string>;
};

export type Call = {
  verb: Verb;
  /** The address as the folders under app/ spell it. */
  path: string;
  access: Access;
  /** The status for each of the eight. */
  expected: Record<Who, number>;
  /** What is said with 401 and with 403, where it is not the usual sentence. */
  says?: { 401?: string; 403?: string };
  send?: (world: World) => Promise<Sent> | Sent;
  /** The body is not JSON of a contract: signed bytes. */
  raw?: true;
  /** It answers from storage alone, and so the same while there is no database. */
  needsNoDatabase?: true;
  /** A refusal is a sentence of plain text. */
  plain?: true;
  /** What every answer that is no error has to be true of. */
  holds?: (answer: { who: Who; body: Record<string, unknown> }) => void;
};

// An account that was disabled is a visitor to every call, whatever it was before.
const all = (status: number, others: Partial<Record<Who, number>> = {}): Record<Who, number> => ({
  visitor: status,
  unverified: status,
  disabled: others.unverified ?? status,
  owner: status,
  expired: status,
  vip: status,
  admin: status,
  stranger: status,
  ...others,
});

/** Open to all, signed in or not. */
export const toAll = (status = 200) => all(status);
/** For the signed-in. */
export const toSignedIn = (status = 200) => all(status, { visitor: 401, unverified: 401 });
/** For the owner of the thing; to the other signed-in ones it does not exist, and an admin has other ways. */
export const toOwner = (status = 200) => all(404, { visitor: 401, unverified: 401, owner: status });
export const toAdmins = (status = 200) => all(403, { visitor: 401, unverified: 401, admin: status });
/** For members of the Circle, and for admins. */
export const toMembers = () => all(403, { visitor: 401, unverified: 401, vip: 200, admin: 200 });
/** For nobody with a person's session. */
export const toNobody = () => all(401);

/** The address of a try, with its parameters and query in place. */
export function addressOf({ path }: Pick<Call, "path">, { params = {}, query }: Sent): string {
  const filled = path.replace(/\[(\w+)\]/g, (_, name: string) => encodeURIComponent(params[name] ?? ""));
  return query ? `${filled}?${query}` : filled;
}

export const nameOf = ({ verb, path }: Pick<Call, "verb" | "path">): string => `${verb} ${path}`;

import type { Access } from "@/lib/auth/permissions";
import type { Persona, Personas } from "@/tests/security/personas";

export type HttpMethod = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

/** The input of one call; made for each call, because a successful call consumes its rows. */
export type EndpointInput = {
  params?: Record<string, string>;
  query?: string;
  /** A string goes out as it is. */
  body?: unknown;
  headers?: Record<string, string>;
};

export type Endpoint = {
  method: HttpMethod;
  /** The route pattern, as the folders under app/ spell it. */
  path: string;
  access: Access;
  /** The status for each persona. */
  expected: Record<Persona, number>;
  /** The error messages for 401 and 403, where they are not the usual ones. */
  messages?: { 401?: string; 403?: string };
  makeInput?: (world: Personas) => Promise<EndpointInput> | EndpointInput;
  /** The body is not JSON of a contract: signed bytes. */
  raw?: true;
  /** It answers from storage alone, and so the same while there is no database. */
  needsNoDatabase?: true;
  /** The reply is the same for everyone, and caches may keep it. */
  shared?: true;
  /** A refusal is a sentence of plain text. */
  plain?: true;
  /** Checks every successful response. */
  assertReply?: (response: { who: Persona; body: Record<string, unknown> }) => void;
};

// An account that was disabled is a visitor to every call, whatever it was before.
const statusForAll = (status: number, others: Partial<Record<Persona, number>> = {}): Record<Persona, number> => ({
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
export const openToAll = (status = 200) => statusForAll(status);
/** For the signed-in. */
export const signedInOnly = (status = 200) => statusForAll(status, { visitor: 401, unverified: 401 });
/** For the owner of the thing; to the other signed-in ones it does not exist, and an admin has other ways. */
export const ownerOnly = (status = 200) => statusForAll(404, { visitor: 401, unverified: 401, owner: status });
export const adminOnly = (status = 200) => statusForAll(403, { visitor: 401, unverified: 401, admin: status });
/** For members of the Circle, and for admins. */
export const membersOnly = () => statusForAll(403, { visitor: 401, unverified: 401, vip: 200, admin: 200 });
/** No user session is accepted. */
export const noSession = () => statusForAll(401);

/** The URL of a request, with its parameters and query in place. */
export function endpointUrl({ path }: Pick<Endpoint, "path">, { params = {}, query }: EndpointInput): string {
  const filled = path.replace(/\[(\w+)\]/g, (_, name: string) => encodeURIComponent(params[name] ?? ""));
  return query ? `${filled}?${query}` : filled;
}

/** The first of the endpoints that share method, access, kind of body and statuses: one pipeline serves all of them. */
export function oneOfEachClass(endpoints: readonly Endpoint[]): Endpoint[] {
  const classes = new Map<string, Endpoint>();
  for (const endpoint of endpoints) {
    const { method, access, raw, plain, expected } = endpoint;
    const key = JSON.stringify([method, access, raw, plain, expected]);
    if (!classes.has(key)) classes.set(key, endpoint);
  }
  return [...classes.values()];
}

export const endpointName = ({ method, path }: Pick<Endpoint, "method" | "path">): string => `${method} ${path}`;

import { expect } from "@playwright/test";
import { noPermission, sessionExpired } from "@/lib/accounts/permissions";
import { sessionCookieName } from "@/lib/accounts/session-token";
import { db } from "@/lib/platform/db";
import { paths } from "@/lib/platform/paths";
import { calls } from "@/tests/hostile/calls";
import { addressOf, type Call, nameOf, type Sent } from "@/tests/hostile/table";
import { everyone, makeWorld, ownersOrder, type Who, type World } from "@/tests/hostile/world";
import { museum } from "../museum";
import { disguises, spellings } from "../spellings";

export const site = museum();

type Asked = {
  method?: string;
  token?: string | null;
  bearer?: boolean;
  sent?: Sent;
  headers?: Record<string, string>;
};
type Answered = { status: number; text: string; headers: Headers };

/** One request, by a cookie, by a bearer token or by nobody. */
export async function ask(
  url: string,
  { method = "GET", token, bearer, sent = {}, headers: given }: Asked,
): Promise<Answered> {
  const headers = new Headers({ ...sent.headers, ...given });
  if (token && bearer) headers.set("authorization", `Bearer ${token}`);
  if (token && !bearer) headers.set("cookie", `${sessionCookieName()}=${token}`);
  const carries = sent.body !== undefined && method !== "GET";
  const isPlain = typeof sent.body === "string" || sent.body instanceof FormData || sent.body instanceof Uint8Array;
  // A form with a file in it names its own type.
  if (carries && !(sent.body instanceof FormData) && !headers.has("content-type"))
    headers.set("content-type", "application/json");
  const body = carries ? (isPlain ? (sent.body as BodyInit) : JSON.stringify(sent.body)) : undefined;
  const response = await fetch(url, { method, headers, body, redirect: "manual" });
  return { status: response.status, text: await response.text(), headers: response.headers };
}

const errorOf = ({ text }: Answered, { plain }: Call) => (plain ? text : (JSON.parse(text) as { error: string }).error);
// Journeys beside this one share the address that all of this machine's visitors have, in one of its two spellings.
export const forgetVisitors = () =>
  db.$executeRaw`DELETE FROM rate_limits WHERE key LIKE '%:127.0.0.1' OR key LIKE '%:0:0:0:0::/64'`;

/** Every call by each of them, as in the table. What only reads leaves the people as they are: one world does for all of it. */
export async function expectTable(url: string, bearer: boolean): Promise<void> {
  const readers = await makeWorld();
  for (const call of calls) {
    const world = call.verb === "GET" ? readers : await makeWorld();
    for (const who of everyone) {
      await forgetVisitors();
      const sent = (await call.send?.(world)) ?? {};
      const answer = await ask(`${url}${addressOf(call, sent)}`, {
        method: call.verb,
        token: world.tokens[who],
        bearer,
        sent,
      });
      const wanted = bearer && (who === "unverified" || who === "disabled") ? 401 : call.expected[who];
      expect.soft([nameOf(call), who, answer.status]).toEqual([nameOf(call), who, wanted]);
      if (answer.status !== wanted) continue;
      expect
        .soft([nameOf(call), answer.headers.get("cache-control")])
        .toEqual([nameOf(call), expect.stringMatching(/^no-store/)]);
      if (wanted === 403) expect.soft(errorOf(answer, call)).toBe(call.says?.[403] ?? noPermission);
      if (wanted === 401 && !bearer) expect.soft(errorOf(answer, call)).toBe(call.says?.[401] ?? sessionExpired);
    }
  }
}

/** Where a page sends whoever asks for it: by its status, or, once it had begun to answer, by its first lines. */
function sentTo({ status, text, headers }: Answered): string | null {
  const refresh = text.match(/http-equiv="refresh" content="\d+;url=([^"]+)"/)?.[1]?.replaceAll("&amp;", "&");
  const location = status >= 300 && status < 400 ? headers.get("location") : refresh;
  return location ? location.replace(/^https?:\/\/[^/]+/, "") : null;
}

type Page = { path: (order: string) => string; opens: Partial<Record<Who, number>> };
const toMembers = { visitor: 307, unverified: 307, owner: 200, expired: 200, vip: 200, admin: 200 };
const toCircle = { ...toMembers, owner: 307, expired: 307 };
const guarded: Page[] = [
  { path: () => paths.headsOfState, opens: toCircle },
  { path: () => paths.badger, opens: toCircle },
  // A member is told there that it is not for them; a visitor is asked in first.
  { path: () => paths.admin, opens: toMembers },
  { path: () => paths.cart, opens: toMembers },
  { path: () => paths.checkout(), opens: toMembers },
  // Somebody whose session does not stand is told so there.
  { path: () => paths.account, opens: { ...toMembers, unverified: 200 } },
  { path: () => paths.orders, opens: toMembers },
  { path: () => "/orders", opens: toMembers },
  { path: () => paths.ownEvents, opens: toMembers },
  { path: paths.order, opens: { ...toMembers, expired: 404, vip: 404, admin: 404 } },
  { path: paths.receipt, opens: { ...toMembers, expired: 404, vip: 404, admin: 404 } },
];

/** Guarded pages open to those they are for, and hold nothing of anybody else's. */
export async function expectPages(url: string): Promise<void> {
  const world = await makeWorld();
  const order = await ownersOrder(world);
  const secrets = [world.people.owner.email, order.items[0]?.name ?? ""];
  for (const page of guarded) {
    const at = page.path(order.number);
    for (const [who, status] of Object.entries(page.opens) as [Who, number][]) {
      const answer = await ask(`${url}${at}`, { token: world.tokens[who] });
      const to = sentTo(answer);
      if (status === 307)
        expect.soft([at, who, to]).toEqual([at, who, expect.stringMatching(/^\/(login|subscribe)\?redirectTo=%2F/)]);
      else expect.soft([at, who, to]).toEqual([at, who, null]);
      // Once a page has begun to stream its status is 200; that it holds nothing of anybody else's is what counts.
      if (status === 200) expect.soft([at, who, answer.status]).toEqual([at, who, 200]);
      if (who === "owner") continue;
      for (const secret of secrets
        .slice(status === 200 ? 0 : 1)
        .filter((text) => at !== paths.checkout() || text !== secrets[1]))
        expect.soft([at, who, secret, answer.text.includes(secret)]).toEqual([at, who, secret, false]);
    }
  }
}

/** Whoever may not gets the refusal, or nothing at all, however the address is spelled and whatever is sent along. */
export async function expectNoOtherWay(url: string, world: World): Promise<void> {
  const closed = calls.filter((call) => call.expected.visitor === 401);
  for (const call of closed) {
    const sent = (await call.send?.(world)) ?? {};
    const at = addressOf(call, sent);
    const plain = { method: call.verb, sent };
    for (const given of disguises) {
      const { status, headers: said } = await ask(`${url}${at}`, { ...plain, headers: given });
      // Next sends who asks for a page's data without its mark to the same address with the mark.
      const isMarked = status === 307 && /[?&]_rsc=/.test(said.get("location") ?? "");
      expect.soft([nameOf(call), given, isMarked ? 401 : status]).toEqual([nameOf(call), given, 401]);
    }
    for (const spelled of spellings(at)) {
      const { status } = await ask(`${url}${spelled}`, plain);
      expect.soft([spelled, status, isClosed(status, sent)]).toEqual([spelled, status, true]);
    }
  }
  const order = await ownersOrder(world);
  for (const at of [paths.cart, paths.checkout(), paths.account, paths.orders, paths.order(order.number)]) {
    const tries: [string, Record<string, string>][] = [
      ...disguises.map((given): [string, Record<string, string>] => [at, { ...given }]),
      ...spellings(at).map((spelled): [string, Record<string, string>] => [spelled, {}]),
    ];
    for (const [spelled, given] of tries) {
      const answer = await ask(`${url}${spelled}`, { headers: given });
      expect
        .soft([spelled, given, answer.text.includes("14 Adeniran"), answer.text.includes("Till slip")])
        .toEqual([spelled, given, false, false]);
    }
  }
}

// 401 and 403 refuse, 404 and 405 know nothing of it, 308 leads to the plain spelling, 400 cannot be read.
// A form with a file, sent to what is no call, is a Server Action to Next: it says that there is none (409), or fails at that (500).
const isClosed = (status: number, { body, headers }: Sent) =>
  [308, 400, 401, 403, 404, 405].includes(status) ||
  ([409, 500].includes(status) && (body instanceof FormData || /^multipart\//.test(headers?.["content-type"] ?? "")));

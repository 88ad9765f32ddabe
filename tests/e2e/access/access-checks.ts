import { expect } from "@playwright/test";
import { noPermission, sessionExpired } from "@/lib/auth/permissions";
import { sessionCookieName } from "@/lib/auth/sessions/session-token";
import { paths } from "@/lib/core/urls/paths";
import { db } from "@/lib/db/client";
import { type Endpoint, type EndpointInput, endpointName, endpointUrl } from "@/tests/security/access-matrix";
import { sampleEndpoints } from "@/tests/security/endpoints";
import { createOwnersOrder, makePersonas, type Persona, type Personas, personaNames } from "@/tests/security/personas";
import { headerSpoofs, urlVariants } from "../support/request-variants";
import { serverUrls } from "../support/server";

export const server = serverUrls();

type RequestOptions = {
  method?: string;
  token?: string | null;
  bearer?: boolean;
  input?: EndpointInput;
  headers?: Record<string, string>;
};
type ResponseText = { status: number; text: string; headers: Headers };

/** Sends one request with a session cookie, a bearer token or neither. */
export async function sendRequest(
  url: string,
  { method = "GET", token, bearer, input = {}, headers: extraHeaders }: RequestOptions,
): Promise<ResponseText> {
  const headers = new Headers({ ...input.headers, ...extraHeaders });
  if (token && bearer) headers.set("authorization", `Bearer ${token}`);
  if (token && !bearer) headers.set("cookie", `${sessionCookieName()}=${token}`);
  const hasBody = input.body !== undefined && method !== "GET";
  const isRaw = typeof input.body === "string" || input.body instanceof FormData || input.body instanceof Uint8Array;
  // fetch sets the content type of a multipart form itself, with its boundary.
  if (hasBody && !(input.body instanceof FormData) && !headers.has("content-type"))
    headers.set("content-type", "application/json");
  const body = hasBody ? (isRaw ? (input.body as BodyInit) : JSON.stringify(input.body)) : undefined;
  const response = await fetch(url, { method, headers, body, redirect: "manual" });
  return { status: response.status, text: await response.text(), headers: response.headers };
}

const errorText = ({ text }: ResponseText, { plain }: Endpoint) =>
  plain ? text : (JSON.parse(text) as { error: string }).error;
// All tests on this machine share one IP address, which has an IPv4 and an IPv6 form.
export const clearRateLimits = () =>
  db.$executeRaw`DELETE FROM rate_limits WHERE key LIKE '%:127.0.0.1' OR key LIKE '%:0:0:0:0::/64'`;

/** A proxy may store the replies that are listed as shared, and no refusal. */
const storedBy = ({ shared }: Endpoint, status: number) => (shared && status < 400 ? /^public, max-age=/ : /^no-store/);

/** Expects the status of the access matrix from one endpoint of each class (in the full tier every endpoint) for every persona. Reads share one set of personas. */
export async function expectAccessMatrix(url: string, bearer: boolean): Promise<void> {
  let readers = await makePersonas();
  for (const call of sampleEndpoints) {
    const personas = call.method === "GET" ? readers : await makePersonas();
    let signsIn = false;
    for (const persona of personaNames) {
      await clearRateLimits();
      const input = (await call.makeInput?.(personas)) ?? {};
      const response = await sendRequest(`${url}${endpointUrl(call, input)}`, {
        method: call.method,
        token: personas.tokens[persona],
        bearer,
        input,
      });
      signsIn ||= response.headers.getSetCookie().some((line) => line.startsWith(`${sessionCookieName()}=`));
      const expected = call.expected[persona];
      expect.soft([endpointName(call), persona, response.status]).toEqual([endpointName(call), persona, expected]);
      if (response.status !== expected) continue;
      expect
        .soft([endpointName(call), response.headers.get("cache-control")])
        .toEqual([endpointName(call), expect.stringMatching(storedBy(call, expected))]);
      if (expected === 403) expect.soft(errorText(response, call)).toBe(call.messages?.[403] ?? noPermission);
      if (expected === 401 && !bearer)
        expect.soft(errorText(response, call)).toBe(call.messages?.[401] ?? sessionExpired);
    }
    // Signing in ends the session that the browser had.
    if (signsIn) readers = await makePersonas();
  }
}

/** Where a page redirects to: by its status, or by a refresh tag once it has started to stream. */
function redirectTarget({ status, text, headers }: ResponseText): string | null {
  const refresh = text.match(/http-equiv="refresh" content="\d+;url=([^"]+)"/)?.[1]?.replaceAll("&amp;", "&");
  const location = status >= 300 && status < 400 ? headers.get("location") : refresh;
  return location ? location.replace(/^https?:\/\/[^/]+/, "") : null;
}

type GuardedPage = { path: (order: string) => string; expected: Partial<Record<Persona, number>> };
const signedInOnly = { visitor: 307, unverified: 307, owner: 200, expired: 200, vip: 200, admin: 200 };
const membersOnly = { ...signedInOnly, owner: 307, expired: 307 };
const guardedPages: GuardedPage[] = [
  { path: () => paths.headsOfState, expected: membersOnly },
  { path: () => paths.badger, expected: membersOnly },
  // A member gets a page that says admins only; a visitor is redirected to the login.
  { path: () => paths.admin, expected: { ...signedInOnly, owner: 403, expired: 403, vip: 403 } },
  // A visitor has a cart of their own.
  { path: () => paths.cart, expected: { ...signedInOnly, visitor: 200, unverified: 200 } },
  { path: () => paths.checkout(), expected: { ...signedInOnly, visitor: 200, unverified: 200 } },
  // An unverified user gets a page that says the session is invalid.
  { path: () => paths.account, expected: { ...signedInOnly, unverified: 200 } },
  { path: () => paths.orders, expected: signedInOnly },
  { path: () => "/orders", expected: signedInOnly },
  { path: () => paths.myEvents, expected: signedInOnly },
  { path: () => paths.myBids, expected: signedInOnly },
  { path: () => paths.wishlist(), expected: signedInOnly },
  { path: () => paths.collection(), expected: signedInOnly },
  { path: () => paths.following(), expected: signedInOnly },
  { path: paths.order, expected: { ...signedInOnly, expired: 404, vip: 404, admin: 404 } },
  { path: paths.receipt, expected: { ...signedInOnly, expired: 404, vip: 404, admin: 404 } },
];

/** Expects guarded pages to open only with access, and to contain no data of other users. */
export async function expectGuardedPages(url: string): Promise<void> {
  const personas = await makePersonas();
  const order = await createOwnersOrder(personas);
  const secrets = [personas.actors.owner.email, order.items[0]?.name ?? ""];
  for (const page of guardedPages) {
    const path = page.path(order.number);
    for (const [persona, status] of Object.entries(page.expected) as [Persona, number][]) {
      const response = await sendRequest(`${url}${path}`, { token: personas.tokens[persona] });
      const target = redirectTarget(response);
      if (status === 307)
        expect
          .soft([path, persona, target])
          .toEqual([path, persona, expect.stringMatching(/^\/(login|subscribe)\?redirectTo=%2F/)]);
      else expect.soft([path, persona, target]).toEqual([path, persona, null]);
      // A page that has started to stream has status 200 in any case, so its content is checked.
      if (status === 200 || status === 403)
        expect.soft([path, persona, response.status]).toEqual([path, persona, status]);
      if (persona === "owner") continue;
      for (const secret of secrets
        .slice(status === 200 ? 0 : 1)
        .filter((text) => path !== paths.checkout() || text !== secrets[1]))
        expect.soft([path, persona, secret, response.text.includes(secret)]).toEqual([path, persona, secret, false]);
    }
  }
}

/** Expects endpoints and pages that are closed to visitors to stay closed for every URL variant and spoofed header. */
export async function expectNoBypass(url: string, personas: Personas): Promise<void> {
  const closed = sampleEndpoints.filter((call) => call.expected.visitor === 401);
  for (const call of closed) {
    const input = (await call.makeInput?.(personas)) ?? {};
    const path = endpointUrl(call, input);
    const request = { method: call.method, input };
    for (const headers of headerSpoofs) {
      const response = await sendRequest(`${url}${path}`, { ...request, headers });
      // Next.js redirects a request for page data without the `_rsc` parameter to the same URL with it.
      const isRscRedirect = response.status === 307 && /[?&]_rsc=/.test(response.headers.get("location") ?? "");
      const status = isRscRedirect ? 401 : response.status;
      expect.soft([endpointName(call), headers, status]).toEqual([endpointName(call), headers, 401]);
    }
    for (const variant of urlVariants(path)) {
      const { status } = await sendRequest(`${url}${variant}`, request);
      expect.soft([variant, status, isDenied(status, input)]).toEqual([variant, status, true]);
    }
  }
  const order = await createOwnersOrder(personas);
  for (const path of [paths.cart, paths.checkout(), paths.account, paths.orders, paths.order(order.number)]) {
    const requests: [string, Record<string, string>][] = [
      ...headerSpoofs.map((headers): [string, Record<string, string>] => [path, { ...headers }]),
      ...urlVariants(path).map((variant): [string, Record<string, string>] => [variant, {}]),
    ];
    for (const [variant, headers] of requests) {
      const { text } = await sendRequest(`${url}${variant}`, { headers });
      expect
        .soft([variant, headers, text.includes("14 Adeniran"), text.includes("Order Summary")])
        .toEqual([variant, headers, false, false]);
    }
  }
}

// 401 and 403 deny access, 404 and 405 find no endpoint, 308 redirects to the canonical URL, and 400 cannot parse the request.
// Next.js takes a multipart form sent to any other path for a Server Action, and returns 409 or 500 because there is none.
const isDenied = (status: number, { body, headers }: EndpointInput) =>
  [308, 400, 401, 403, 404, 405].includes(status) ||
  ([409, 500].includes(status) && (body instanceof FormData || /^multipart\//.test(headers?.["content-type"] ?? "")));

import type { Mutation } from "../mutation";

const route = "lib/http/route.ts";
const requestBody = "lib/http/request-body.ts";
const access = "tests/security/access.test.ts";
const memberWrite = "lib/http/member-write.test.ts";
const sessions = "tests/security/sessions.test.ts";

/** Every request: origin, access, rate limit, size of the body. */
export const httpMutations: readonly Mutation[] = [
  {
    name: "a write from another site is rejected",
    file: route,
    text: 'if (declaration.input !== "raw") assertSameOrigin(request);',
    replacement: "",
    test: sessions,
  },
  {
    name: "Sec-Fetch-Site is read",
    file: requestBody,
    text: 'if (site && site !== "same-origin" && site !== "none") throwAppError("cross_site", "Forbidden");',
    replacement: "",
    test: "lib/http/request-body.unit.test.ts",
  },
  {
    name: "Origin is compared with the host",
    file: requestBody,
    text: 'if (origin !== new URL(env().APP_URL).origin && host !== request.headers.get("host"))',
    replacement: "if (host === null)",
    test: "lib/http/request-body.unit.test.ts",
  },
  {
    name: "a body above the limit is rejected while it streams",
    file: "lib/core/read-limited.ts",
    text: "if (size > maxBytes) throw new BodyTooLargeError",
    replacement: "if (size < 0) throw new BodyTooLargeError",
    test: "tests/security/request-bodies.test.ts",
  },
  {
    name: "a route asks who may call it",
    file: route,
    text: "requireAccess(declaration, actor, messages);",
    replacement: "",
    test: access,
  },
  {
    name: "a visitor's call consumes its rate limit",
    file: route,
    text: "else if (limit) await consumeLimit(limit, ip);",
    replacement: "",
    test: "lib/http/route.test.ts",
  },
  {
    name: "a call with a session consumes its rate limit",
    file: route,
    text: "if (limit && count) assertWithinLimit(limit, count);",
    replacement: "if (limit && count) void count;",
    test: "lib/http/route.test.ts",
  },
  {
    name: "a bid in the caller's statement stays within the rate limit",
    file: "lib/subscriptions/member-write.ts",
    text: "AND counted.points <= $5",
    replacement: "AND $5::int IS NOT NULL",
    test: memberWrite,
  },
  {
    name: "a bid in the caller's statement is a member's with an active plan",
    file: "lib/subscriptions/member-write.ts",
    text: " AND person.ends_at > person.now + interval '1 millisecond'",
    replacement: "",
    test: memberWrite,
  },
  {
    name: "a bid of an admin is not placed before the rules for admins",
    file: "lib/subscriptions/member-write.ts",
    text: "person.role = 'Member' AND ",
    replacement: "",
    test: memberWrite,
  },
  {
    name: "a reply has the declared fields only",
    file: route,
    text: "const data = declaration.reply ? z.parse(declaration.reply, reply) : {};",
    replacement: "const data = reply as object;",
    test: "lib/http/route.test.ts",
  },
  {
    name: "the scheduler proves its secret",
    file: "lib/http/authenticate.ts",
    text: 'if (!bearer || !isSameSecret(bearer, env().CRON_SECRET)) throwAppError("unauthenticated", "Forbidden");',
    replacement: "",
    test: access,
  },
  {
    name: "the whole secret is compared",
    file: "lib/core/secrets.ts",
    text: "return timingSafeEqual(Buffer.from(sha256(given)), Buffer.from(sha256(expected)));",
    replacement:
      "return timingSafeEqual(Buffer.from(sha256(given)), Buffer.from(sha256(expected))) || expected.startsWith(given);",
    test: access,
  },
  {
    name: "a member's page is for members",
    file: "lib/auth/permissions.ts",
    text: 'if (access === "vip" && (actor.isVIP || actor.role === "Admin")) return null;',
    replacement: 'if (access === "vip") return null;',
    test: access,
  },
  {
    name: "an admin's route is for admins",
    file: "lib/auth/permissions.ts",
    text: 'if (access === "admin" && permission && can(actor, permission)) return null;',
    replacement: 'if (access === "admin") return null;',
    test: access,
  },
  {
    name: "an admin's route is for the roles with its permission",
    file: "lib/auth/permissions.ts",
    text: 'if (access === "admin" && permission && can(actor, permission)) return null;',
    replacement: 'if (access === "admin" && actor.role === "Admin") return null;',
    test: "tests/security/staff-access.test.ts",
  },
  {
    name: "the client's own part of X-Forwarded-For is not believed",
    file: "lib/http/client-ip.ts",
    text: "forwarded.at(-proxies)?.trim()",
    replacement: "forwarded.at(0)?.trim()",
    test: "lib/http/client-ip.unit.test.ts",
  },
  {
    name: "a redirect stays on the site",
    file: "lib/core/urls/safe-redirect-path.ts",
    text: "if (url.origin !== base || decoded === null ||",
    replacement: "if (decoded === null ||",
    test: "lib/core/urls/safe-redirect-path.unit.test.ts",
  },
  {
    name: "Paystack's page is on an allowed host",
    file: "lib/paystack/paystack.ts",
    text: "requireCheckoutHost(data.authorizationUrl);",
    replacement: "",
    test: "lib/paystack/paystack.unit.test.ts",
  },
];

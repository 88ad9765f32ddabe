import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { POST as login } from "@/app/api/auth/login/route";
import { POST as logout } from "@/app/api/auth/logout/route";
import { GET as me } from "@/app/api/me/route";
import { makeUser, SEED_PASSWORD } from "@/lib/auth/factory";
import { signIn } from "@/lib/auth/sign-in";
import { makeProduct } from "@/lib/catalog/factory";
import { env } from "@/lib/core/env";
import { db } from "@/lib/db/client";
import { limits } from "@/lib/db/rate-limit";
import { callRoute } from "@/lib/http/test-client";
import { makeSession } from "@/lib/http/test-session";
import { makeActor } from "@/lib/subscriptions/factory";
import { measureInTurns } from "@/tests/measure-in-turns";
import { recordStatements } from "@/tests/record-statements";
import { isFull } from "@/tests/tier";
import { emulator } from "@/tooling/dev-stack/test-context";

beforeEach(() => db.$executeRaw`DELETE FROM rate_limits`);

const send = (body: unknown, headers?: Record<string, string>) =>
  callRoute(login, "/api/auth/login", { body, headers });
const withoutRequestId = ({ status, body }: { status: number; body: { requestId?: string } }) => ({
  status,
  ...body,
  requestId: "",
});

it("returns a token, the user and the redirect, and sets the cookies", async () => {
  const { email, id } = await makeUser();
  const { status, body, headers, cookies } = await send({ email: ` ${email.toUpperCase()} `, password: SEED_PASSWORD });
  expect({ status, body }).toMatchObject({
    status: 200,
    body: { success: true, redirectTo: "/account", user: { _id: id, email, role: "Member" } },
  });
  expect(JSON.stringify(body)).not.toMatch(/argon2|passwordHash|sessionVersion/);
  expect(headers.getSetCookie()[0]).toMatch(/^la_session=.+; Path=\/; Max-Age=7776000; SameSite=Lax; HttpOnly$/);
  expect(headers.get("cache-control")).toBe("no-store");
  const again = await send({ email, password: SEED_PASSWORD });
  expect(again.cookies.la_session).not.toBe(cookies.la_session);
  expect(again.cookies.la_hint).not.toBe(cookies.la_hint);
  for (const as of [{ as: cookies.la_session! }, { as: body.token, bearer: true }])
    expect((await callRoute(me, "/api/me", as)).status).toBe(200);
});

it("returns the same error for a wrong password, an unknown email and a deleted or disabled account", async () => {
  const known = await makeUser();
  const disabled = await makeUser({ disabled: true });
  const deleted = await makeUser({ deleted: true });
  const unverified = await makeUser({ verified: false });
  const responses = await Promise.all([
    send({ email: known.email, password: "wrong-password" }),
    send({ email: "nobody@livingarchive.test", password: "wrong-password" }),
    send({ email: disabled.email, password: "wrong-password" }),
    send({ email: deleted.email, password: SEED_PASSWORD }),
    send({ email: unverified.email, password: "wrong-password" }),
  ]);
  expect(withoutRequestId(responses[0]!)).toMatchObject({
    status: 401,
    success: false,
    error: "Invalid email or password",
    code: "bad_credentials",
  });
  for (const response of responses) expect(withoutRequestId(response)).toEqual(withoutRequestId(responses[0]!));
});

it.runIf(isFull)(
  "takes as long for an unknown email as for a wrong password",
  async () => {
    const { email } = await makeUser();
    const guess = (address: string) => async () => {
      await db.$executeRaw`DELETE FROM rate_limits`;
      return () => send({ email: address, password: "wrong-password" });
    };
    const [known, unknown] = await measureInTurns(guess(email), guess("nobody@livingarchive.test"));
    expect(Math.abs(known / unknown - 1)).toBeLessThan(0.05);
  },
  120_000,
);

it("reveals that the email is unverified only with the right password", async () => {
  const { email } = await makeUser({ verified: false });
  const response = withoutRequestId(await send({ email, password: SEED_PASSWORD }));
  expect(response).toMatchObject({
    status: 403,
    code: "email_unverified",
    error: "Please verify your email before logging in.",
  });
});

it("reveals that the account is disabled only with the right password, and starts no session", async () => {
  const { email, id } = await makeUser({ disabled: true });
  const response = await send({ email, password: SEED_PASSWORD });
  expect(response).toMatchObject({ status: 403, body: { success: false, code: "account_disabled" } });
  expect(await db.session.count({ where: { userId: id } })).toBe(0);
});

describe("wrong passwords", () => {
  const from = (ip: string, cookie = "") => ({ "x-forwarded-for": ip, ...(cookie && { cookie }) });
  const guess = (email: string, ip: string, times: number) =>
    Promise.all([...Array(times)].map(() => send({ email, password: "wrong" }, from(ip))));
  const mailsTo = (email: string) =>
    emulator()
      .emails()
      .filter(({ to }) => to.includes(email));
  beforeEach(() => void Object.assign(env(), { TRUSTED_PROXIES: 1 }));
  afterEach(() => void Object.assign(env(), { TRUSTED_PROXIES: 0 }));

  it("lock out their sender for that account, and nobody else", async () => {
    const [victim, other] = [await makeUser(), await makeUser()];
    const tries = await guess(victim.email, "10.0.0.1", limits["login-pair"].points);
    expect(new Set(tries.map(({ status }) => status))).toEqual(new Set([401]));
    const refused = await send({ email: victim.email, password: SEED_PASSWORD }, from("10.0.0.1"));
    expect([refused.status, Number(refused.headers.get("retry-after")) > 0]).toEqual([429, true]);
    expect((await send({ email: other.email, password: SEED_PASSWORD }, from("10.0.0.1"))).status).toBe(200);
    expect((await send({ email: victim.email, password: SEED_PASSWORD }, from("10.0.0.2"))).status).toBe(200);
    await db.$executeRaw`UPDATE rate_limits SET expire = ${Date.now() - 1}`;
    expect((await send({ email: victim.email, password: SEED_PASSWORD }, from("10.0.0.1"))).status).toBe(200);
  });

  it("of many clients use up the budget of the account, but not for a device that has signed in before", async () => {
    const { email } = await makeUser();
    const stranger = await makeUser();
    const deviceOf = async (address: string) =>
      `la_device=${(await send({ email: address, password: SEED_PASSWORD }, from("10.1.0.0"))).cookies.la_device}`;
    const [own, foreign] = [await deviceOf(email), await deviceOf(stranger.email)];
    for (let client = 1; client <= 5; client++) await guess(email, `10.1.0.${client}`, 20);
    const attempt = async (headers: Record<string, string>) =>
      (await send({ email, password: SEED_PASSWORD }, headers)).status;
    expect(await attempt(from("10.1.0.9"))).toBe(429);
    expect(await attempt(from("10.1.0.9", foreign))).toBe(429);
    expect(await attempt(from("10.1.0.9", `${own}x`))).toBe(429);
    expect(await attempt(from("10.1.0.1", own))).toBe(200);
  });

  it("of a known device are limited as well", async () => {
    const { email } = await makeUser();
    const { cookies } = await send({ email, password: SEED_PASSWORD }, from("10.2.0.1"));
    const headers = from("10.2.0.1", `la_device=${cookies.la_device}`);
    for (let tries = 0; tries < limits["login-device"].points; tries++)
      await send({ email, password: "wrong" }, headers);
    expect((await send({ email, password: SEED_PASSWORD }, headers)).status).toBe(429);
  });

  it("are reported to the owner once, by email", async () => {
    const { email } = await makeUser();
    await guess(email, "10.3.0.1", 19);
    expect(mailsTo(email)).toEqual([]);
    for (let client = 2; client <= 4; client++) await guess(email, `10.3.0.${client}`, 20);
    await db.$executeRaw`DELETE FROM rate_limits WHERE key LIKE 'login-account:%' OR key LIKE 'login-pair:%'`;
    await guess(email, "10.3.0.5", 20);
    expect(mailsTo(email).map(({ subject }) => subject)).toEqual(["Wrong passwords for your account"]);
  });

  it("give the same responses with the same statements for an unknown email, up to the lock-out", async () => {
    const { email } = await makeUser();
    const responsesFor = async (address: string) => {
      const seen: { statements: string[]; code: string }[] = [];
      for (let tries = 0; tries <= limits["login-pair"].points; tries++) {
        let code = "";
        const statements = await recordStatements(() =>
          signIn({ email: address, password: "wrong", ip: "10.4.0.1", device: null }).catch((error) => {
            code = error.code;
          }),
        );
        seen.push({ statements, code });
      }
      return seen;
    };
    const known = await responsesFor(email);
    expect(await responsesFor("nobody-at-all@livingarchive.test")).toEqual(known);
  });
});

it("resets the failed logins after a successful one", async () => {
  const { email } = await makeUser();
  for (let round = 0; round < 3; round += 1) {
    for (let tries = 0; tries < 15; tries += 1) await send({ email, password: "wrong" });
    expect((await send({ email, password: SEED_PASSWORD })).status).toBe(200);
  }
});

it.each([
  [{ email: { $gt: "" }, password: "x" }, "Email is required"],
  [{ email: ["a@b.co"], password: "x" }, "Email is required"],
  [{ email: "a@b.co" }, "Password is required"],
  [{ email: "a@b.co", password: { $ne: 1 } }, "Password is required"],
  [{ email: "", password: "x" }, "Email is required"],
] as [object, string][])("rejects %j", async (body, error) => {
  expect(withoutRequestId(await send(body))).toMatchObject({ status: 400, error });
});

it.each([
  ["/cart?x=1", "/cart?x=1"],
  ["/@evil.tld", "/@evil.tld"],
  ...[
    "https://evil.tld",
    "//evil.tld",
    "/\\evil.tld",
    "\\/evil.tld",
    "///evil",
    "/\t/evil",
    "/%5cevil.tld",
    "https:evil.tld",
    "javascript:alert(1)",
    "data:text/html,x",
    "/login?redirectTo=//evil",
    "/a\r\nSet-Cookie:x",
    "/a%0d%0aSet-Cookie:x",
    "http://localhost.evil",
    "",
    "/".repeat(10_000),
    "/api/auth/logout",
    "x".repeat(20_000),
  ].map((wanted): [string, string] => [wanted, "/account"]),
])("redirects %j to %s", async (redirectTo, expected) => {
  const { email } = await makeUser();
  const { status, body } = await send({ email, password: SEED_PASSWORD, redirectTo });
  expect([status, body.redirectTo]).toEqual([200, expected]);
});

it("signs in despite an invalid cart intent", async () => {
  const { email } = await makeUser();
  for (const intent of [
    { productId: "prd_unknown" },
    { productId: 5 },
    "nonsense",
    { productId: "x", quantity: 1e9 },
  ]) {
    expect((await send({ email, password: SEED_PASSWORD, intent })).status).toBe(200);
  }
});

it("adds the visitor's intent to the cart, from JSON and from a form", async () => {
  const { id, email } = await makeUser();
  const shirt = await makeProduct({ variations: { stock: { M: 5, L: 1 } } });
  const lines = () => db.cartLine.findMany({ where: { userId: id }, include: { variant: true } });
  await send({ email, password: SEED_PASSWORD, intent: { productId: shirt.id, quantity: 2, variation: ["M"] } });
  expect((await lines()).map(({ quantity, variant }) => [quantity, variant.name])).toEqual([[2, "M"]]);
  const form = { email, password: SEED_PASSWORD, add: shirt.id, variation: "M", quantity: "1" };
  expect((await send(new URLSearchParams(form))).status).toBe(303);
  expect((await lines()).map(({ quantity }) => quantity)).toEqual([3]);
});

it("works as a form without script, and returns the form with its hidden fields after an error", async () => {
  const { email } = await makeUser();
  const done = await send(
    new URLSearchParams({ email, password: SEED_PASSWORD, redirectTo: "/cart", add: "prd_unknown", quantity: "1" }),
  );
  expect([done.status, done.headers.get("location"), Boolean(done.cookies.la_session)]).toEqual([303, "/cart", true]);
  const refused = await send(
    new URLSearchParams({ email, password: "wrong", redirectTo: "/cart", add: "prd_1", variation: "M", quantity: "2" }),
  );
  expect(refused.status).toBe(303);
  expect(Object.fromEntries(new URL(refused.headers.get("location")!, "http://x").searchParams)).toEqual({
    code: "bad_credentials",
    redirectTo: "/cart",
    add: "prd_1",
    variation: "M",
    quantity: "2",
  });
});

it("ends the session that the browser had, and no session of another browser", async () => {
  const [first, second] = [await makeUser(), await makeUser()];
  const logIn = (email: string, as?: string) =>
    callRoute(login, "/api/auth/login", { body: { email, password: SEED_PASSWORD }, as: as ?? null });
  const elsewhere = (await logIn(first.email)).body.token;
  const before = (await logIn(first.email)).body.token;
  const status = async (token: string) => (await callRoute(me, "/api/me", { as: token })).status;
  expect(
    (await callRoute(login, "/api/auth/login", { body: { email: first.email, password: "wrong" }, as: before })).status,
  ).toBe(401);
  expect(await status(before)).toBe(200);
  const after = (await logIn(second.email, before)).body.token;
  expect([await status(before), await status(after), await status(elsewhere)]).toEqual([401, 200, 200]);
});

it("signs out one device, and everywhere by ending all sessions", async () => {
  const { email } = await makeUser();
  const first = (await send({ email, password: SEED_PASSWORD })).body.token;
  const second = (await send({ email, password: SEED_PASSWORD })).body.token;
  const here = await callRoute(logout, "/api/auth/logout", { body: {}, as: first });
  expect(here.headers.getSetCookie().every((line) => line.includes("Max-Age=0"))).toBe(true);
  expect((await callRoute(me, "/api/me", { as: first, bearer: true })).status).toBe(401);
  expect((await callRoute(me, "/api/me", { as: second, bearer: true })).status).toBe(200);
  await callRoute(logout, "/api/auth/logout", { body: { everywhere: true }, as: second });
  for (const bearer of [first, second])
    expect((await callRoute(me, "/api/me", { as: bearer, bearer: true })).status).toBe(401);
  const form = await callRoute(logout, "/api/auth/logout", { body: new URLSearchParams() });
  expect([form.status, form.headers.get("location")]).toEqual([303, "/login"]);
});

it("is not prevented by an ended or foreign session", async () => {
  const { email } = await makeUser();
  for (const as of ["garbage", await makeSession({ ...(await makeActor()), sessionVersion: 0 })])
    for (const bearer of [false, true]) {
      const response = await callRoute(login, "/api/auth/login", {
        body: { email, password: SEED_PASSWORD },
        as,
        bearer,
      });
      expect(response.status).toBe(200);
    }
});

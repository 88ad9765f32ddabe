import { beforeEach, expect, it } from "vitest";
import { POST as login } from "@/app/api/auth/login/route";
import { POST as requestLink } from "@/app/api/auth/sign-in-link/route";
import { GET as me } from "@/app/api/me/route";
import { makeUser, SEED_PASSWORD } from "@/lib/auth/factory";
import { requestSignInLink } from "@/lib/auth/request-sign-in-link";
import { db } from "@/lib/db/client";
import { limits } from "@/lib/db/rate-limit";
import { callRoute } from "@/lib/http/test-client";
import { recordStatements } from "@/tests/record-statements";
import { emulator } from "@/tooling/dev-stack/test-context";
import { POST as useLink } from "./route";

beforeEach(() => db.$executeRaw`DELETE FROM rate_limits`);

const mailsTo = (email: string) =>
  emulator()
    .emails()
    .filter(({ to }) => to.includes(email));
const ask = (email: unknown, fields: object = {}) =>
  callRoute(requestLink, "/api/auth/sign-in-link", { body: { email, ...fields } });
const use = (token: string) => callRoute(useLink, "/api/auth/login/link", { body: { token } });

async function linkFor(email: string, fields?: object): Promise<string> {
  expect((await ask(email, fields)).status).toBe(200);
  return mailsTo(email)[0]!.html.match(/login\/link\/([\w-]{43})/)![1]!;
}

it("signs in once with the link and keeps the redirect", async () => {
  const { email } = await makeUser();
  const token = await linkFor(email, { redirectTo: "/cart" });
  const [first, second] = await Promise.all([use(token), use(token)]);
  const [done, refused] = first.status === 200 ? [first, second] : [second, first];
  expect([done.status, done.body.redirectTo, done.body.user.email]).toEqual([200, "/cart", email]);
  expect((await callRoute(me, "/api/me", { as: done.cookies.la_session! })).status).toBe(200);
  expect([refused.status, refused.body.code, refused.cookies]).toEqual([400, "bad_token", {}]);
});

it("gives the same response with the same statements for an unknown email, and mails nobody", async () => {
  const { email } = await makeUser();
  const [known, unknown] = [await ask(email), await ask("nobody-here@livingarchive.test")];
  expect(unknown.body.message).toBe(known.body.message);
  expect(mailsTo("nobody-here@livingarchive.test")).toEqual([]);
  const statements = (address: string) => recordStatements(() => requestSignInLink({ email: address, intent: null }));
  expect(await statements("nobody-here@livingarchive.test")).toEqual(await statements(email));
});

it("asks a user with MFA for the code and starts no session", async () => {
  const { email, id } = await makeUser({ role: "Admin" });
  await db.totpCredential.create({ data: { userId: id, encryptedSecret: "x", confirmedAt: new Date() } });
  const { status, body, cookies } = await use(await linkFor(email));
  expect([status, body.factor, Boolean(cookies.la_step), cookies.la_session]).toEqual([200, "due", true, undefined]);
  expect(await db.session.count({ where: { userId: id } })).toBe(0);
});

it("verifies the address, and drops a password that a stranger may have chosen", async () => {
  const { email } = await makeUser({ verified: false });
  expect((await use(await linkFor(email))).status).toBe(200);
  expect((await callRoute(login, "/api/auth/login", { body: { email, password: SEED_PASSWORD } })).body.code).toBe(
    "bad_credentials",
  );
  expect(mailsTo(email)[0]!.subject).toBe("Choose a new password");
});

it("rejects an expired or replaced link, and that of a disabled account", async () => {
  const { email, id } = await makeUser();
  const replaced = await linkFor(email);
  const late = await linkFor(email);
  await db.$executeRaw`UPDATE user_tokens SET expires_at = now() WHERE user_id = ${id} AND used_at IS NULL`;
  for (const token of [replaced, late, "nonsense"]) expect((await use(token)).body.code).toBe("bad_token");
  const open = await linkFor(email);
  const [row] = await db.$queryRaw<[{ minutes: number }]>`
    SELECT round(extract(epoch FROM expires_at - now()) / 60)::int AS minutes FROM user_tokens WHERE user_id = ${id} AND used_at IS NULL`;
  expect(row.minutes).toBe(15);
  await db.user.update({ where: { id }, data: { disabledAt: new Date() } });
  expect((await use(open)).body.code).toBe("bad_token");
});

it("rejects the request after its limit, for known and unknown emails", async () => {
  for (const email of [(await makeUser()).email, "stranger-here@livingarchive.test"]) {
    for (let times = 0; times < limits["sign-in-link-account"].points; times++)
      expect((await ask(email)).status).toBe(200);
    expect((await ask(email)).status).toBe(429);
  }
});

it("works as forms without script", async () => {
  const { email } = await makeUser();
  const sent = await callRoute(requestLink, "/api/auth/sign-in-link", {
    body: new URLSearchParams({ email, password: "", redirectTo: "/cart" }),
  });
  expect([sent.status, sent.headers.get("location")]).toEqual([303, "/login?notice=link&redirectTo=%2Fcart"]);
  const token = mailsTo(email)[0]!.html.match(/login\/link\/([\w-]{43})/)![1]!;
  const press = () => callRoute(useLink, "/api/auth/login/link", { body: new URLSearchParams({ token }) });
  expect((await press()).headers.get("location")).toBe("/cart");
  expect((await press()).headers.get("location")).toBe("/login?code=bad_sign_in_link");
});

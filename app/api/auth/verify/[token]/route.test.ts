import { expect, it, vi } from "vitest";
import { POST as login } from "@/app/api/auth/login/route";
import { POST as register } from "@/app/api/auth/register/route";
import { POST as resend } from "@/app/api/auth/resend-verification/route";
import { GET, HEAD, POST } from "@/app/api/auth/verify/[token]/route";
import { GET as me } from "@/app/api/me/route";
import { callRoute } from "@/lib/http/testing";
import { db } from "@/lib/platform/db";
import { log } from "@/lib/platform/log";
import { makeProduct } from "@/lib/shop/factory";
import { emulator } from "@/local/testing";

let people = 0;
const linkIn = (html: string) => html.match(/verify\/([\w-]{43})/)![1]!;

async function registered(carry: object = {}) {
  const email = `verify-${++people}@livingarchive.test`;
  await callRoute(register, "/api/auth/register", {
    body: { firstName: "Bola", lastName: "Ade", email, password: "a-fine-password", ...carry },
  });
  return { email, token: linkIn(emulator().emails()[0]!.html) };
}
const verify = (token: string, sending: { method?: string; headers?: Record<string, string> } = { method: "POST" }) =>
  callRoute(sending.method === "GET" ? GET : POST, `/api/auth/verify/${encodeURIComponent(token)}`, {
    ...sending,
    params: { token },
  });
const refusal = {
  status: 400,
  body: expect.objectContaining({ success: false, error: "Invalid or expired verification link" }),
};

it("signs the person in, with a cookie and with a token, and sends them on", async () => {
  const { email, token } = await registered();
  const { status, body, cookies } = await verify(token);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    success: true,
    message: expect.any(String),
    user: { email, isVIP: false },
    redirectTo: "/dashboard",
  });
  expect(body.user.sessionVersion).toBeUndefined();
  expect(cookies.la_hint).toMatch(/^[\w-]{8}$/);
  for (const as of [{ as: cookies.la_session! }, { as: body.token, bearer: true }]) {
    expect((await callRoute(me, "/api/me", as)).body.user.email).toBe(email);
  }
});

it.each([
  ["/cart", "/cart"],
  ["/drops?sort=new#top", "/drops?sort=new#top"],
  ["//evil.tld", "/dashboard"],
])("carries %s through the mail to %s", async (redirectTo, expected) => {
  const { token } = await registered({ redirectTo, intent: { productId: "prd_unknown", quantity: 1 } });
  const { status, body } = await verify(token);
  expect([status, body.redirectTo]).toEqual([200, expected]);
});

it("puts what a visitor wanted before registering into their cart", async () => {
  const { id } = await makeProduct();
  const { token, email } = await registered({ redirectTo: "/cart", intent: { productId: id, quantity: 2 } });
  await verify(token);
  expect(await db.cartLine.findMany({ where: { user: { email } } })).toMatchObject([{ quantity: 2 }]);
});

it("works for a client of the API that asks with GET", async () => {
  const { token } = await registered();
  expect((await verify(token, { method: "GET" })).status).toBe(200);
});

it.each([
  ["HEAD", {}],
  ["an image in somebody's page", { "sec-fetch-site": "cross-site" }],
  ["a prefetch", { "sec-purpose": "prefetch;prerender", "sec-fetch-site": "none" }],
])("is not used up by %s", async (how, headers) => {
  const { token } = await registered();
  if (how === "HEAD") expect(HEAD().status).toBe(204);
  else expect((await verify(token, { method: "GET", headers })).status).toBe(403);
  expect((await verify(token)).status).toBe(200);
});

it.each([["nonsense"], [""], ["x".repeat(10_000)], ["../../me"], ["'; DROP TABLE users; --"]])(
  "refuses a token that is none (%#)",
  async (token) => {
    expect(await verify(token)).toMatchObject(refusal);
  },
);

it("refuses a second use, and gives it no session", async () => {
  const { token } = await registered();
  await verify(token);
  const second = await verify(token);
  expect(second).toMatchObject(refusal);
  expect(second.cookies).toEqual({});
});

it("gives one session when a link is used twenty times at once", async () => {
  const { token } = await registered();
  const answers = await Promise.all([...Array(20)].map(() => verify(token)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status === 400)).toHaveLength(19);
});

it("refuses a link after 24 hours by the database's clock, and one of a person who is gone", async () => {
  const { token, email } = await registered();
  await db.$executeRaw`UPDATE user_tokens SET expires_at = now() WHERE user_id = (SELECT id FROM users WHERE email = ${email})`;
  expect(await verify(token)).toMatchObject(refusal);
  const gone = await registered();
  await db.user.update({ where: { email: gone.email }, data: { deletedAt: new Date() } });
  expect(await verify(gone.token)).toMatchObject(refusal);
});

it("refuses an older link after a new one was sent, and the new one keeps what the old one carried", async () => {
  const { email, token } = await registered({ redirectTo: "/cart" });
  await callRoute(resend, "/api/auth/resend-verification", { body: { email } });
  expect(await verify(token)).toMatchObject(refusal);
  const { body } = await verify(linkIn(emulator().emails()[0]!.html));
  expect(body).toMatchObject({ success: true, redirectTo: "/cart" });
});

it("never takes a link for a new password", async () => {
  const { token } = await registered();
  await db.$executeRaw`UPDATE user_tokens SET purpose = 'ResetPassword' WHERE used_at IS NULL`;
  expect(await verify(token)).toMatchObject(refusal);
});

it("writes no line in the log that holds a token", async () => {
  const told = (["info", "error"] as const).map((level) => vi.spyOn(log(), level));
  const token = "still-good".padEnd(43, "x");
  await verify(token);
  const lines = JSON.stringify(told.map((spy) => spy.mock.calls));
  expect(lines).toContain("/api/auth/verify/");
  expect(lines).not.toContain(token);
});

it("sends a link without a password when several people have registered with the address", async () => {
  const email = "fought-over@livingarchive.test";
  const person = { firstName: "Amara", lastName: "Okonkwo", email };
  await callRoute(register, "/api/auth/register", { body: { ...person, password: "the-owners-password" } });
  await callRoute(register, "/api/auth/register", { body: { ...person, password: "the-thiefs-password" } });
  await callRoute(resend, "/api/auth/resend-verification", { body: { email } });
  expect((await verify(linkIn(emulator().emails()[0]!.html))).status).toBe(200);
  for (const password of ["the-thiefs-password", "the-owners-password"])
    expect((await callRoute(login, "/api/auth/login", { body: { email, password } })).status).toBe(401);
});

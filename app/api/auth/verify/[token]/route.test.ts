import { expect, it, vi } from "vitest";
import { POST as login } from "@/app/api/auth/login/route";
import { POST as register } from "@/app/api/auth/register/route";
import { POST as resend } from "@/app/api/auth/resend-verification/route";
import { GET, HEAD, POST } from "@/app/api/auth/verify/[token]/route";
import { GET as me } from "@/app/api/me/route";
import { makeProduct } from "@/lib/catalog/factory";
import { log } from "@/lib/core/log";
import { db } from "@/lib/db/client";
import { callRoute } from "@/lib/http/test-client";
import { emulator } from "@/tooling/dev-stack/test-context";

let userCount = 0;
const linkIn = (html: string) => html.match(/verify\/([\w-]{43})/)![1]!;

async function registered(extra: object = {}) {
  const email = `verify-${++userCount}@livingarchive.test`;
  await callRoute(register, "/api/auth/register", {
    body: { firstName: "Bola", lastName: "Ade", email, password: "a-fine-password", ...extra },
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

it("signs the user in with a cookie and a token, and returns the redirect", async () => {
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
])("keeps the redirect %s through the email as %s", async (redirectTo, expected) => {
  const { token } = await registered({ redirectTo, intent: { productId: "prd_unknown", quantity: 1 } });
  const { status, body } = await verify(token);
  expect([status, body.redirectTo]).toEqual([200, expected]);
});

it("adds the visitor's intent from before the registration to the cart", async () => {
  const { id } = await makeProduct();
  const { token, email } = await registered({ redirectTo: "/cart", intent: { productId: id, quantity: 2 } });
  await verify(token);
  expect(await db.cartLine.findMany({ where: { user: { email } } })).toMatchObject([{ quantity: 2 }]);
});

it("accepts GET from an API client", async () => {
  const { token } = await registered();
  expect((await verify(token, { method: "GET" })).status).toBe(200);
});

it.each([
  ["HEAD", {}],
  ["an image on another site", { "sec-fetch-site": "cross-site" }],
  ["a prefetch", { "sec-purpose": "prefetch;prerender", "sec-fetch-site": "none" }],
])("is not consumed by %s", async (how, headers) => {
  const { token } = await registered();
  if (how === "HEAD") expect(HEAD().status).toBe(204);
  else expect((await verify(token, { method: "GET", headers })).status).toBe(403);
  expect((await verify(token)).status).toBe(200);
});

it.each([["nonsense"], [""], ["x".repeat(10_000)], ["../../me"], ["'; DROP TABLE users; --"]])(
  "rejects an invalid token (%#)",
  async (token) => {
    expect(await verify(token)).toMatchObject(refusal);
  },
);

it("rejects a second use without a session", async () => {
  const { token } = await registered();
  await verify(token);
  const second = await verify(token);
  expect(second).toMatchObject(refusal);
  expect(second.cookies).toEqual({});
});

it("starts one session for twenty concurrent uses of a link", async () => {
  const { token } = await registered();
  const responses = await Promise.all([...Array(20)].map(() => verify(token)));
  expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(responses.filter(({ status }) => status === 400)).toHaveLength(19);
});

it("rejects an expired link and the link of a deleted user", async () => {
  const { token, email } = await registered();
  await db.$executeRaw`UPDATE user_tokens SET expires_at = now() WHERE user_id = (SELECT id FROM users WHERE email = ${email})`;
  expect(await verify(token)).toMatchObject(refusal);
  const gone = await registered();
  await db.user.update({ where: { email: gone.email }, data: { deletedAt: new Date() } });
  expect(await verify(gone.token)).toMatchObject(refusal);
});

it("rejects the older link after a resend; the new one keeps its redirect", async () => {
  const { email, token } = await registered({ redirectTo: "/cart" });
  await callRoute(resend, "/api/auth/resend-verification", { body: { email } });
  expect(await verify(token)).toMatchObject(refusal);
  const { body } = await verify(linkIn(emulator().emails()[0]!.html));
  expect(body).toMatchObject({ success: true, redirectTo: "/cart" });
});

it("rejects a password reset token", async () => {
  const { token } = await registered();
  await db.$executeRaw`UPDATE user_tokens SET purpose = 'ResetPassword' WHERE used_at IS NULL`;
  expect(await verify(token)).toMatchObject(refusal);
});

it("never logs a token", async () => {
  const logSpies = (["info", "error"] as const).map((level) => vi.spyOn(log(), level));
  const token = "still-good".padEnd(43, "x");
  await verify(token);
  const lines = JSON.stringify(logSpies.map((spy) => spy.mock.calls));
  expect(lines).toContain("/api/auth/verify/");
  expect(lines).not.toContain(token);
});

it("sets no password when several people registered with the email", async () => {
  const email = "fought-over@livingarchive.test";
  const user = { firstName: "Amara", lastName: "Okonkwo", email };
  await callRoute(register, "/api/auth/register", { body: { ...user, password: "the-owners-password" } });
  await callRoute(register, "/api/auth/register", { body: { ...user, password: "the-thiefs-password" } });
  await callRoute(resend, "/api/auth/resend-verification", { body: { email } });
  expect((await verify(linkIn(emulator().emails()[0]!.html))).status).toBe(200);
  for (const password of ["the-thiefs-password", "the-owners-password"])
    expect((await callRoute(login, "/api/auth/login", { body: { email, password } })).status).toBe(401);
});

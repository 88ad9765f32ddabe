import { beforeEach, expect, it } from "vitest";
import { POST as forgot } from "@/app/api/auth/forgot-password/route";
import { POST as login } from "@/app/api/auth/login/route";
import { POST as resend } from "@/app/api/auth/resend-verification/route";
import { POST as reset } from "@/app/api/auth/reset-password/[token]/route";
import { GET as me } from "@/app/api/me/route";
import { makeUser, SEED_PASSWORD } from "@/lib/auth/factory";
import { requestPasswordReset } from "@/lib/auth/passwords/request-password-reset";
import { resendVerification } from "@/lib/auth/resend-verification";
import { backgroundSettled } from "@/lib/core/background";
import { db } from "@/lib/db/client";
import { limits } from "@/lib/db/rate-limit";
import { type CallResponse, callRoute } from "@/lib/http/test-client";
import { measureInTurns } from "@/tests/measure-in-turns";
import { recordStatements } from "@/tests/record-statements";
import { isFull } from "@/tests/tier";
import { emulator } from "@/tooling/dev-stack/test-context";

beforeEach(() => db.$executeRaw`DELETE FROM rate_limits`);

const mailsTo = (email: string) =>
  emulator()
    .emails()
    .filter(({ to }) => to.includes(email));
const ask = (email: unknown, headers?: Record<string, string>) =>
  callRoute(forgot, "/api/auth/forgot-password", { body: { email }, headers });
const post = (fields: Record<string, string>) =>
  callRoute(forgot, "/api/auth/forgot-password", { body: new URLSearchParams(fields) });
const askForVerification = (email: unknown) => callRoute(resend, "/api/auth/resend-verification", { body: { email } });
const linkIn = (html: string) => html.match(/reset-password\/([\w-]{43})/)![1]!;
const resetWith = (token: string, body: unknown) =>
  callRoute(reset, `/api/auth/reset-password/${encodeURIComponent(token)}`, { body, params: { token } });
const use = (token: string, password: unknown = "a-new-password") => resetWith(token, { password });
const signIn = (email: string, password: string) => callRoute(login, "/api/auth/login", { body: { email, password } });

async function linkFor(email: string): Promise<string> {
  await ask(email);
  return linkIn(mailsTo(email)[0]!.html);
}

it("returns the same response for every email that asks for a new password, and emails known users only", async () => {
  const known = await makeUser();
  const gone = await makeUser({ deleted: true });
  for (const email of [known.email, gone.email, "nobody@livingarchive.test"]) {
    const { status, body } = await ask(email);
    expect([status, body]).toEqual([200, { success: true, message: "Password reset email sent. Check your inbox." }]);
  }
  expect(
    [mailsTo(known.email), mailsTo(gone.email), mailsTo("nobody@livingarchive.test")].map((list) => list.length),
  ).toEqual([1, 0, 0]);
});

it.each([
  ["a new password", requestPasswordReset],
  ["another verification link", resendVerification],
])("does the same work before the response for every email that asks for %s", async (_, request) => {
  const [known, gone] = [await makeUser({ verified: false }), await makeUser({ deleted: true })];
  const statements = await recordStatements(() => request(known.email));
  for (const email of [gone.email, (await makeUser()).email, "nobody@livingarchive.test"])
    expect(await recordStatements(() => request(email))).toEqual(statements);
});

it("keeps no unknown address after the work", async () => {
  await ask("a-passer-by@livingarchive.test");
  await askForVerification("a-passer-by@livingarchive.test");
  expect(JSON.stringify(await db.outboxMessage.findMany())).not.toContain("a-passer-by");
});

it.runIf(isFull)(
  "takes as long for an unknown email",
  async () => {
    const { email } = await makeUser();
    const request = (address: string) => async () => {
      // The job of the call before would slow this one.
      await backgroundSettled();
      await db.$executeRaw`DELETE FROM rate_limits`;
      return () => requestPasswordReset(address);
    };
    const [known, unknown] = await measureInTurns(request(email), request("nobody@livingarchive.test"), 500);
    expect(Math.abs(known / unknown - 1)).toBeLessThan(0.05);
  },
  120_000,
);

it("returns the same response for every email that asks for another verification link, and emails unverified users only", async () => {
  const waiting = await makeUser({ verified: false });
  const verified = await makeUser();
  for (const email of [waiting.email, verified.email, "unknown@livingarchive.test"]) {
    const { status, body } = await askForVerification(email);
    expect([status, body]).toEqual([
      200,
      { success: true, message: "Verification email resent. Please check your inbox." },
    ]);
  }
  expect([mailsTo(waiting.email).length, mailsTo(verified.email).length]).toEqual([1, 0]);
});

it.each([
  ["a verification link", askForVerification, limits["resend-account"].points],
  ["a new password", ask, limits["forgot-account"].points],
])(
  "rejects the request for %s after its limit within an hour, for known and unknown emails",
  async (_, send, points) => {
    for (const email of [(await makeUser({ verified: false })).email, "stranger@livingarchive.test"]) {
      for (let times = 0; times < points; times += 1) expect((await send(email)).status).toBe(200);
      const { status, headers, body } = await send(email);
      expect([status, body.code, Number(headers.get("retry-after")) > 0]).toEqual([429, "rate_limited", true]);
      expect(mailsTo(email).length).toBeLessThanOrEqual(points);
    }
  },
);

it("rejects an invalid email", async () => {
  for (const send of [ask, askForVerification]) {
    for (const email of ["", "nonsense", ["a@b.co"], "a@b.co\r\nBcc: c@d.co", "a@b.co,c@d.co"]) {
      expect((await send(email)).status).toBe(400);
    }
  }
});

it("builds links from APP_URL whatever the Host header says", async () => {
  const { email } = await makeUser();
  await ask(email, { host: "evil.tld", "x-forwarded-host": "evil.tld" });
  const [mail] = mailsTo(email);
  expect(mail!.html).toContain('href="http://localhost:3000/reset-password/');
  expect(mail!.html + mail!.text).not.toContain("evil");
});

it("sets the password, ends all sessions and links, emails the owner, and signs nobody in", async () => {
  const { email, id } = await makeUser();
  const session = (await signIn(email, SEED_PASSWORD)).body.token;
  const { status, body, cookies } = await use(await linkFor(email));
  expect([status, body.success, cookies]).toEqual([200, true, {}]);
  expect(body.token).toBeUndefined();
  expect((await callRoute(me, "/api/me", { as: session, bearer: true })).status).toBe(401);
  expect((await signIn(email, SEED_PASSWORD)).status).toBe(401);
  expect((await signIn(email, "a-new-password")).status).toBe(200);
  expect(mailsTo(email)[0]!.subject).toBe("Your password was changed");
  expect(await db.userToken.count({ where: { userId: id, usedAt: null } })).toBe(0);
});

it("rejects a used, expired, replaced or invalid link", async () => {
  const { email } = await makeUser();
  const used = await linkFor(email);
  await use(used);
  const replaced = await linkFor(email);
  const late = await linkFor(email);
  await db.$executeRaw`UPDATE user_tokens SET expires_at = now() WHERE used_at IS NULL`;
  for (const token of [used, replaced, late, "nonsense", "x".repeat(10_000)]) {
    const { status, body } = await use(token, "another-password");
    expect([status, body.error]).toEqual([400, "Reset failed. This link is invalid or has expired."]);
  }
  expect((await signIn(email, "a-new-password")).status).toBe(200);
});

it.each([
  ["12345", "Password must be at least 6 characters long"],
  ["qwerty123", "This password is one of the most common ones. Please choose another."],
  [["a-new-password"], "Password is required"],
] as [unknown, string][])("rejects the password %j and keeps the link valid", async (password, sentence) => {
  const { email } = await makeUser();
  const token = await linkFor(email);
  const { status, body } = await use(token, password);
  expect([status, body.error]).toEqual([400, sentence]);
  expect((await use(token)).status).toBe(200);
});

it("accepts one of twenty concurrent uses of a link", async () => {
  const { email } = await makeUser();
  const token = await linkFor(email);
  const responses = await Promise.all([...Array(20)].map((_, index) => use(token, `password-of-try-${index}`)));
  const won = responses.flatMap(({ status }, index) => (status === 200 ? [index] : []));
  expect(won).toHaveLength(1);
  expect((await signIn(email, `password-of-try-${won[0]}`)).status).toBe(200);
  expect(mailsTo(email).filter(({ subject }) => subject === "Your password was changed")).toHaveLength(1);
});

it("unlocks an account that was locked by wrong passwords", async () => {
  const { email } = await makeUser();
  const token = await linkFor(email);
  for (let tries = 0; tries <= limits["login-pair"].points; tries += 1) await signIn(email, "wrong");
  await use(token);
  expect((await signIn(email, "a-new-password")).status).toBe(200);
});

it("works as forms without script that end on a result page", async () => {
  const { email } = await makeUser();
  const at = ({ status, headers }: CallResponse) => [status, headers.get("location")];
  expect(at(await post({ email }))).toEqual([303, "/forgot-password?sent=1"]);
  expect(at(await post({ email: "nobody" }))).toEqual([303, "/forgot-password?code=email_invalid"]);
  const token = linkIn(mailsTo(email)[0]!.html);
  const choose = (password: string, confirmPassword: string) =>
    resetWith(token, new URLSearchParams({ password, confirmPassword }));
  expect(at(await choose("a-new-password", "another"))).toEqual([
    303,
    `/reset-password/${token}?code=passwords_differ`,
  ]);
  expect(at(await choose("a-new-password", "a-new-password"))).toEqual([303, "/login?notice=reset"]);
  expect((await signIn(email, "a-new-password")).status).toBe(200);
  expect(at(await choose("a-new-password", "a-new-password"))[1]).toMatch(/code=bad_reset_link$/);
});

it("compares both passwords when a client sends both", async () => {
  const { email } = await makeUser();
  const body = { password: "a-new-password", confirmPassword: "another" };
  const { status, body: reply } = await resetWith(await linkFor(email), body);
  expect([status, reply.error, reply.fields]).toEqual([
    400,
    "Passwords do not match",
    { confirmPassword: "Passwords do not match" },
  ]);
});

it("does not verify the email when the password is reset", async () => {
  const { email } = await makeUser({ verified: false });
  await use(await linkFor(email));
  expect((await signIn(email, "a-new-password")).body.code).toBe("email_unverified");
});

it.each(["down", "rate-limit", "accept-then-drop"] as const)(
  "returns success and emails once when Resend fails with %s",
  async (mode) => {
    emulator().faults("resend", mode, 2);
    const { email } = await makeUser();
    expect((await ask(email)).status).toBe(200);
    for (const _ of [1, 2, 3]) {
      await db.$executeRaw`UPDATE outbox_messages SET next_attempt_at = now() WHERE status = 'pending'`;
      await ask((await makeUser()).email);
    }
    expect(mailsTo(email)).toHaveLength(1);
  },
);

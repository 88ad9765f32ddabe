import { beforeEach, describe, expect, test } from "vitest";
import { GET as getStats } from "@/app/api/admin/stats/route";
import { GET as getMe } from "@/app/api/me/route";
import { accountDisabled, emailUnverified } from "@/lib/auth/form-messages";
import { badPasskey } from "@/lib/auth/passkeys/contracts";
import { TestAuthenticator } from "@/lib/auth/passkeys/test-authenticator";
import {
  addTestPasskey,
  loginWithPasskey,
  requestPasskey,
  requestPasskeyLogin,
  submitPasskeyLogin,
} from "@/lib/auth/passkeys/test-passkeys";
import { listSessions } from "@/lib/auth/queries";
import { env } from "@/lib/core/env";
import { apiPaths } from "@/lib/core/urls/api-paths";
import { db } from "@/lib/db/client";
import { callRoute } from "@/lib/http/test-client";
import { makeActor } from "@/lib/subscriptions/factory";

beforeEach(() => db.$executeRaw`DELETE FROM rate_limits`);

const sessionStatus = async (as: string) => (await callRoute(getMe, apiPaths.me, { as })).status;
const refusal = ({ status, body, cookies }: Awaited<ReturnType<typeof loginWithPasskey>>) => [
  status,
  body.error,
  cookies.la_session,
];
const rejected = [401, badPasskey, undefined];

async function makeMember() {
  const member = await makeActor();
  return { member, ...(await addTestPasskey(member)) };
}

describe("a sign-in with a passkey", () => {
  test("starts a session that has passed MFA, and stores time and counter", async () => {
    const { member, authenticator, id } = await makeMember();
    const { status, body, cookies } = await loginWithPasskey(authenticator);
    expect([status, body.user.email, body.redirectTo]).toEqual([200, member.email, "/account"]);
    expect(await sessionStatus(cookies.la_session as string)).toBe(200);
    expect((await listSessions(member._id)).filter(({ usedMfa }) => usedMfa)).toHaveLength(1);
    expect(await db.passkey.findUniqueOrThrow({ where: { id } })).toMatchObject({
      counter: 1n,
      lastUsedAt: expect.any(Date),
    });
  });

  test("works again and again for an authenticator without a counter", async () => {
    const { authenticator } = await makeMember();
    for (let times = 0; times < 2; times++)
      expect((await loginWithPasskey(authenticator, { counter: 0 })).status).toBe(200);
  });

  test("returns to a path of this site only", async () => {
    const { authenticator } = await makeMember();
    const submit = async (redirectTo: string) => {
      const response = authenticator.signIn(await requestPasskeyLogin(), { counter: 0 });
      return (await submitPasskeyLogin(response, { redirectTo })).body.redirectTo;
    };
    expect(await submit("/drops")).toBe("/drops");
    expect(await submit("https://elsewhere.example")).toBe("/account");
  });

  test("asks for options that name no account, and stores them for five minutes", async () => {
    const options = await requestPasskeyLogin();
    expect(Object.keys(options).sort()).toEqual(["challenge", "rpId", "timeout", "userVerification"]);
    const [row] = await db.$queryRaw<{ seconds: number }[]>`
      SELECT extract(epoch FROM expires_at - now())::int AS seconds FROM passkey_challenges WHERE challenge = ${options.challenge}`;
    expect(row?.seconds).toBeGreaterThan(290);
    expect(row?.seconds).toBeLessThanOrEqual(300);
  });
});

describe("rejects a signature", () => {
  test("that was used before, also when sent twice at the same time", async () => {
    const { authenticator } = await makeMember();
    const response = authenticator.signIn(await requestPasskeyLogin(), { counter: 0 });
    const both = await Promise.all([submitPasskeyLogin(response), submitPasskeyLogin(response)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 401]);
    expect(refusal(await submitPasskeyLogin(response))).toEqual(rejected);
  });

  test("of a challenge that has expired by the database's clock", async () => {
    const { authenticator } = await makeMember();
    const options = await requestPasskeyLogin();
    await db.$executeRaw`UPDATE passkey_challenges SET expires_at = now() WHERE challenge = ${options.challenge}`;
    expect(refusal(await submitPasskeyLogin(authenticator.signIn(options)))).toEqual(rejected);
  });

  test("of a challenge that the site has not issued, or issued for a registration", async () => {
    const { member, authenticator } = await makeMember();
    const { options } = (await requestPasskey(member)).body;
    for (const challenge of [options.challenge, "bm90IGlzc3VlZA", "", "\u0000"])
      expect(refusal(await submitPasskeyLogin(authenticator.signIn({ challenge })))).toEqual(rejected);
  });

  test.each([
    ["of another origin", { origin: "https://elsewhere.example" }],
    ["of another port of this host", { origin: "http://localhost:1" }],
    ["of another relying party", { rpId: "elsewhere.example" }],
    ["without user verification", { isUserVerified: false }],
    ["that was made for a registration", { type: "webauthn.create" }],
    ["of an unknown passkey", { credentialId: "dW5rbm93bg" }],
    ["without a user", { userHandle: "" }],
  ])("%s", async (_, deviation) => {
    const { authenticator, id } = await makeMember();
    expect(refusal(await loginWithPasskey(authenticator, deviation))).toEqual(rejected);
    expect(await db.passkey.findUniqueOrThrow({ where: { id } })).toMatchObject({ counter: 0n, lastUsedAt: null });
    expect((await loginWithPasskey(authenticator)).status).toBe(200);
  });

  test("that names another user", async () => {
    const { authenticator } = await makeMember();
    const other = await makeMember();
    const userHandle = Buffer.from(other.member._id).toString("base64url");
    expect(refusal(await loginWithPasskey(authenticator, { userHandle }))).toEqual(rejected);
  });

  test("of another key for a known passkey", async () => {
    const { authenticator } = await makeMember();
    const other = await makeMember();
    const { credentialId } = authenticator;
    expect(refusal(await loginWithPasskey(other.authenticator, { credentialId }))).toEqual(rejected);
    const userHandle = Buffer.from((await db.passkey.findUniqueOrThrow({ where: { credentialId } })).userId);
    const forged = { credentialId, userHandle: userHandle.toString("base64url") };
    expect(refusal(await loginWithPasskey(other.authenticator, forged))).toEqual(rejected);
  });

  test("whose counter went back, with an audit entry and one email", async () => {
    const { member, authenticator, id } = await makeMember();
    const copy = authenticator.clone();
    await loginWithPasskey(authenticator);
    await loginWithPasskey(authenticator);
    // Below the stored value, and equal to it.
    for (let times = 0; times < 2; times++) expect(refusal(await loginWithPasskey(copy))).toEqual(rejected);
    const audited = await db.auditLog.findMany({
      where: { action: "passkey.reject-copy", subject: id },
      orderBy: { createdAt: "asc" },
    });
    expect(audited.map(({ detail }) => detail)).toEqual([
      { stored: 2, received: 1 },
      { stored: 2, received: 2 },
    ]);
    const emails = await db.outboxMessage.findMany({ where: { topic: "auth.passkey-copied.email" } });
    expect(emails.filter(({ rendered }) => JSON.stringify(rendered).includes(member.email))).toHaveLength(1);
    expect(await db.passkey.findUniqueOrThrow({ where: { id } })).toMatchObject({ counter: 2n });
    expect((await loginWithPasskey(authenticator)).status).toBe(200);
  });

  test("of an account that was deleted", async () => {
    const { member, authenticator } = await makeMember();
    await db.user.update({ where: { id: member._id }, data: { deletedAt: new Date() } });
    expect(refusal(await loginWithPasskey(authenticator))).toEqual(rejected);
  });

  test("of a body that is not one", async () => {
    const response = new TestAuthenticator().signIn(await requestPasskeyLogin());
    for (const clientDataJSON of ["e30", "AA", "bnVsbA"]) {
      const bad = { ...response, response: { ...response.response, clientDataJSON } };
      expect(refusal(await submitPasskeyLogin(bad))).toEqual(rejected);
    }
    expect((await submitPasskeyLogin({ ...response, id: "%" })).status).toBe(400);
  });
});

test("only a correct signature reveals a disabled or unverified account", async () => {
  const { member, authenticator } = await makeMember();
  const change = (data: object) => db.user.update({ where: { id: member._id }, data });
  await change({ disabledAt: new Date() });
  expect(refusal(await loginWithPasskey(authenticator))).toEqual([403, accountDisabled, undefined]);
  expect(refusal(await loginWithPasskey(authenticator, { isUserVerified: false }))).toEqual(rejected);
  await change({ disabledAt: null, emailVerifiedAt: null });
  expect(refusal(await loginWithPasskey(authenticator))).toEqual([403, emailUnverified, undefined]);
  expect(await db.session.count({ where: { userId: member._id, withMfa: true } })).toBe(0);
});

describe("with MFA required for admins", () => {
  test("a passkey gives an admin access, and the password alone does not", async () => {
    const admin = await makeActor({ role: "Admin" });
    const { authenticator } = await addTestPasskey(admin);
    Object.assign(env(), { ADMIN_TOTP_REQUIRED: true });
    try {
      const stats = async (as: typeof admin | string) => (await callRoute(getStats, "/api/admin/stats", { as })).status;
      expect(await stats(admin)).toBe(403);
      const { body, cookies } = await loginWithPasskey(authenticator);
      expect(body.user.role).toBe("Admin");
      expect(await stats(cookies.la_session as string)).toBe(200);
      await db.passkey.deleteMany({ where: { userId: admin._id } });
      expect(await stats(cookies.la_session as string)).toBe(403);
    } finally {
      Object.assign(env(), { ADMIN_TOTP_REQUIRED: false });
    }
  });
});

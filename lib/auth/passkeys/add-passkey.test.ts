import { beforeEach, describe, expect, test } from "vitest";
import { POST as postMfa } from "@/app/api/account/mfa/route";
import { POST as postRemove } from "@/app/api/account/passkeys/[id]/remove/route";
import { PATCH as patchPasskey } from "@/app/api/account/passkeys/[id]/route";
import { GET as getMe } from "@/app/api/me/route";
import { adminDisableMfa } from "@/lib/auth/admin-user-actions";
import type { Actor } from "@/lib/auth/contracts";
import { deleteExpiredTokens } from "@/lib/auth/delete-expired-tokens";
import { SEED_PASSWORD } from "@/lib/auth/factory";
import { addPasskey } from "@/lib/auth/passkeys/add-passkey";
import { passkeyNotAdded } from "@/lib/auth/passkeys/contracts";
import { listPasskeys } from "@/lib/auth/passkeys/queries";
import { TestAuthenticator } from "@/lib/auth/passkeys/test-authenticator";
import {
  addTestPasskey,
  loginWithPasskey,
  requestPasskey,
  requestPasskeyLogin,
  submitPasskey,
} from "@/lib/auth/passkeys/test-passkeys";
import { env } from "@/lib/core/env";
import { accountApiPaths } from "@/lib/core/urls/account-api-paths";
import { apiPaths } from "@/lib/core/urls/api-paths";
import { db } from "@/lib/db/client";
import { callRoute } from "@/lib/http/test-client";
import { makeActor } from "@/lib/subscriptions/factory";

beforeEach(() => db.$executeRaw`DELETE FROM rate_limits`);

const rename = (as: Actor, id: string, name: string) =>
  callRoute(patchPasskey, accountApiPaths.passkey(id), { method: "PATCH", as, params: { id }, body: { name } });
const remove = (as: Actor | string, id: string, password = SEED_PASSWORD) =>
  callRoute(postRemove, accountApiPaths.removePasskey(id), { as, params: { id }, body: { password } });
const sessionStatus = async (as: Actor | string) => (await callRoute(getMe, apiPaths.me, { as })).status;
const emailsTo = async ({ email }: Actor, topic: string) => {
  const sent = await db.outboxMessage.findMany({ where: { topic } });
  return sent.map(({ rendered }) => JSON.stringify(rendered)).filter((text) => text.includes(email));
};

describe("adding a passkey", () => {
  test("asks for the password, stores the public key and emails the owner", async () => {
    const member = await makeActor();
    expect((await requestPasskey(member, "wrong-password")).status).toBe(400);
    const { authenticator, id } = await addTestPasskey(member);
    expect(await listPasskeys(member._id)).toEqual([
      { _id: id, name: "A program", createdAt: expect.any(String), lastUsedAt: null, isSynced: false },
    ]);
    const { credentialId } = authenticator;
    expect(await db.passkey.findUniqueOrThrow({ where: { id } })).toMatchObject({
      credentialId,
      transports: ["internal"],
    });
    expect(await db.auditLog.findFirst({ where: { subject: id } })).toMatchObject({
      action: "passkey.create",
      actorId: member._id,
    });
    expect((await emailsTo(member, "auth.passkey-changed.email"))[0]).toContain("A passkey was added");
  });

  test("excludes the passkeys of the account, and those of everyone are added once", async () => {
    const member = await makeActor();
    const { authenticator } = await addTestPasskey(member);
    for (const as of [member, await makeActor()]) {
      const { options } = (await requestPasskey(as)).body;
      expect(options.excludeCredentials).toHaveLength(as === member ? 1 : 0);
      expect((await submitPasskey(as, authenticator.register(options))).status).toBe(409);
    }
    expect(await db.passkey.count({ where: { credentialId: authenticator.credentialId } })).toBe(1);
  });

  test("uses a challenge once, also when it is sent twice at the same time", async () => {
    const member = await makeActor();
    const { options } = (await requestPasskey(member)).body;
    const both = await Promise.all(
      [new TestAuthenticator(), new TestAuthenticator()].map((one) => submitPasskey(member, one.register(options))),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect(await listPasskeys(member._id)).toHaveLength(1);
  });

  test("rejects an expired challenge, another user's, and one to sign in with", async () => {
    const member = await makeActor();
    const { options } = (await requestPasskey(member)).body;
    const { options: foreign } = (await requestPasskey(await makeActor())).body;
    const { challenge: forSignIn } = await requestPasskeyLogin();
    await db.$executeRaw`UPDATE passkey_challenges SET expires_at = now() WHERE challenge = ${options.challenge}`;
    for (const challenge of [options.challenge, foreign.challenge, forSignIn, "bm90IGlzc3VlZA"]) {
      const response = new TestAuthenticator().register({ ...options, challenge });
      const { status, body } = await submitPasskey(member, response);
      expect([status, body.error]).toEqual([400, passkeyNotAdded]);
    }
    expect(await listPasskeys(member._id)).toEqual([]);
  });

  test.each([
    ["another origin", { origin: "https://elsewhere.example" }],
    ["another relying party", { rpId: "elsewhere.example" }],
    ["no user verification", { isUserVerified: false }],
    ["a response to a sign-in", { type: "webauthn.get" }],
  ])("rejects %s", async (_, deviation) => {
    const member = await makeActor();
    const { options } = (await requestPasskey(member)).body;
    const { status, body } = await submitPasskey(member, new TestAuthenticator().register(options, deviation));
    expect([status, body.error]).toEqual([400, passkeyNotAdded]);
    expect(await listPasskeys(member._id)).toEqual([]);
  });

  test("stops at twenty", async () => {
    const member = await makeActor();
    const { options } = (await requestPasskey(member)).body;
    const row = (n: number) => ({ id: `${member._id}-${n}`, credentialId: `${member._id}-${n}`, name: "Key" });
    const data = Array.from({ length: 20 }, (_, n) => ({ ...row(n), userId: member._id, publicKey: Buffer.from("x") }));
    await db.passkey.createMany({ data });
    expect((await submitPasskey(member, new TestAuthenticator().register(options))).status).toBe(409);
  });

  test("is refused when the password was changed meanwhile", async () => {
    const member = await makeActor();
    const { options } = (await requestPasskey(member)).body;
    await db.user.update({ where: { id: member._id }, data: { sessionVersion: { increment: 1 } } });
    const response = new TestAuthenticator().register(options);
    // The actor was read before the change.
    const added = addPasskey({ actor: member, response, userAgent: "" });
    await expect(added).rejects.toMatchObject({ code: "unauthenticated" });
    expect(await listPasskeys(member._id)).toEqual([]);
  });
});

describe("a passkey", () => {
  test("is renamed and removed by its owner only, the last one too", async () => {
    const member = await makeActor();
    const stranger = await makeActor();
    const { authenticator, id } = await addTestPasskey(member);
    expect((await rename(stranger, id, "Mine")).status).toBe(404);
    expect((await rename(member, id, " ")).status).toBe(400);
    expect((await rename(member, id, "Phone")).status).toBe(200);
    expect((await listPasskeys(member._id))[0]?.name).toBe("Phone");
    const other = (await loginWithPasskey(authenticator)).cookies.la_session as string;
    expect((await remove(stranger, id)).status).toBe(404);
    expect((await remove(member, id, "wrong-password")).status).toBe(400);
    expect((await remove(member, id)).status).toBe(200);
    expect(await listPasskeys(member._id)).toEqual([]);
    expect([await sessionStatus(member), await sessionStatus(other)]).toEqual([200, 401]);
    expect((await loginWithPasskey(authenticator)).status).toBe(401);
    expect((await emailsTo(member, "auth.passkey-changed.email")).join()).toContain("A passkey was removed");
    expect(await db.auditLog.count({ where: { action: "passkey.delete", subject: id } })).toBe(1);
  });

  test("replaces the code of a user with MFA, and the password alone still does not suffice", async () => {
    const member = await makeActor();
    const { authenticator } = await addTestPasskey(member);
    await db.totpCredential.create({
      data: { userId: member._id, encryptedSecret: "-", confirmedAt: new Date() },
    });
    const { cookies } = await loginWithPasskey(authenticator);
    expect([await sessionStatus(member), await sessionStatus(cookies.la_session as string)]).toEqual([401, 200]);
  });

  test("is removed along with the authenticator by an admin", async () => {
    const member = await makeActor();
    const { authenticator } = await addTestPasskey(member);
    await adminDisableMfa({ actor: await makeActor({ role: "Admin" }), userId: member._id, reason: "Lost phone" });
    expect((await loginWithPasskey(authenticator)).status).toBe(401);
  });
});

test("an admin's password alone cannot add or remove a factor once there is a passkey", async () => {
  const made = await makeActor({ role: "Admin" });
  const { authenticator, id } = await addTestPasskey(made);
  const begun = (await requestPasskey(made)).body.options;
  Object.assign(env(), { ADMIN_TOTP_REQUIRED: true });
  try {
    expect((await requestPasskey(made)).status).toBe(409);
    expect((await submitPasskey(made, new TestAuthenticator().register(begun))).status).toBe(409);
    expect((await remove(made, id)).status).toBe(409);
    const setUpMfa = async (as: Actor | string) =>
      (await callRoute(postMfa, accountApiPaths.mfa, { as, body: { password: SEED_PASSWORD } })).status;
    expect(await setUpMfa(made)).toBe(409);
    const session = (await loginWithPasskey(authenticator)).cookies.la_session as string;
    expect(await setUpMfa(session)).toBe(200);
    await addTestPasskey(session);
    expect((await remove(session, id)).status).toBe(200);
  } finally {
    Object.assign(env(), { ADMIN_TOTP_REQUIRED: false });
  }
});

test("challenges that nobody used are deleted once they have expired", async () => {
  const { challenge } = await requestPasskeyLogin();
  await deleteExpiredTokens();
  expect(await db.passkeyChallenge.count({ where: { challenge } })).toBe(1);
  await db.$executeRaw`UPDATE passkey_challenges SET expires_at = now() - interval '1 second' WHERE challenge = ${challenge}`;
  await deleteExpiredTokens();
  expect(await db.passkeyChallenge.count({ where: { challenge } })).toBe(0);
});

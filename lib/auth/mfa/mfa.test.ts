import { TOTP } from "otpauth";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { POST as postConfirm } from "@/app/api/account/mfa/confirm/route";
import { POST as postCodes } from "@/app/api/account/mfa/recovery-codes/route";
import { POST as postRemove } from "@/app/api/account/mfa/remove/route";
import { POST as postBegin } from "@/app/api/account/mfa/route";
import { GET as getStats } from "@/app/api/admin/stats/route";
import { POST as postCode } from "@/app/api/auth/login/code/route";
import { POST as postLogin } from "@/app/api/auth/login/route";
import { GET as getMe } from "@/app/api/me/route";
import type { Actor } from "@/lib/auth/contracts";
import { SEED_PASSWORD } from "@/lib/auth/factory";
import { wrongMfaCode } from "@/lib/auth/mfa/mfa-contracts";
import { mfaSetupRequired } from "@/lib/auth/permissions";
import { env } from "@/lib/core/env";
import { db } from "@/lib/db/client";
import { callRoute } from "@/lib/http/test-client";
import { makeSession } from "@/lib/http/test-session";
import { makeActor } from "@/lib/subscriptions/factory";

const required = (on: boolean) => Object.assign(env(), { ADMIN_TOTP_REQUIRED: on });
beforeEach(() => db.$executeRaw`DELETE FROM rate_limits`);
afterEach(() => required(false));

const resetLastStep = (userId: string) =>
  db.$executeRaw`UPDATE totp_credentials SET last_step = last_step - 10 WHERE user_id = ${userId}`;

/** An admin with MFA: the secret, the recovery codes and the session of the setup. */
async function enableMfaFor(role: "Admin" | "Member" = "Admin") {
  const admin = await makeActor({ role });
  const begun = await callRoute(postBegin, "/api/account/mfa", { as: admin, body: { password: SEED_PASSWORD } });
  const totp = new TOTP({ secret: begun.body.secret.replaceAll(" ", "") });
  const code = (steps = 0) => totp.generate({ timestamp: Date.now() + steps * 30_000 });
  const made = await callRoute(postConfirm, "/api/account/mfa/confirm", { as: admin, body: { code: code() } });
  return { admin, code, begun, made, codes: made.body.codes as string[], session: made.cookies.la_session as string };
}

const login = (email: string) => callRoute(postLogin, "/api/auth/login", { body: { email, password: SEED_PASSWORD } });
const submitMfaCode = (ticket: string, code: string) =>
  callRoute(postCode, "/api/auth/login/code", { body: { ticket, code } });
const sessionStatus = async (as: Actor | string) => (await callRoute(getMe, "/api/me", { as })).status;

describe("MFA setup", () => {
  test("requires password and code, ends other sessions and returns ten recovery codes", async () => {
    const { admin, made, codes, session } = await enableMfaFor();
    expect(made.status).toBe(200);
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/);
    expect([await sessionStatus(admin), await sessionStatus(session)]).toEqual([401, 200]);
    expect((await callRoute(getStats, "/api/admin/stats", { as: session })).status).toBe(200);
  });

  test("stores neither the secret nor a recovery code in plain text", async () => {
    const { admin, begun, codes } = await enableMfaFor();
    const rows = JSON.stringify([
      await db.totpCredential.findMany({ where: { userId: admin._id }, omit: { lastStep: true } }),
      await db.recoveryCode.findMany({ where: { userId: admin._id } }),
    ]);
    for (const secret of [
      begun.body.secret.replaceAll(" ", ""),
      ...codes,
      ...codes.map((one) => one.replaceAll("-", "")),
    ])
      expect(rows).not.toContain(secret);
  });

  test("rejects a wrong password and a wrong code", async () => {
    const admin = await makeActor({ role: "Admin" });
    const begin = (as: Actor, password: string) => callRoute(postBegin, "/api/account/mfa", { as, body: { password } });
    expect((await begin(admin, "wrong-password")).status).toBe(400);
    await begin(admin, SEED_PASSWORD);
    const wrong = await callRoute(postConfirm, "/api/account/mfa/confirm", { as: admin, body: { code: "000000" } });
    expect([wrong.status, wrong.body.error]).toEqual([400, wrongMfaCode]);
    expect((await login(admin.email)).body.token).toEqual(expect.any(String));
  });

  test("is open to a member, who signs in with a code from then on and can turn it off", async () => {
    required(true);
    const { admin: member, code, codes, session } = await enableMfaFor("Member");
    expect(codes).toHaveLength(10);
    expect((await login(member.email)).body.factor).toBe("due");
    await resetLastStep(member._id);
    const body = { password: SEED_PASSWORD, code: code() };
    expect((await callRoute(postRemove, "/api/account/mfa/remove", { as: session, body })).status).toBe(200);
    expect((await login(member.email)).body.token).toEqual(expect.any(String));
  });

  test("is rejected when MFA is already active", async () => {
    const { session } = await enableMfaFor();
    const response = await callRoute(postBegin, "/api/account/mfa", { as: session, body: { password: SEED_PASSWORD } });
    expect(response.status).toBe(409);
  });
});

describe("signing in with MFA", () => {
  test("returns a ticket for the password and a session for the code", async () => {
    const { admin, code } = await enableMfaFor();
    const first = await login(admin.email);
    expect([first.status, first.body.factor, first.body.token]).toEqual([200, "due", undefined]);
    expect(first.cookies.la_session).toBeUndefined();
    expect(await sessionStatus(first.body.ticket)).toBe(401);
    await resetLastStep(admin._id);
    const second = await submitMfaCode(first.body.ticket, code());
    expect(second.status).toBe(200);
    expect(await sessionStatus(second.cookies.la_session as string)).toBe(200);
  });

  test("accepts a code once under concurrent requests", async () => {
    const { admin, code } = await enableMfaFor();
    await resetLastStep(admin._id);
    const { ticket } = (await login(admin.email)).body;
    const same = code();
    const responses = await Promise.all(Array.from({ length: 8 }, () => submitMfaCode(ticket, same)));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    const late = await submitMfaCode(ticket, same);
    expect([late.status, late.body.error]).toEqual([401, wrongMfaCode]);
  });

  test("accepts codes of the adjacent time steps, and none before the last used step", async () => {
    const { admin, code } = await enableMfaFor();
    const { ticket } = (await login(admin.email)).body;
    for (const far of [-3, 3]) expect((await submitMfaCode(ticket, code(far))).status).toBe(401);
    await resetLastStep(admin._id);
    expect((await submitMfaCode(ticket, code(-1))).status).toBe(200);
    expect((await submitMfaCode(ticket, code(1))).status).toBe(200);
    expect((await submitMfaCode(ticket, code(0))).status).toBe(401);
  });

  test("accepts each recovery code once, in any notation", async () => {
    const { admin, codes } = await enableMfaFor();
    const { ticket } = (await login(admin.email)).body;
    const [one = "", two = ""] = codes;
    expect((await submitMfaCode(ticket, one.toLowerCase().replaceAll("-", " "))).status).toBe(200);
    expect((await submitMfaCode(ticket, one)).status).toBe(401);
    const both = await Promise.all([submitMfaCode(ticket, two), submitMfaCode(ticket, two)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 401]);
  });

  test("rejects a correct code after ten attempts", async () => {
    const { admin, code } = await enableMfaFor();
    await db.$executeRaw`DELETE FROM rate_limits`;
    await resetLastStep(admin._id);
    const { ticket } = (await login(admin.email)).body;
    for (let tries = 0; tries < 10; tries++) expect((await submitMfaCode(ticket, "123456")).status).toBe(401);
    expect((await submitMfaCode(ticket, code())).status).toBe(429);
  });

  test("rejects a session as a ticket and a ticket from before a new password", async () => {
    const { admin, code, session } = await enableMfaFor();
    await resetLastStep(admin._id);
    const { ticket } = (await login(admin.email)).body;
    await db.user.update({ where: { id: admin._id }, data: { sessionVersion: { increment: 1 } } });
    for (const bad of [ticket, session, "x", ""]) expect((await submitMfaCode(bad, code())).status).toBe(401);
  });

  test("rejects a validly signed token without MFA", async () => {
    const { admin, session } = await enableMfaFor();
    const { sessionVersion } = await db.user.findUniqueOrThrow({ where: { id: admin._id } });
    expect(await sessionStatus(await makeSession({ ...admin, sessionVersion }))).toBe(401);
    expect(await sessionStatus(session)).toBe(200);
  });
});

describe("with MFA required for admins", () => {
  test("an admin without MFA gets mfa_required and has only member access", async () => {
    const admin = await makeActor({ role: "Admin" });
    required(true);
    const { status, body } = await callRoute(getStats, "/api/admin/stats", { as: admin });
    expect([status, body.code, body.error]).toEqual([403, "mfa_required", mfaSetupRequired]);
    const me = (await callRoute(getMe, "/api/me", { as: admin })).body.user;
    expect([me.role, me.perks.welcomePack]).toEqual(["Member", false]);
  });

  test("an admin with MFA has access and cannot disable it", async () => {
    required(true);
    const { admin, code, session } = await enableMfaFor();
    expect((await callRoute(getStats, "/api/admin/stats", { as: session })).status).toBe(200);
    await resetLastStep(admin._id);
    const body = { password: SEED_PASSWORD, code: code() };
    expect((await callRoute(postRemove, "/api/account/mfa/remove", { as: session, body })).status).toBe(409);
  });
});

test("new recovery codes invalidate the old ones", async () => {
  const { admin, code, codes, session } = await enableMfaFor();
  await resetLastStep(admin._id);
  const made = await callRoute(postCodes, "/api/account/mfa/recovery-codes", { as: session, body: { code: code() } });
  const { ticket } = (await login(admin.email)).body;
  expect((await submitMfaCode(ticket, codes[0] as string)).status).toBe(401);
  expect((await submitMfaCode(ticket, made.body.codes[0])).status).toBe(200);
});

test("disabling MFA with password and code makes the password sufficient", async () => {
  const { admin, code, session } = await enableMfaFor();
  const remove = (body: object) => callRoute(postRemove, "/api/account/mfa/remove", { as: session, body });
  await resetLastStep(admin._id);
  expect((await remove({ password: "wrong-password", code: code() })).status).toBe(400);
  expect((await remove({ password: SEED_PASSWORD, code: code() })).status).toBe(200);
  expect((await login(admin.email)).body.token).toEqual(expect.any(String));
  expect(await db.recoveryCode.count({ where: { userId: admin._id } })).toBe(0);
});

describe("after a new NEXTAUTH_SECRET", () => {
  const first = env().NEXTAUTH_SECRET;
  const use = (NEXTAUTH_SECRET: string, NEXTAUTH_SECRET_OLD?: string) =>
    Object.assign(env(), { NEXTAUTH_SECRET, NEXTAUTH_SECRET_OLD });
  const second = "another-secret-of-a-host-with-more-than-32-characters";
  afterEach(() => use(first));
  const submit = async (email: string, code: string) =>
    (await submitMfaCode((await login(email)).body.ticket, code)).status;

  test("codes of the old secret are accepted while it is set, and a used one moves the authenticator to the new one", async () => {
    const { admin, code, codes } = await enableMfaFor();
    await resetLastStep(admin._id);
    use(second);
    expect(await submit(admin.email, code())).toBe(401);
    expect(await submit(admin.email, codes[0] as string)).toBe(401);
    use(second, first);
    expect(await submit(admin.email, codes[0] as string)).toBe(200);
    expect(await submit(admin.email, codes[0] as string)).toBe(401);
    expect(await submit(admin.email, code())).toBe(200);
    use(second);
    await resetLastStep(admin._id);
    expect(await submit(admin.email, code())).toBe(200);
  });
});

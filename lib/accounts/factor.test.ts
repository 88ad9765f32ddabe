import { TOTP } from "otpauth";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { POST as postCodes } from "@/app/api/account/factor/codes/route";
import { POST as postConfirm } from "@/app/api/account/factor/confirm/route";
import { POST as postRemove } from "@/app/api/account/factor/remove/route";
import { POST as postBegin } from "@/app/api/account/factor/route";
import { GET as getStats } from "@/app/api/admin/stats/route";
import { POST as postCode } from "@/app/api/auth/login/code/route";
import { POST as postLogin } from "@/app/api/auth/login/route";
import { GET as getMe } from "@/app/api/me/route";
import type { Actor } from "@/lib/accounts/contracts";
import { wrongFactor } from "@/lib/accounts/factor-contracts";
import { knownPassword } from "@/lib/accounts/factory";
import { enrolFirst } from "@/lib/accounts/permissions";
import { sealSession } from "@/lib/accounts/session-token";
import { callRoute } from "@/lib/http/testing";
import { makeActor } from "@/lib/membership/factory";
import { db } from "@/lib/platform/db";
import { env } from "@/lib/platform/env";

const required = (on: boolean) => Object.assign(env(), { ADMIN_TOTP_REQUIRED: on });
beforeEach(() => db.$executeRaw`DELETE FROM rate_limits`);
afterEach(() => required(false));

const minutesAgo = (userId: string) =>
  db.$executeRaw`UPDATE second_factors SET last_step = last_step - 10 WHERE user_id = ${userId}`;

/** An admin with a factor: their secret, their recovery codes, the session they set it up in. */
async function enrolled() {
  const admin = await makeActor({ role: "Admin" });
  const begun = await callRoute(postBegin, "/api/account/factor", { as: admin, body: { password: knownPassword } });
  const totp = new TOTP({ secret: begun.body.secret.replaceAll(" ", "") });
  const code = (steps = 0) => totp.generate({ timestamp: Date.now() + steps * 30_000 });
  const made = await callRoute(postConfirm, "/api/account/factor/confirm", { as: admin, body: { code: code() } });
  return { admin, code, begun, made, codes: made.body.codes as string[], session: made.cookies.la_session as string };
}

const login = (email: string) => callRoute(postLogin, "/api/auth/login", { body: { email, password: knownPassword } });
const step = (ticket: string, code: string) => callRoute(postCode, "/api/auth/login/code", { body: { ticket, code } });
const asked = async (as: Actor | string) => (await callRoute(getMe, "/api/me", { as })).status;

describe("setting it up", () => {
  test("takes the password, then a code; it ends the other sessions and tells ten recovery codes", async () => {
    const { admin, made, codes, session } = await enrolled();
    expect(made.status).toBe(200);
    expect(new Set(codes).size).toBe(10);
    for (const code of codes) expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/);
    expect([await asked(admin), await asked(session)]).toEqual([401, 200]);
    expect((await callRoute(getStats, "/api/admin/stats", { as: session })).status).toBe(200);
  });

  test("keeps neither the secret nor a recovery code in a form that could be used", async () => {
    const { admin, begun, codes } = await enrolled();
    const rows = JSON.stringify([
      await db.secondFactor.findMany({ where: { userId: admin._id }, omit: { lastStep: true } }),
      await db.recoveryCode.findMany({ where: { userId: admin._id } }),
    ]);
    for (const secret of [
      begun.body.secret.replaceAll(" ", ""),
      ...codes,
      ...codes.map((one) => one.replaceAll("-", "")),
    ])
      expect(rows).not.toContain(secret);
  });

  test("is not begun with a wrong password, nor confirmed with a wrong code, nor open to a member", async () => {
    const admin = await makeActor({ role: "Admin" });
    const begin = (as: Actor, password: string) =>
      callRoute(postBegin, "/api/account/factor", { as, body: { password } });
    expect((await begin(admin, "wrong-password")).status).toBe(400);
    expect((await begin(await makeActor(), knownPassword)).status).toBe(403);
    await begin(admin, knownPassword);
    const wrong = await callRoute(postConfirm, "/api/account/factor/confirm", { as: admin, body: { code: "000000" } });
    expect([wrong.status, wrong.body.error]).toEqual([400, wrongFactor]);
    expect((await login(admin.email)).body.token).toEqual(expect.any(String));
  });

  test("is not begun again over one that counts", async () => {
    const { session } = await enrolled();
    const again = await callRoute(postBegin, "/api/account/factor", { as: session, body: { password: knownPassword } });
    expect(again.status).toBe(409);
  });
});

describe("signing in", () => {
  test("gives a ticket for the password and a session for the code", async () => {
    const { admin, code } = await enrolled();
    const first = await login(admin.email);
    expect([first.status, first.body.factor, first.body.token]).toEqual([200, "due", undefined]);
    expect(first.cookies.la_session).toBeUndefined();
    expect(await asked(first.body.ticket)).toBe(401);
    await minutesAgo(admin._id);
    const second = await step(first.body.ticket, code());
    expect(second.status).toBe(200);
    expect(await asked(second.cookies.la_session as string)).toBe(200);
  });

  test("takes a code once, also when it comes eight times at the same moment", async () => {
    const { admin, code } = await enrolled();
    await minutesAgo(admin._id);
    const { ticket } = (await login(admin.email)).body;
    const same = code();
    const answers = await Promise.all(Array.from({ length: 8 }, () => step(ticket, same)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    const late = await step(ticket, same);
    expect([late.status, late.body.error]).toEqual([401, wrongFactor]);
  });

  test("takes the step before and the one after, and none beyond; an earlier one than the last is used up", async () => {
    const { admin, code } = await enrolled();
    const { ticket } = (await login(admin.email)).body;
    for (const far of [-3, 3]) expect((await step(ticket, code(far))).status).toBe(401);
    await minutesAgo(admin._id);
    expect((await step(ticket, code(-1))).status).toBe(200);
    expect((await step(ticket, code(1))).status).toBe(200);
    expect((await step(ticket, code(0))).status).toBe(401);
  });

  test("takes each recovery code once, however it is written", async () => {
    const { admin, codes } = await enrolled();
    const { ticket } = (await login(admin.email)).body;
    const [one = "", two = ""] = codes;
    expect((await step(ticket, one.toLowerCase().replaceAll("-", " "))).status).toBe(200);
    expect((await step(ticket, one)).status).toBe(401);
    const both = await Promise.all([step(ticket, two), step(ticket, two)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 401]);
  });

  test("stops after ten tries, the right one included", async () => {
    const { admin, code } = await enrolled();
    await db.$executeRaw`DELETE FROM rate_limits`;
    await minutesAgo(admin._id);
    const { ticket } = (await login(admin.email)).body;
    for (let tries = 0; tries < 10; tries++) expect((await step(ticket, "123456")).status).toBe(401);
    expect((await step(ticket, code())).status).toBe(429);
  });

  test("wants a ticket of this account as it is now: no session, no ticket of before a new password", async () => {
    const { admin, code, session } = await enrolled();
    await minutesAgo(admin._id);
    const { ticket } = (await login(admin.email)).body;
    await db.user.update({ where: { id: admin._id }, data: { sessionVersion: { increment: 1 } } });
    for (const bad of [ticket, session, "x", ""]) expect((await step(bad, code())).status).toBe(401);
  });

  test("by password alone is no session, even with a token sealed as ours would be", async () => {
    const { admin, session } = await enrolled();
    const { sessionVersion } = await db.user.findUniqueOrThrow({ where: { id: admin._id } });
    expect(await asked(await sealSession({ ...admin, sessionVersion }))).toBe(401);
    expect(await asked(session)).toBe(200);
  });
});

describe("where it is asked of every admin", () => {
  test("one without it is told so at every call and is a member everywhere else", async () => {
    const admin = await makeActor({ role: "Admin" });
    required(true);
    const { status, body } = await callRoute(getStats, "/api/admin/stats", { as: admin });
    expect([status, body.code, body.error]).toEqual([403, "factor_required", enrolFirst]);
    const me = (await callRoute(getMe, "/api/me", { as: admin })).body.user;
    expect([me.role, me.perks.welcomePack]).toEqual(["Member", false]);
  });

  test("one with it works as ever, and cannot take it off", async () => {
    required(true);
    const { admin, code, session } = await enrolled();
    expect((await callRoute(getStats, "/api/admin/stats", { as: session })).status).toBe(200);
    await minutesAgo(admin._id);
    const body = { password: knownPassword, code: code() };
    expect((await callRoute(postRemove, "/api/account/factor/remove", { as: session, body })).status).toBe(409);
  });
});

test("new recovery codes end the old ones", async () => {
  const { admin, code, codes, session } = await enrolled();
  await minutesAgo(admin._id);
  const made = await callRoute(postCodes, "/api/account/factor/codes", { as: session, body: { code: code() } });
  const { ticket } = (await login(admin.email)).body;
  expect((await step(ticket, codes[0] as string)).status).toBe(401);
  expect((await step(ticket, made.body.codes[0])).status).toBe(200);
});

test("taken off for password and code, the password is enough again", async () => {
  const { admin, code, session } = await enrolled();
  const remove = (body: object) => callRoute(postRemove, "/api/account/factor/remove", { as: session, body });
  await minutesAgo(admin._id);
  expect((await remove({ password: "wrong-password", code: code() })).status).toBe(400);
  expect((await remove({ password: knownPassword, code: code() })).status).toBe(200);
  expect((await login(admin.email)).body.token).toEqual(expect.any(String));
  expect(await db.recoveryCode.count({ where: { userId: admin._id } })).toBe(0);
});

import { beforeEach, describe, expect, test } from "vitest";
import { POST as postPassword } from "@/app/api/account/password/route";
import { POST as postEnd } from "@/app/api/account/sessions/end/route";
import { POST as postEndOthers } from "@/app/api/account/sessions/end-others/route";
import { POST as postLogin } from "@/app/api/auth/login/route";
import { POST as postLogout } from "@/app/api/auth/logout/route";
import { GET as getMe } from "@/app/api/me/route";
import { makeUser, SEED_PASSWORD } from "@/lib/auth/factory";
import { listActiveSessions, listSessions } from "@/lib/auth/queries";
import { backgroundSettled } from "@/lib/core/background";
import { env } from "@/lib/core/env";
import { accountApiPaths } from "@/lib/core/urls/account-api-paths";
import { apiPaths } from "@/lib/core/urls/api-paths";
import { db } from "@/lib/db/client";
import { getActorFromToken } from "@/lib/http/authenticate";
import { callRoute } from "@/lib/http/test-client";
import { makeSession } from "@/lib/http/test-session";
import { makeActor } from "@/lib/subscriptions/factory";
import { recordStatements } from "@/tests/record-statements";
import { emulator } from "@/tooling/dev-stack/test-context";

beforeEach(() => db.$executeRaw`DELETE FROM rate_limits`);

const chrome = "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36";
const login = (email: string, headers: Record<string, string> = {}, password = SEED_PASSWORD) =>
  callRoute(postLogin, accountApiPaths.login, { body: { email, password }, headers });
const status = async (token: string, bearer = false) =>
  (await callRoute(getMe, apiPaths.me, { as: token, bearer })).status;
const age = (userId: string, used: string, made = used) =>
  db.$executeRaw`UPDATE sessions SET last_used_at = now() - ${used}::interval, created_at = now() - ${made}::interval WHERE user_id = ${userId}`;

/** A user with two sessions. */
async function twoSessions() {
  const { id, email } = await makeUser();
  const first = (await login(email)).body.token as string;
  const second = (await login(email)).body.token as string;
  const idOf = async (token: string) => (await getActorFromToken(token))?.sessionId ?? "";
  return { id, email, first, second, firstId: await idOf(first), secondId: await idOf(second) };
}

describe("a session", () => {
  test("is listed with device, place and time of use", async () => {
    Object.assign(env(), { TRUSTED_PROXIES: 1 });
    const { id, email } = await makeUser();
    await login(email, { "user-agent": chrome, "x-forwarded-for": "102.89.45.67" });
    await login(email, { "x-forwarded-for": "2c0f:f5c0:1:2:3:4:5:6" });
    Object.assign(env(), { TRUSTED_PROXIES: 0 });
    await login(email);
    const sessions = await listSessions(id);
    expect(sessions.map(({ device, place, isActive }) => [device, place, isActive])).toEqual(
      expect.arrayContaining([
        ["Chrome on Android", "102.89.x.x", true],
        ["A program", "2c0f:f5c0:x:x", true],
        ["A program", "", true],
      ]),
    );
    expect(JSON.stringify(await db.session.findMany({ where: { userId: id } }))).not.toContain("45.67");
  });

  test("ends with its logout, at once and also for a Bearer token; others go on", async () => {
    const { first, second } = await twoSessions();
    await callRoute(postLogout, apiPaths.logout, { body: {}, as: first, bearer: true });
    for (const bearer of [false, true]) expect(await status(first, bearer)).toBe(401);
    expect(await status(second)).toBe(200);
  });

  test("ends after 14 days without use and after 90 days, by the database's clock", async () => {
    const { id, first } = await twoSessions();
    await age(id, "13 days", "89 days");
    expect(await status(first)).toBe(200);
    await backgroundSettled();
    await age(id, "14 days 1 second");
    expect(await status(first)).toBe(401);
    await age(id, "1 minute", "90 days 1 second");
    expect(await status(first)).toBe(401);
    expect((await listSessions(id)).map(({ isActive }) => isActive)).toEqual([false, false]);
  });

  test("costs a guarded call one read, and a write only after five minutes", async () => {
    const actor = await makeActor();
    const token = await makeSession(actor);
    const read = () =>
      recordStatements(async () => {
        await getActorFromToken(token);
        await backgroundSettled();
      });
    expect(await read()).toHaveLength(1);
    await age(actor._id, "6 minutes", "1 hour");
    expect(await read()).toEqual([expect.stringContaining("SELECT"), expect.stringContaining("UPDATE sessions")]);
    expect(await read()).toHaveLength(1);
  });

  test("stays when its user signs in many times, and ended ones are kept to twenty", async () => {
    const { id, email, first } = await twoSessions();
    for (let times = 0; times < 24; times++) {
      await db.$executeRaw`DELETE FROM rate_limits`;
      const { token } = (await login(email)).body;
      await callRoute(postLogout, apiPaths.logout, { body: {}, as: token });
    }
    expect(await status(first)).toBe(200);
    expect(await db.session.count({ where: { userId: id } })).toBeLessThanOrEqual(23);
  });

  test("is listed in pages of twenty, the newest first, without the ended ones", async () => {
    const { id, firstId, secondId } = await twoSessions();
    await db.$executeRaw`UPDATE sessions SET ended_at = now() WHERE id = ${firstId}`;
    // Half of them began at the same moment.
    await db.$executeRaw`
      INSERT INTO sessions (id, user_id, session_version, device, created_at)
      SELECT 'ses_' || n || ${id}, ${id}, (SELECT session_version FROM sessions WHERE id = ${secondId}), n,
             now() - interval '1 hour' * LEAST(n, 22) FROM generate_series(1, 44) n`;
    const listed: string[][] = [];
    for (let cursor: string | null | undefined; cursor !== null; ) {
      const page = await listActiveSessions(id, cursor);
      listed.push(page.sessions.map(({ _id }) => _id));
      cursor = page.nextCursor;
    }
    expect(listed.map((page) => page.length)).toEqual([20, 20, 5]);
    expect(new Set(listed.flat()).size).toBe(45);
    expect([listed[0]?.[0], listed.flat().includes(firstId)]).toEqual([secondId, false]);
    expect((await listActiveSessions((await makeUser()).id)).sessions).toEqual([]);
    await expect(listActiveSessions(id, "no cursor")).rejects.toMatchObject({ code: "invalid_input" });
  });

  test("of another user is not accepted in a token", async () => {
    const mine = await twoSessions();
    const theirs = await makeActor();
    const { encodeSession } = await import("@/lib/auth/sessions/session-token");
    expect(await status(await encodeSession(theirs, mine.firstId))).toBe(401);
  });
});

describe("ending sessions", () => {
  test("ends one, and never another user's", async () => {
    const { first, second, secondId } = await twoSessions();
    const stranger = await twoSessions();
    const end = (sessionId: string) =>
      callRoute(postEnd, accountApiPaths.endSession, { as: first, body: { sessionId } });
    expect((await end(stranger.firstId)).status).toBe(404);
    expect(await status(stranger.first)).toBe(200);
    expect((await end(secondId)).status).toBe(200);
    expect([await status(first), await status(second)]).toEqual([200, 401]);
    expect((await end(secondId)).status).toBe(404);
  });

  test("ends all others, and works as a form", async () => {
    const { first, second } = await twoSessions();
    const done = await callRoute(postEndOthers, accountApiPaths.endOtherSessions, {
      as: first,
      body: new URLSearchParams(),
    });
    expect([done.status, done.headers.get("location")]).toEqual([303, "/account/security?notice=sessions"]);
    expect([await status(first), await status(second)]).toEqual([200, 401]);
  });
});

describe("changing the password", () => {
  const change = (as: string | null, body: object) =>
    callRoute(postPassword, accountApiPaths.changePassword, { as, body });
  const wanted = { currentPassword: SEED_PASSWORD, password: "a-new-password" };

  test("needs the current one, ends the other sessions and emails the owner", async () => {
    const { email, first, second } = await twoSessions();
    const wrong = await change(first, { ...wanted, currentPassword: "wrong" });
    expect([wrong.status, wrong.body.fields]).toEqual([400, { currentPassword: "That is not your password." }]);
    expect((await change(first, wanted)).status).toBe(200);
    expect([await status(first), await status(second)]).toEqual([200, 401]);
    expect((await login(email)).status).toBe(401);
    expect((await login(email, {}, "a-new-password")).status).toBe(200);
    const [mail] = emulator()
      .emails()
      .filter(({ to }) => to.includes(email));
    expect([mail?.subject, mail?.text]).toEqual([
      "Your password was changed",
      expect.stringContaining("every other device has been logged out"),
    ]);
  });

  test.each([
    ["12345", "Password must be at least 6 characters long"],
    ["qwerty123", "This password is one of the most common ones. Please choose another."],
  ])("rejects %s", async (password, sentence) => {
    const { first } = await twoSessions();
    const { status, body } = await change(first, { ...wanted, password });
    expect([status, body.error]).toEqual([400, sentence]);
  });

  test("works as a form without script", async () => {
    const { first } = await twoSessions();
    const location = async (given: object) =>
      (await change(first, new URLSearchParams({ ...wanted, ...given }))).headers.get("location");
    expect(await location({ confirmPassword: "another" })).toBe("/account/security?error=passwords_differ");
    expect(await location({ confirmPassword: wanted.password })).toBe("/account/security?notice=password");
  });

  test("makes one of two concurrent changes, and ends a sign-in that is under way with the old password", async () => {
    const { email, first, second } = await twoSessions();
    const [a, b, late] = await Promise.all([
      change(first, { ...wanted, password: "new-password-of-a" }),
      change(second, { ...wanted, password: "new-password-of-b" }),
      login(email),
    ]);
    expect([a, b].filter(({ status }) => status === 200)).toHaveLength(1);
    if (late.status === 200) expect(await status(late.body.token)).toBe(401);
  });

  test("limits wrong tries per user, without locking out their sign-in", async () => {
    const { email, first } = await twoSessions();
    for (let tries = 0; tries < 10; tries++) await change(first, { ...wanted, currentPassword: "wrong" });
    expect((await change(first, wanted)).status).toBe(429);
    expect((await login(email)).status).toBe(200);
  });
});

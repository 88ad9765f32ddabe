import { addDays } from "date-fns/addDays";
import { addYears } from "date-fns/addYears";
import { beforeEach, describe, expect, test } from "vitest";
import { POST as postEnd } from "@/app/api/admin/users/[id]/plan/end/route";
import { POST as postPlan } from "@/app/api/admin/users/[id]/plan/route";
import { POST as postRole } from "@/app/api/admin/users/[id]/role/route";
import { POST as postEndSession } from "@/app/api/admin/users/[id]/sessions/[sessionId]/end/route";
import { POST as postSignOut } from "@/app/api/admin/users/[id]/sign-out/route";
import { POST as postStatus } from "@/app/api/admin/users/[id]/status/route";
import { GET as getExport } from "@/app/api/admin/users/export/route";
import { POST as postLogin } from "@/app/api/auth/login/route";
import { GET as getMe } from "@/app/api/me/route";
import { listUsers } from "@/lib/auth/admin-queries";
import type { Actor } from "@/lib/auth/contracts";
import { makeUser, SEED_PASSWORD, seedPlans } from "@/lib/auth/factory";
import { accountDisabled } from "@/lib/auth/form-messages";
import { issueSignInToken } from "@/lib/auth/issue-sign-in-token";
import { decodeSession } from "@/lib/auth/sessions/session-token";
import { signInWithLink } from "@/lib/auth/sign-in-with-link";
import { makeProduct } from "@/lib/catalog/factory";
import { day } from "@/lib/core/clock";
import { newId } from "@/lib/core/ids";
import { db } from "@/lib/db/client";
import type { Handler } from "@/lib/http/route";
import { callRoute } from "@/lib/http/test-client";
import { makeSession } from "@/lib/http/test-session";
import { makeOrder } from "@/lib/orders/factory";
import { makeActor } from "@/lib/subscriptions/factory";
import { getActor } from "@/lib/subscriptions/get-actor";
import { deleteAccount } from "@/lib/workflows/delete-account";
import { listTimeline } from "@/lib/workflows/timeline/list-timeline";
import { emulator } from "@/tooling/dev-stack/test-context";

beforeEach(async () => {
  await db.$executeRaw`DELETE FROM rate_limits`;
  await db.plan.createMany({ data: [...seedPlans], skipDuplicates: true });
  emulator().faults("resend", "none");
});

const reason = "She wrote to us about it";
const year = new Date().getUTCFullYear();
const [lateInMay, newYear] = [`${year + 3}-05-31`, `${year + 4}-01-01`];
const callAction = (handler: Handler, admin: Actor, id: string, body: object) =>
  callRoute(handler, "/api/admin/users/x", { as: admin, params: { id }, body });
const auditOf = async (subject: string) =>
  (await db.auditLog.findMany({ where: { subject }, orderBy: { createdAt: "asc" } })).map(({ action }) => action);
const emailsTo = async (email: string) =>
  (await db.outboxMessage.findMany({ where: { rendered: { path: ["to"], equals: email } } })).map(
    ({ rendered }) => rendered as { subject: string; text: string },
  );

describe("a granted plan", () => {
  test("starts at once, ends with its last day, is recorded with its reason and emailed", async () => {
    const [admin, member] = [await makeActor({ role: "Admin" }), await makeActor()];
    const body = { plan: "collector", until: lateInMay, reason };
    expect((await callAction(postPlan, admin, member._id, body)).status).toBe(200);
    expect(await getActor(member._id)).toMatchObject({
      isVIP: true,
      subscription: { plan: "collector", endDate: `${lateInMay}T22:59:59.000Z` },
    });
    const [entry] = await db.subscriptionEntry.findMany({ where: { userId: member._id } });
    expect(entry).toMatchObject({ kind: "admin", reason: null, actorId: admin._id });
    const { entries } = await listTimeline(member._id, { kind: "plan" });
    expect(entries).toMatchObject([{ title: "Collector plan granted by an admin", detail: reason }]);
    expect(await auditOf(member._id)).toEqual(["subscription.grant"]);
    expect((await emailsTo(member.email))[0]?.text).toContain(reason);
  });

  test("is rejected when it would shorten or downgrade the current plan", async () => {
    const admin = await makeActor({ role: "Admin" });
    const member = await makeActor({ plan: "yearly", days: 300 });
    const soon = new Date(Date.now() + 30 * day).toISOString().slice(0, 10);
    const before = await getActor(member._id);
    for (const body of [
      { plan: "collector", until: soon },
      { plan: "monthly", until: newYear },
      { plan: "yearly", until: "2020-01-01" },
    ])
      expect((await callAction(postPlan, admin, member._id, { ...body, reason })).status).toBe(409);
    expect(await getActor(member._id)).toEqual(before);
    expect(await auditOf(member._id)).toEqual([]);
  });

  test("is rejected beyond five years", async () => {
    const [admin, member] = [await makeActor({ role: "Admin" }), await makeActor()];
    const lastDay = addYears(Date.now() + 3_600_000, 5);
    const [last, after] = [lastDay, addDays(lastDay, 2)].map((at) => at.toISOString().slice(0, 10));
    for (const until of [after, "2099-12-31"]) {
      const response = await callAction(postPlan, admin, member._id, { plan: "yearly", until, reason });
      expect(response).toMatchObject({ status: 409, body: { error: expect.stringContaining("at most 5 years") } });
    }
    expect(await db.subscriptionEntry.count({ where: { userId: member._id } })).toBe(0);
    expect((await callAction(postPlan, admin, member._id, { plan: "yearly", until: last, reason })).status).toBe(200);
  });

  test("ends once under concurrent requests and disables the automatic renewal", async () => {
    const admin = await makeActor({ role: "Admin" });
    const member = await makeActor({ plan: "yearly" });
    const card = { code: `SUB_${newId("sub")}`, userId: member._id, planKey: "yearly" as const, customerCode: "CUS_x" };
    await db.autoRenewal.create({ data: card });
    const ends = await Promise.all([1, 2].map(() => callAction(postEnd, admin, member._id, { reason })));
    expect(ends.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await getActor(member._id))?.isVIP).toBe(false);
    expect(await db.outboxMessage.count({ where: { payload: { path: ["code"], equals: card.code } } })).toBe(1);
    // A new plan can be granted afterwards.
    expect((await callAction(postPlan, admin, member._id, { plan: "monthly", until: newYear, reason })).status).toBe(
      200,
    );
  });
});

describe("disabling an account", () => {
  test("ends its sessions, explains it only after a correct password, and preserves orders and plan", async () => {
    const [admin, member] = [await makeActor({ role: "Admin" }), await makeActor({ plan: "yearly" })];
    const order = await makeOrder({ buyer: { ...member, id: member._id }, items: [{ product: await makeProduct() }] });
    expect((await callAction(postStatus, admin, member._id, { status: "disabled", reason })).status).toBe(200);
    expect((await callRoute(getMe, "/api/me", { as: member })).status).toBe(401);
    const login = (password: string) =>
      callRoute(postLogin, "/api/auth/login", { body: { email: member.email, password } });
    const right = await login(SEED_PASSWORD);
    expect([right.status, right.body.error, right.cookies.la_session]).toEqual([403, accountDisabled, undefined]);
    expect((await login("wrong-password")).body.error).toBe("Invalid email or password");
    expect(await db.order.findUniqueOrThrow({ where: { id: order.id } })).toMatchObject({ paymentStatus: "paid" });
    expect((await db.subscription.findUniqueOrThrow({ where: { userId: member._id } })).endsAt > new Date()).toBe(true);
    expect((await emailsTo(member.email)).map(({ subject }) => subject)).toEqual(["Your account was disabled"]);

    expect((await callAction(postStatus, admin, member._id, { status: "disabled", reason })).status).toBe(409);
    expect((await callAction(postStatus, admin, member._id, { status: "enabled", reason })).status).toBe(200);
    expect((await login(SEED_PASSWORD)).status).toBe(200);
    // An earlier session stays invalid.
    expect((await callRoute(getMe, "/api/me", { as: member })).status).toBe(401);
    expect(await auditOf(member._id)).toEqual(["user.disable", "user.enable"]);
  });

  test("is rejected for oneself and for an unknown or deleted user", async () => {
    const admin = await makeActor({ role: "Admin" });
    const body = { status: "disabled", reason };
    expect((await callAction(postStatus, admin, admin._id, body)).status).toBe(409);
    expect((await callAction(postStatus, admin, "usr_nobody", body)).status).toBe(404);
    expect((await callAction(postStatus, admin, (await makeUser({ deleted: true })).id, body)).status).toBe(404);
    expect((await callAction(postStatus, admin, (await makeUser()).id, { ...body, reason: " x " })).status).toBe(400);
  });
});

describe("the admin role", () => {
  test("is granted and revoked, ends the sessions each time, and cannot be changed by oneself", async () => {
    const [admin, member] = [await makeActor({ role: "Admin" }), await makeActor()];
    const grant = { role: "Admin", staffRole: "Owner", reason };
    expect((await callAction(postRole, admin, member._id, grant)).status).toBe(200);
    expect((await callRoute(getMe, "/api/me", { as: member })).status).toBe(401);
    expect(await getActor(member._id)).toMatchObject({ role: "Admin", staffRole: "Owner" });
    expect((await callAction(postRole, admin, member._id, grant)).status).toBe(409);
    expect((await callAction(postRole, admin, member._id, { role: "Member", reason })).status).toBe(200);
    expect((await callAction(postRole, admin, admin._id, { role: "Member", reason })).status).toBe(409);
    const unverified = await makeUser({ verified: false });
    expect((await callAction(postRole, admin, unverified.id, { role: "Admin", reason })).status).toBe(409);
  });

  test("without a staff role makes a member an admin who may do nothing, and does not change an admin", async () => {
    const [owner, member] = [await makeActor({ role: "Admin" }), await makeActor()];
    const packer = await makeActor({ role: "Admin", staffRole: "Packer" });
    expect((await callAction(postRole, owner, member._id, { role: "Admin", reason })).status).toBe(200);
    expect(await getActor(member._id)).toMatchObject({ role: "Admin", staffRole: null });
    expect((await callAction(postRole, owner, packer._id, { role: "Admin", reason })).status).toBe(409);
    expect(await getActor(packer._id)).toMatchObject({ staffRole: "Packer" });
  });

  test("can be narrowed to a part of the work, which is audited and ends the right to change roles", async () => {
    const [owner, member] = [await makeActor({ role: "Admin" }), await makeActor()];
    expect((await callAction(postRole, owner, member._id, { role: "Admin", staffRole: "Packer", reason })).status).toBe(
      200,
    );
    const packer = await getActor(member._id);
    expect(packer).toMatchObject({ role: "Admin", staffRole: "Packer" });
    expect(await db.auditLog.findFirst({ where: { subject: member._id } })).toMatchObject({
      action: "user.grant-admin",
      detail: { as: "Packer" },
    });
    if (!packer) throw new Error("nobody");
    expect((await callAction(postRole, packer, owner._id, { role: "Member", reason })).status).toBe(403);
    expect((await callAction(postRole, owner, packer._id, { role: "Admin", staffRole: "Boss", reason })).status).toBe(
      400,
    );
  });

  test("of an owner stays with one of two who narrow each other's concurrently", async () => {
    const [a, b] = [await makeActor({ role: "Admin" }), await makeActor({ role: "Admin" })];
    const narrow = (actor: Actor, other: Actor) =>
      callAction(postRole, actor, other._id, { role: "Admin", staffRole: "Finance", reason });
    await Promise.all([narrow(a, b), narrow(b, a)]);
    const roles = (await Promise.all([a, b].map(({ _id }) => getActor(_id)))).map((one) => one?.staffRole);
    expect(roles.sort()).toEqual(["Finance", "Owner"]);
  });

  test("stays with one of two admins who revoke each other concurrently", async () => {
    const [a, b] = [await makeActor({ role: "Admin" }), await makeActor({ role: "Admin" })];
    const revoke = (actor: Actor, other: Actor) => callAction(postRole, actor, other._id, { role: "Member", reason });
    const responses = await Promise.all([revoke(a, b), revoke(b, a)]);
    expect(responses.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1);
    expect(
      (await Promise.all([a, b].map(({ _id }) => getActor(_id)))).filter((one) => one?.role === "Admin"),
    ).toHaveLength(1);
  });
});

test("logging out one session of a user ends that one only, once", async () => {
  const [admin, member] = [await makeActor({ role: "Admin" }), await makeActor()];
  const [open, ended] = [await makeSession(member), await makeSession({ ...member })];
  const { session = "" } = (await decodeSession(ended)) ?? {};
  const end = () =>
    callRoute(postEndSession, "/api/admin/users/x/sessions/y/end", {
      as: admin,
      params: { id: member._id, sessionId: session },
      body: { reason },
    });
  expect((await end()).status).toBe(200);
  expect((await callRoute(getMe, "/api/me", { as: ended })).status).toBe(401);
  expect((await callRoute(getMe, "/api/me", { as: open })).status).toBe(200);
  expect((await end()).status).toBe(409);
  expect(await auditOf(member._id)).toEqual(["user.end-session"]);
});

test("revoking sessions ends every session and the open links to sign in", async () => {
  const [admin, member] = [await makeActor({ role: "Admin" }), await makeActor()];
  const link = String(await issueSignInToken(member.email, { to: member.email }));
  expect((await callAction(postSignOut, admin, member._id, { reason })).status).toBe(200);
  expect((await callRoute(getMe, "/api/me", { as: member })).status).toBe(401);
  await expect(signInWithLink(link)).rejects.toMatchObject({ code: "bad_token" });
});

test("deleting an account removes the reasons of admin actions and preserves the audit entries", async () => {
  const [admin, member] = [await makeActor({ role: "Admin" }), await makeActor()];
  const text = `Cousin of the donor ${newId("dnt")}`;
  await callAction(postPlan, admin, member._id, { plan: "yearly", until: lateInMay, reason: text });
  const actor = await getActor(member._id);
  if (!actor) throw new Error("nobody");
  await deleteAccount({ actor, body: { password: SEED_PASSWORD, confirmation: "delete my account" } });
  const tables = await db.$queryRaw<{ name: string }[]>`
    SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' AND table_type = 'BASE TABLE'`;
  for (const { name } of tables) {
    const [{ found } = { found: -1 }] = await db.$queryRawUnsafe<{ found: number }[]>(
      `SELECT count(*)::int AS found FROM "${name}" t WHERE position($1 IN to_jsonb(t)::text) > 0`,
      text,
    );
    expect({ name, found }).toEqual({ name, found: 0 });
  }
  expect(await auditOf(member._id)).toEqual(["subscription.grant", "account.delete"]);
});

describe("the user list", () => {
  const mark = newId("usr");
  const emails = async (query: Parameters<typeof listUsers>[0]) =>
    (await listUsers({ who: "everybody", q: mark, ...query })).people.map(({ email }) => email.split(".")[0]);

  test("can be searched, filtered and sorted", async () => {
    const at = (days: number) => new Date(Date.now() - days * day);
    const addUser = (key: string, fields: Parameters<typeof makeUser>[0]) =>
      makeUser({ email: `${key}.${mark}@livingarchive.test`, ...fields });
    await addUser("c", { createdAt: at(3), plan: "yearly", planTo: at(-30) });
    await addUser("a", { createdAt: at(2), plan: "monthly", planTo: at(1) });
    await addUser("b", { createdAt: at(1), disabled: true });
    await addUser("d", { createdAt: at(4), verified: false });
    expect(await emails({})).toEqual(["b", "a", "c", "d"]);
    expect(await emails({ sort: "oldest" })).toEqual(["d", "c", "a", "b"]);
    expect(await emails({ sort: "email" })).toEqual(["a", "b", "c", "d"]);
    expect(await emails({ sort: "seen" })).toEqual(["b", "a", "c", "d"]);
    expect(await emails({ who: "circle" })).toEqual(["c", "a"]);
    expect(await emails({ status: "expired" })).toEqual(["a"]);
    expect(await emails({ plan: "yearly" })).toEqual(["c"]);
    expect(await emails({ plan: "none" })).toEqual(["b", "a", "d"]);
    expect(await emails({ account: "disabled" })).toEqual(["b"]);
    expect(await emails({ account: "unconfirmed" })).toEqual(["d"]);
    expect(await emails({ q: `%.${mark}` })).toEqual([]);
  });

  test.each(["newest", "oldest", "email", "seen"] as const)(
    "lists every user once over its pages, sorted by %s",
    async (sort) => {
      const word = newId("usr");
      const now = new Date();
      const made = await Promise.all(
        Array.from({ length: 45 }, (_, i) => makeUser({ email: `p|${i}.${word}@livingarchive.test`, createdAt: now })),
      );
      const seen: string[] = [];
      let cursor: string | undefined;
      do {
        const page = await listUsers({ who: "everybody", q: word, sort, cursor });
        seen.push(...page.people.map(({ _id }) => _id));
        cursor = page.nextCursor ?? undefined;
        expect(page.total).toBe(45);
      } while (cursor);
      expect([...seen].sort()).toEqual(made.map(({ id }) => id).sort());
    },
  );

  test("rejects a malformed cursor", async () => {
    for (const text of ["x", "1|usr_1", "2026-99-99T00:00:00.000Z|usr_1", "2026-01-01T00:00:00.000Z|'; --"])
      for (const sort of ["newest", "email"] as const)
        await expect(listUsers({ sort, cursor: Buffer.from(text).toString("base64url") })).rejects.toThrow(
          "does not exist",
        );
  });

  test("escapes formulas in the export and records it with its number of rows", async () => {
    const admin = await makeActor({ role: "Admin" });
    const word = newId("usr");
    await makeUser({ firstName: '=HYPERLINK("//evil")', email: `f.${word}@livingarchive.test` });
    const { text, headers } = await callRoute(getExport, `/api/admin/users/export?who=everybody&q=${word}`, {
      as: admin,
    });
    expect(headers.get("content-type")).toContain("text/csv");
    expect(text).toContain("'=HYPERLINK");
    const [line] = await db.auditLog.findMany({ where: { actorId: admin._id, action: "user.export" } });
    expect(line?.detail).toEqual({ rows: 1 });
  });
});

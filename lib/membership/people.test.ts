import { addDays, addYears } from "date-fns";
import { beforeEach, describe, expect, test } from "vitest";
import { POST as postEnd } from "@/app/api/admin/users/[id]/plan/end/route";
import { POST as postPlan } from "@/app/api/admin/users/[id]/plan/route";
import { POST as postRole } from "@/app/api/admin/users/[id]/role/route";
import { POST as postSignOut } from "@/app/api/admin/users/[id]/sign-out/route";
import { POST as postStanding } from "@/app/api/admin/users/[id]/standing/route";
import { GET as getExport } from "@/app/api/admin/users/export/route";
import { POST as postLogin } from "@/app/api/auth/login/route";
import { GET as getMe } from "@/app/api/me/route";
import type { Actor } from "@/lib/accounts/contracts";
import { knownPassword, makeUser, plans } from "@/lib/accounts/factory";
import { accountDisabled } from "@/lib/accounts/sign-in";
import { deleteAccount } from "@/lib/http/delete-account";
import { getPersonFile } from "@/lib/http/person-file";
import type { Handler } from "@/lib/http/route";
import { callRoute } from "@/lib/http/testing";
import { makeActor } from "@/lib/membership/factory";
import { listPeople } from "@/lib/membership/people-queries";
import { findActor } from "@/lib/membership/queries";
import { day } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db";
import { newId } from "@/lib/platform/ids";
import { makeOrder, makeProduct } from "@/lib/shop/factory";
import { emulator } from "@/local/testing";

beforeEach(async () => {
  await db.$executeRaw`DELETE FROM rate_limits`;
  await db.plan.createMany({ data: [...plans], skipDuplicates: true });
  emulator().faults("resend", "none");
});

const reason = "She wrote to us about it";
const year = new Date().getUTCFullYear();
const [lateInMay, newYear] = [`${year + 3}-05-31`, `${year + 4}-01-01`];
const does = (handler: Handler, admin: Actor, id: string, body: object) =>
  callRoute(handler, "/api/admin/users/x", { as: admin, params: { id }, body });
const auditOf = async (subject: string) =>
  (await db.auditLog.findMany({ where: { subject }, orderBy: { createdAt: "asc" } })).map(({ action }) => action);
const mailsTo = async (email: string) =>
  (await db.outboxMessage.findMany({ where: { rendered: { path: ["to"], equals: email } } })).map(
    ({ rendered }) => rendered as { subject: string; text: string },
  );

describe("a plan from the desk", () => {
  test("begins at once, ends with its day, is a fact with a reason beside it, and is told", async () => {
    const [admin, member] = [await makeActor({ role: "Admin" }), await makeActor()];
    const body = { plan: "collector", until: lateInMay, reason };
    expect((await does(postPlan, admin, member._id, body)).status).toBe(200);
    expect(await findActor(member._id)).toMatchObject({
      isVIP: true,
      subscription: { plan: "collector", endDate: `${lateInMay}T22:59:59.000Z` },
    });
    const [fact] = await db.membershipFact.findMany({ where: { userId: member._id } });
    expect(fact).toMatchObject({ kind: "admin", reason: null, actorId: admin._id });
    expect((await getPersonFile(member._id))?.facts[0]).toMatchObject({ state: "granted", reason });
    expect(await auditOf(member._id)).toEqual(["membership.grant"]);
    expect((await mailsTo(member.email))[0]?.text).toContain(reason);
  });

  test("never takes away what somebody has: not its end, not its rank", async () => {
    const admin = await makeActor({ role: "Admin" });
    const member = await makeActor({ plan: "yearly", days: 300 });
    const soon = new Date(Date.now() + 30 * day).toISOString().slice(0, 10);
    const before = await findActor(member._id);
    for (const body of [
      { plan: "collector", until: soon },
      { plan: "monthly", until: newYear },
      { plan: "yearly", until: "2020-01-01" },
    ])
      expect((await does(postPlan, admin, member._id, { ...body, reason })).status).toBe(409);
    expect(await findActor(member._id)).toEqual(before);
    expect(await auditOf(member._id)).toEqual([]);
  });

  test("ends within five years: a slip of the keyboard is no plan for a lifetime", async () => {
    const [admin, member] = [await makeActor({ role: "Admin" }), await makeActor()];
    const lastDay = addYears(Date.now() + 3_600_000, 5);
    const [last, after] = [lastDay, addDays(lastDay, 2)].map((at) => at.toISOString().slice(0, 10));
    for (const until of [after, "2099-12-31"]) {
      const answer = await does(postPlan, admin, member._id, { plan: "yearly", until, reason });
      expect(answer).toMatchObject({ status: 409, body: { error: expect.stringContaining("5 years at most") } });
    }
    expect(await db.membershipFact.count({ where: { userId: member._id } })).toBe(0);
    expect((await does(postPlan, admin, member._id, { plan: "yearly", until: last, reason })).status).toBe(200);
  });

  test("is ended once, also when two end it at the same moment; the card is stopped", async () => {
    const admin = await makeActor({ role: "Admin" });
    const member = await makeActor({ plan: "yearly" });
    const card = { code: `SUB_${newId("sub")}`, userId: member._id, planKey: "yearly" as const, customerCode: "CUS_x" };
    await db.cardRenewal.create({ data: card });
    const ends = await Promise.all([1, 2].map(() => does(postEnd, admin, member._id, { reason })));
    expect(ends.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await findActor(member._id))?.isVIP).toBe(false);
    expect(await db.outboxMessage.count({ where: { payload: { path: ["code"], equals: card.code } } })).toBe(1);
    // What is paid afterwards is theirs again.
    expect((await does(postPlan, admin, member._id, { plan: "monthly", until: newYear, reason })).status).toBe(200);
  });
});

describe("an account that is disabled", () => {
  test("is signed out at once and told why; a wrong password is told nothing; what was paid stays", async () => {
    const [admin, member] = [await makeActor({ role: "Admin" }), await makeActor({ plan: "yearly" })];
    const order = await makeOrder({ buyer: { ...member, id: member._id }, items: [{ product: await makeProduct() }] });
    expect((await does(postStanding, admin, member._id, { standing: "disabled", reason })).status).toBe(200);
    expect((await callRoute(getMe, "/api/me", { as: member })).status).toBe(401);
    const login = (password: string) =>
      callRoute(postLogin, "/api/auth/login", { body: { email: member.email, password } });
    const right = await login(knownPassword);
    expect([right.status, right.body.error, right.cookies.la_session]).toEqual([403, accountDisabled, undefined]);
    expect((await login("wrong-password")).body.error).toBe("Invalid email or password");
    expect(await db.order.findUniqueOrThrow({ where: { id: order.id } })).toMatchObject({ paymentStatus: "paid" });
    expect((await db.subscription.findUniqueOrThrow({ where: { userId: member._id } })).endsAt > new Date()).toBe(true);
    expect((await mailsTo(member.email)).map(({ subject }) => subject)).toEqual(["Your account was disabled"]);

    expect((await does(postStanding, admin, member._id, { standing: "disabled", reason })).status).toBe(409);
    expect((await does(postStanding, admin, member._id, { standing: "enabled", reason })).status).toBe(200);
    expect((await login(knownPassword)).status).toBe(200);
    // A session of before is not alive again.
    expect((await callRoute(getMe, "/api/me", { as: member })).status).toBe(401);
    expect(await auditOf(member._id)).toEqual(["user.disable", "user.enable"]);
  });

  test("is never one's own, nor that of nobody", async () => {
    const admin = await makeActor({ role: "Admin" });
    const body = { standing: "disabled", reason };
    expect((await does(postStanding, admin, admin._id, body)).status).toBe(409);
    expect((await does(postStanding, admin, "usr_nobody", body)).status).toBe(404);
    expect((await does(postStanding, admin, (await makeUser({ deleted: true })).id, body)).status).toBe(404);
    expect((await does(postStanding, admin, (await makeUser()).id, { ...body, reason: " x " })).status).toBe(400);
  });
});

describe("an admin", () => {
  test("is made and unmade, and signed out each time; never by oneself", async () => {
    const [admin, member] = [await makeActor({ role: "Admin" }), await makeActor()];
    expect((await does(postRole, admin, member._id, { role: "Admin", reason })).status).toBe(200);
    expect((await callRoute(getMe, "/api/me", { as: member })).status).toBe(401);
    expect((await findActor(member._id))?.role).toBe("Admin");
    expect((await does(postRole, admin, member._id, { role: "Admin", reason })).status).toBe(409);
    expect((await does(postRole, admin, member._id, { role: "Member", reason })).status).toBe(200);
    expect((await does(postRole, admin, admin._id, { role: "Member", reason })).status).toBe(409);
    const unverified = await makeUser({ verified: false });
    expect((await does(postRole, admin, unverified.id, { role: "Admin", reason })).status).toBe(409);
  });

  test("of two who unmake each other at the same moment one stays", async () => {
    const [a, b] = [await makeActor({ role: "Admin" }), await makeActor({ role: "Admin" })];
    const unmake = (actor: Actor, other: Actor) => does(postRole, actor, other._id, { role: "Member", reason });
    const answers = await Promise.all([unmake(a, b), unmake(b, a)]);
    expect(answers.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1);
    expect(
      (await Promise.all([a, b].map(({ _id }) => findActor(_id)))).filter((one) => one?.role === "Admin"),
    ).toHaveLength(1);
  });
});

test("signed out everywhere means every session, at its next call", async () => {
  const [admin, member] = [await makeActor({ role: "Admin" }), await makeActor()];
  expect((await does(postSignOut, admin, member._id, { reason })).status).toBe(200);
  expect((await callRoute(getMe, "/api/me", { as: member })).status).toBe(401);
});

test("what the desk said about somebody goes when they do; that it acted stays", async () => {
  const [admin, member] = [await makeActor({ role: "Admin" }), await makeActor()];
  const words = `Cousin of the donor ${newId("dnt")}`;
  await does(postPlan, admin, member._id, { plan: "yearly", until: lateInMay, reason: words });
  const actor = await findActor(member._id);
  if (!actor) throw new Error("nobody");
  await deleteAccount({ actor, body: { password: knownPassword, confirmation: "delete my account" } });
  const tables = await db.$queryRaw<{ name: string }[]>`
    SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' AND table_type = 'BASE TABLE'`;
  for (const { name } of tables) {
    const [{ found } = { found: -1 }] = await db.$queryRawUnsafe<{ found: number }[]>(
      `SELECT count(*)::int AS found FROM "${name}" t WHERE position($1 IN to_jsonb(t)::text) > 0`,
      words,
    );
    expect({ name, found }).toEqual({ name, found: 0 });
  }
  expect(await auditOf(member._id)).toEqual(["membership.grant", "account.delete"]);
});

describe("the list", () => {
  const mark = newId("usr");
  const emails = async (query: Parameters<typeof listPeople>[0]) =>
    (await listPeople({ who: "everybody", q: mark, ...query })).people.map(({ email }) => email.split(".")[0]);

  test("is searched, narrowed and sorted", async () => {
    const at = (days: number) => new Date(Date.now() - days * day);
    const made = (key: string, given: Parameters<typeof makeUser>[0]) =>
      makeUser({ email: `${key}.${mark}@livingarchive.test`, ...given });
    await made("c", { createdAt: at(3), plan: "yearly", planTo: at(-30) });
    await made("a", { createdAt: at(2), plan: "monthly", planTo: at(1) });
    await made("b", { createdAt: at(1), disabled: true });
    await made("d", { createdAt: at(4), verified: false });
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
    "by %s, has everybody once over its pages",
    async (sort) => {
      const word = newId("usr");
      const now = new Date();
      const made = await Promise.all(
        Array.from({ length: 45 }, (_, i) => makeUser({ email: `p|${i}.${word}@livingarchive.test`, createdAt: now })),
      );
      const seen: string[] = [];
      let cursor: string | undefined;
      do {
        const page = await listPeople({ who: "everybody", q: word, sort, cursor });
        seen.push(...page.people.map(({ _id }) => _id));
        cursor = page.nextCursor ?? undefined;
        expect(page.total).toBe(45);
      } while (cursor);
      expect([...seen].sort()).toEqual(made.map(({ id }) => id).sort());
    },
  );

  test("refuses a place that was made up", async () => {
    for (const text of ["x", "1|usr_1", "2026-99-99T00:00:00.000Z|usr_1", "2026-01-01T00:00:00.000Z|'; --"])
      for (const sort of ["newest", "email"] as const)
        await expect(listPeople({ sort, cursor: Buffer.from(text).toString("base64url") })).rejects.toThrow(
          "does not exist",
        );
  });

  test("as a table runs no formula, and that it was taken is written down with its rows", async () => {
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

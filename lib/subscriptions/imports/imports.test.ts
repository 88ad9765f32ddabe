import { addDays } from "date-fns/addDays";
import { beforeAll, describe, expect, test } from "vitest";
import { GET as getExport } from "@/app/api/admin/member-imports/[id]/export/route";
import { POST as postUndo } from "@/app/api/admin/member-imports/[id]/undo/route";
import { POST as postImport } from "@/app/api/admin/member-imports/route";
import type { Actor } from "@/lib/auth/contracts";
import { seedPlans } from "@/lib/auth/factory";
import { issueToken } from "@/lib/auth/issue-token";
import { DUMMY_HASH } from "@/lib/auth/passwords/password";
import { signInWithLink } from "@/lib/auth/sign-in-with-link";
import { verifyEmail } from "@/lib/auth/verify-email";
import { backgroundSettled } from "@/lib/core/background";
import { parseCsv } from "@/lib/core/csv";
import { newId } from "@/lib/core/ids";
import { db, transaction } from "@/lib/db/client";
import { callRoute } from "@/lib/http/test-client";
import { makeActor } from "@/lib/subscriptions/factory";
import { grantPlan } from "@/lib/subscriptions/grant-plan";
import type { MemberRow } from "@/lib/subscriptions/imports/contracts";
import { importMembers } from "@/lib/subscriptions/imports/import-members";
import { findMemberImport } from "@/lib/subscriptions/imports/queries";
import { recordLedgerEntry } from "@/lib/subscriptions/record-ledger-entry";
import { processOutbox } from "@/lib/workflows/job-handlers";
import { emulator } from "@/tooling/dev-stack/test-context";

let admin: Actor;
beforeAll(async () => {
  await db.plan.createMany({ data: [...seedPlans], skipDuplicates: true });
  admin = await makeActor({ role: "Admin", firstName: "Ada", lastName: "Obi" });
});

const newEmail = () => `${newId("usr").replace("_", "-")}@livingarchive.test`;
const send = (body: object) => callRoute(postImport, "/api/admin/member-imports", { as: admin, body });
const undo = (id: string) =>
  callRoute(postUndo, `/api/admin/member-imports/${id}/undo`, { as: admin, method: "POST", params: { id }, body: {} });

async function settle() {
  await backgroundSettled();
  await processOutbox();
}

/** Runs a job until its last attempt at a row; `check` runs after each of those before. */
async function retried(check: () => Promise<void>) {
  for (let attempt = 1; attempt <= 4; attempt++) {
    await settle();
    await check();
    await db.outboxMessage.updateMany({ where: { status: "pending" }, data: { nextAttemptAt: new Date(0) } });
  }
  await settle();
}

async function importCsv(csv: string, more: object = {}): Promise<string> {
  const { plan } = (await send({ csv, ...more })).body;
  const { status, body } = await send({ csv, ...more, plan });
  expect(status).toBe(200);
  await settle();
  return body.importId;
}

const results = async (csv: string) =>
  Object.fromEntries((await send({ csv })).body.rows.map((row: MemberRow) => [row.line, [row.result, row.message]]));
const planOf = (email: string) => db.subscription.findFirst({ where: { user: { email } }, include: { entries: true } });
const statusesOf = async (id: string) => (await findMemberImport(id))?.rows.map(({ status }) => status);

describe("the preview", () => {
  test("says what each row does, and writes nothing", async () => {
    const [email, later, higher] = [
      newEmail(),
      await makeActor({ plan: "yearly", days: 400 }),
      await makeActor({ plan: "collector" }),
    ];
    const disabled = await makeActor();
    await db.user.update({ where: { id: disabled._id }, data: { disabledAt: new Date() } });
    const users = await db.user.count();
    const rows = [
      `${email},Bisi Ade,Annual,2090-01-01`,
      `${email},Bisi Ade,Annual,2090-01-01`,
      `${later.email},,Annual,${addDays(new Date(), 90).toISOString().slice(0, 10)}`,
      `${higher.email},,Monthly,${addDays(new Date(), 90).toISOString().slice(0, 10)}`,
      `${disabled.email},,Annual,2027-01-01`,
      `${newEmail()},,Annual,2027-01-01`,
      `${newEmail()},Ada Obi,Gold,2027-01-01`,
      `${newEmail()},Ada Obi,Annual,2020-01-01`,
      `${newEmail()},Ada Obi,Annual,2027-01-01`,
    ];
    const found = await results(`Email,Name,Plan,End\n${rows.join("\n")}`);
    expect(found).toMatchObject({
      2: ["error", expect.stringContaining("at most 5 years")],
      3: ["error", expect.stringContaining("row 2")],
      4: ["same", expect.stringContaining("Already a member, Annual, until")],
      5: ["error", expect.stringContaining("higher Collector plan")],
      6: ["error", expect.stringContaining("disabled")],
      7: ["error", expect.stringContaining("name is needed")],
      8: ["error", expect.stringContaining("Gold")],
      9: ["error", expect.stringContaining("in the future")],
      10: ["create", ""],
    });
    expect(await db.user.count()).toBe(users);
    expect(await db.memberImport.count()).toBe(0);
  });

  test("asks for the columns that it does not recognise", async () => {
    const csv = `Mailbox,Kind\n${newEmail()},Annual`;
    expect((await send({ csv })).body).toMatchObject({ rows: [], plan: "", importId: null });
    expect(await send({ csv, columns: ["email", null] })).toMatchObject({ status: 400 });
    expect(await send({ csv, columns: ["email", "email"] })).toMatchObject({ status: 400 });
    expect((await send({ csv, columns: ["email", "plan"] })).body.rows).toHaveLength(1);
  });

  test.each([
    ["too many rows", `Email,Plan\n${"a@b.example,Annual\n".repeat(501)}`],
    ["an open quote", 'Email,Plan\n"a@b.example,Annual'],
    ["uneven rows", "Email,Plan\na@b.example,Annual,x"],
    ["no rows", "Email,Plan\n"],
  ])("rejects a file with %s", async (_, csv) => {
    expect(await send({ csv })).toMatchObject({ status: 400 });
  });
});

describe("an import", () => {
  test("opens accounts and grants plans, once, with one entry in the audit log and one for each person", async () => {
    const [email, member] = [newEmail(), await makeActor({ plan: "monthly", days: 10 })];
    const csv = `Email,Name,Plan,Start,End,Note\n${email},Bisi Ade,Collector,2025-03-01,2027-06-30,old list\n${member.email},,Annual,,2027-06-30,\nbad,,Annual,,,`;
    const { plan } = (await send({ csv, welcome: true })).body;
    const started = await Promise.all([1, 2, 3].map(() => send({ csv, welcome: true, plan })));
    const [id] = new Set(started.map(({ body }) => body.importId));
    expect(started.map(({ body }) => body.importId)).toEqual([id, id, id]);
    await settle();
    expect(await statusesOf(id)).toEqual(["imported", "imported", "error"]);

    const created = await planOf(email);
    expect(created).toMatchObject({ plan: "collector", endsAt: new Date("2027-06-30T22:59:59Z") });
    expect(created?.startedAt).toEqual(new Date("2025-02-28T23:00:00Z"));
    expect(created?.entries).toHaveLength(1);
    expect(await planOf(member.email)).toMatchObject({ plan: "yearly", endsAt: new Date("2027-06-30T22:59:59Z") });
    // Perks of the years before the import are not owed again.
    const [first] = await db.fulfilment.findMany({
      where: { userId: created?.userId ?? "" },
      orderBy: { dueAt: "asc" },
    });
    expect(first?.dueAt.getTime()).toBeGreaterThan(Date.now() - 60_000);

    const audit = await db.auditLog.findMany({
      where: { action: { in: ["member-import.start", "subscription.grant"] }, actorId: admin._id },
    });
    expect(audit.filter(({ subject }) => subject === id)).toMatchObject([
      { detail: { people: 2, same: 0, errors: 1 } },
    ]);
    expect(audit.filter(({ subject }) => [created?.userId, member._id].includes(subject))).toHaveLength(2);
    const mail = await db.outboxMessage.findMany({ where: { topic: "subscription.import-welcome.email" } });
    expect(mail).toHaveLength(2);

    // The same file again changes nothing.
    expect(await results(csv)).toMatchObject({ 2: ["same", expect.anything()], 3: ["same", expect.anything()] });
    expect(await send({ csv, welcome: true, plan })).toMatchObject({ body: { importId: id } });
    await settle();
    expect((await planOf(email))?.entries).toHaveLength(1);
  });

  test("is rejected when a membership has changed since the preview", async () => {
    const member = await makeActor({ plan: "monthly", days: 10 });
    const csv = `Email,Plan,End\n${member.email},Annual,2027-06-30`;
    const { plan } = (await send({ csv })).body;
    await grantPlan({
      actor: admin,
      userId: member._id,
      plan: "monthly",
      until: addDays(new Date(), 20),
      reason: "A test",
    });
    expect(await send({ csv, plan })).toMatchObject({ status: 409 });
    expect(await send({ csv, plan: "0".repeat(64) })).toMatchObject({ status: 409 });
  });

  test("checks a row again when a plan changes while it runs", async () => {
    const member = await makeActor({ plan: "monthly", days: 10 });
    const csv = `Email,Plan,End\n${member.email},Annual,2027-06-30`;
    const until = new Date("2028-01-01T00:00:00Z");
    const body = { csv, fileName: "members.csv", welcome: false };
    const { plan } = await importMembers({ actor: admin, body });
    const { importId } = await importMembers({ actor: admin, body: { ...body, plan } });
    await db.$executeRaw`UPDATE subscriptions SET plan = 'collector', ends_at = ${until} WHERE user_id = ${member._id}`;
    await settle();
    expect(await statusesOf(importId ?? "")).toEqual(["same"]);
    expect(await planOf(member.email)).toMatchObject({ plan: "collector", endsAt: until });
  });

  test("goes on after a row that fails for an unforeseen reason, leaves that row out after five attempts, and imports nobody twice", async () => {
    const [first, second] = [newEmail(), newEmail()];
    const csv = `Email,Name,Plan,End\n${first},Bisi Ade,Annual,2027-06-30\n${second},Ada Obi,Annual,2027-06-30`;
    const body = { csv, fileName: "members.csv", welcome: false };
    const { plan } = await importMembers({ actor: admin, body });
    const id = (await importMembers({ actor: admin, body: { ...body, plan } })).importId ?? "";
    // A deleted account that still has its address is no member, but the address is taken.
    const { _id: deleted } = await makeActor();
    await db.user.update({ where: { id: deleted }, data: { email: first, deletedAt: new Date() } });
    await retried(async () => {
      expect(await statusesOf(id)).toEqual(["waiting", "imported"]);
      expect(await findMemberImport(id)).toMatchObject({ isRunning: true });
    });
    expect(await findMemberImport(id)).toMatchObject({ isRunning: false, counts: { imported: 1, error: 1 } });
    expect((await findMemberImport(id))?.rows[0]?.message).toBe("Saving this row failed. You can import it again.");
    expect((await planOf(second))?.entries).toHaveLength(1);

    await db.user.update({ where: { id: deleted }, data: { email: newEmail() } });
    expect(await results(csv)).toMatchObject({ 2: ["create", ""], 3: ["same", expect.anything()] });
    expect(await statusesOf(await importCsv(csv))).toEqual(["imported", "same"]);
    expect((await planOf(first))?.entries).toHaveLength(1);
    expect((await planOf(second))?.entries).toHaveLength(1);
  });

  test("emails a link that logs the person in and proves the mailbox", async () => {
    const email = newEmail();
    await importCsv(`Email,Name,Plan\n${email},Bisi Ade,Annual`, { welcome: true });
    const { id: userId } = await db.user.findUniqueOrThrow({ where: { email } });
    const token = await db.userToken.findFirstOrThrow({ where: { userId, purpose: "SignIn" } });
    expect(token.expiresAt.getTime()).toBeGreaterThan(addDays(new Date(), 6).getTime());
    await expect(signInWithLink("wrong")).rejects.toThrow();
  });

  test("emails no link to somebody who has an account already", async () => {
    const member = await makeActor({ plan: "monthly", days: 10 });
    await importCsv(`Email,Plan,End\n${member.email},Annual,2027-06-30`, { welcome: true });
    const mails = emulator()
      .emails()
      .filter(({ to }) => [to].flat().includes(member.email));
    expect(mails.map(({ subject }) => subject)).toEqual(["Your membership is at The Living Archive now"]);
    expect(await db.userToken.count({ where: { userId: member._id } })).toBe(0);
  });

  test("makes an account that a stranger’s registration cannot claim", async () => {
    const email = newEmail();
    await importCsv(`Email,Name,Plan\n${email},Bisi Ade,Annual`);
    const { id: userId } = await db.user.findUniqueOrThrow({ where: { email } });
    const registration = { firstName: "Mallory", lastName: "X", displayName: "Mallory X", passwordHash: "chosen" };
    const token = await transaction((tx) =>
      issueToken(tx, { userId, purpose: "VerifyEmail", payload: { registration } }),
    );
    await verifyEmail(token);
    const user = await db.user.findUniqueOrThrow({ where: { id: userId } });
    expect(user).toMatchObject({ firstName: "Bisi", passwordHash: DUMMY_HASH, emailVerifiedAt: expect.any(Date) });
    await settle();
    expect(await db.userToken.count({ where: { userId, purpose: "ResetPassword" } })).toBe(1);
  });
});

describe("the result as CSV", () => {
  test("has each row with its result, and no cell that is a formula", async () => {
    const csv = `Email,Name,Plan,End,Note\n${newEmail()},=HYPERLINK Obi,Annual,2027-06-30,@SUM(A1)\n+1,-2,=3,,`;
    const id = await importCsv(csv);
    const { text } = await callRoute(getExport, `/api/admin/member-imports/${id}/export`, {
      as: admin,
      params: { id },
    });
    expect(text).not.toMatch(/"[=+@-]/);
    const [head = [], ...rows] = parseCsv(text) ?? [];
    expect(head.slice(0, 3)).toEqual(["Row", "Email", "Name"]);
    expect(rows.map((row) => row[head.indexOf("Result")])).toEqual(["imported", "left out"]);
    expect(rows[0]?.[head.indexOf("Note")]).toBe("@SUM(A1)");
  });
});

describe("undoing an import", () => {
  test("takes back unused plans, once, and leaves what has changed or was used since", async () => {
    const [fresh, seen, changed] = [newEmail(), newEmail(), newEmail()];
    const before = await makeActor({ plan: "monthly", days: 10 });
    const { endsAt } = (await planOf(before.email)) ?? {};
    const duePerks = (email: string) => db.fulfilment.count({ where: { user: { email }, status: "due" } });
    const perksBefore = await duePerks(before.email);
    const people = [fresh, seen, changed, before.email];
    const id = await importCsv(
      `Email,Name,Plan,End\n${people.map((one) => `${one},Bisi Ade,Annual,2027-06-30`).join("\n")}`,
    );
    expect(await duePerks(fresh)).toBeGreaterThan(0);
    await db.$executeRaw`UPDATE users SET last_seen_at = clock_timestamp() WHERE email = ${seen}`;
    const { id: userId } = await db.user.findUniqueOrThrow({ where: { email: changed } });
    await grantPlan({ actor: admin, userId, plan: "collector", until: new Date("2028-01-01"), reason: "A test" });

    const responses = await Promise.all([undo(id), undo(id)]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409]);
    await settle();
    expect(await statusesOf(id)).toEqual(["undone", "unchanged", "unchanged", "undone"]);
    const now = Date.now();
    expect((await planOf(fresh))?.endsAt.getTime()).toBeLessThanOrEqual(now);
    expect((await planOf(seen))?.endsAt).toEqual(new Date("2027-06-30T22:59:59Z"));
    expect(await planOf(changed)).toMatchObject({ plan: "collector" });
    expect(await planOf(before.email)).toMatchObject({ plan: "monthly", endsAt });
    expect([await duePerks(fresh), await duePerks(before.email)]).toEqual([0, perksBefore]);
    // It can be imported again.
    const again = await importCsv(`Email,Name,Plan,End\n${fresh},Bisi Ade,Annual,2027-06-30`);
    expect(await statusesOf(again)).toEqual(["imported"]);
  });

  test("goes on after a row that fails for an unforeseen reason, and leaves that person as they are after five attempts", async () => {
    const [first, second] = [newEmail(), newEmail()];
    const id = await importCsv(
      `Email,Name,Plan,End\n${first},Bisi Ade,Annual,2027-06-30\n${second},Ada Obi,Annual,2027-06-30`,
    );
    const [entry] = (await planOf(first))?.entries ?? [];
    const { _id: userId } = await makeActor();
    // The reference of the entry that would take the plan back is taken.
    const taken = {
      userId,
      reference: `reversal/${entry?.reference}`,
      kind: "admin" as const,
      planKey: "monthly" as const,
    };
    const now = new Date();
    await transaction((tx) => recordLedgerEntry(tx, { ...taken, effectiveAt: now, fixedEndAt: addDays(now, 30) }));
    await undo(id);
    await retried(async () => expect(await statusesOf(id)).toEqual(["imported", "undone"]));
    expect(await findMemberImport(id)).toMatchObject({ isRunning: false, counts: { undone: 1, unchanged: 1 } });
    expect((await findMemberImport(id))?.rows[0]?.message).toBe(
      "Undoing this row failed. The membership is as it was after the import.",
    );
    expect(await planOf(first)).toMatchObject({ plan: "yearly", endsAt: new Date("2027-06-30T22:59:59Z") });
  });

  test("is not possible for an unknown import", async () => {
    expect(await undo(newId("mim"))).toMatchObject({ status: 404 });
  });
});

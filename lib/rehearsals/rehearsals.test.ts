import { beforeEach, expect, test } from "vitest";
import { POST as postCancel } from "@/app/api/admin/rehearsals/[id]/cancel/route";
import { POST as postRehearsal } from "@/app/api/admin/rehearsals/route";
import type { Actor } from "@/lib/auth/contracts";
import { sampleAddress } from "@/lib/auth/factory";
import { makeProduct } from "@/lib/catalog/factory";
import { db } from "@/lib/db/client";
import { callRoute } from "@/lib/http/test-client";
import { placeOrder } from "@/lib/orders/place-order";
import type { Rehearsal } from "@/lib/rehearsals/contracts";
import { endStoppedRehearsal } from "@/lib/rehearsals/end-stopped-rehearsal";
import { prepareRehearsal } from "@/lib/rehearsals/prepare-rehearsal";
import { requireRehearsal } from "@/lib/rehearsals/queries";
import { runStep } from "@/lib/rehearsals/run-step";
import { dropSandbox, inSandbox, SandboxGone } from "@/lib/rehearsals/sandbox";
import { simulateBuyer } from "@/lib/rehearsals/simulate-buyer";
import { writeReport } from "@/lib/rehearsals/write-report";
import { makeActor } from "@/lib/subscriptions/factory";
import { inTier } from "@/tests/tier";

const BUYERS = inTier(80, 500);
const EDITION = inTier(10, 50);
const plan = { buyers: BUYERS, failingCards: 10, slowPhones: 10, abandonedTransfers: 5 };

beforeEach(async () => {
  await db.rehearsal.deleteMany();
});

/** What a rehearsal may write outside its own tables. */
const allowed = ["rehearsals", "audit_log", "outbox_messages", "sessions", "users", "rate_limits"];

async function countRows(): Promise<Record<string, number>> {
  const tables = await db.$queryRaw<
    { name: string }[]
  >`SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'`;
  const counts: Record<string, number> = {};
  for (const { name } of tables.filter((table) => !allowed.includes(table.name))) {
    const [row] = await db.$queryRawUnsafe<[{ count: number }]>(`SELECT count(*)::int AS count FROM public."${name}"`);
    counts[name] = row.count;
  }
  return counts;
}

const tablesLeft = async () =>
  (await db.$queryRaw<object[]>`SELECT 1 FROM pg_namespace WHERE nspname = 'rehearsal'`).length;

async function finished(id: string): Promise<Rehearsal> {
  for (let step = 0; ; step++) {
    const now = await requireRehearsal(id);
    if (now.status !== "running") return now;
    const { step: next } = await db.rehearsal.findUniqueOrThrow({ where: { id } });
    await runStep({ rehearsalId: id, step: next });
    if (step > 200) throw new Error("the rehearsal does not end");
  }
}

test(`${BUYERS} simulated buyers on ${EDITION} editions buy all of them once, and leave nothing behind`, async () => {
  const as = await makeActor({ role: "Admin" });
  const drop = await makeProduct({
    editionSize: EDITION,
    stock: EDITION,
    limitPerPerson: 1,
    opensAt: new Date(Date.now() + 3_600_000),
  });
  const before = await countRows();
  const product = await db.product.findUniqueOrThrow({ where: { id: drop.id }, include: { variants: true } });
  const started = await callRoute(postRehearsal, "/", { as, body: { productId: drop.id, plan } });
  expect(started.status).toBe(201);
  const { report, status, done } = await finished(started.body.rehearsal._id);
  expect({ status, done }).toEqual({ status: "done", done: BUYERS });
  expect(report).toMatchObject({ sold: EDITION, duplicates: 0, stockDifferences: 0, lastNumber: EDITION });
  expect(report?.refused[0]?.why).toMatch(/is sold out/);
  expect(report?.p95Ms).toBeGreaterThan(0);
  expect(report?.mails).toContainEqual({ kind: "order.paid.email", count: EDITION });
  expect(report?.mails.filter(({ kind }) => !kind.endsWith(".email"))).toEqual([]);
  expect(report?.ranOut[0]?.afterOrders).toBeGreaterThanOrEqual(EDITION);
  expect(report?.left).toEqual([{ name: "", count: 0 }]);

  expect(await tablesLeft()).toBe(0);
  expect(await countRows()).toEqual(before);
  expect(await db.product.findUniqueOrThrow({ where: { id: drop.id }, include: { variants: true } })).toEqual(product);
  expect(await db.user.count({ where: { guestEmail: { endsWith: "@rehearsal.invalid" } } })).toBe(0);
  expect(await db.outboxMessage.count({ where: { topic: { not: "rehearsal.step" } } })).toBe(0);
}, 600_000);

test("a drop runs out after as many orders as its units, though a refused buyer is through before the one who pays last", async () => {
  const { id: productId } = await makeProduct({ stock: 2 });
  const rehearsalId = "reh_ranout";
  await db.rehearsal.create({ data: { id: rehearsalId, productId, plan: { ...plan, buyers: 3 }, total: 3 } });
  await runStep({ rehearsalId, step: 0 });
  const outcomes: ({ buyer: number } & Awaited<ReturnType<typeof simulateBuyer>>)[] = [];
  for (const buyer of [1, 2, 3])
    outcomes.push({ buyer, ...(await simulateBuyer({ rehearsalId, productId, buyer, kind: "pays", variant: "" })) });
  expect(outcomes.map(({ outcome }) => outcome)).toEqual(["paid", "paid", "refused"]);
  const report = await inSandbox(rehearsalId, async (tx) => {
    for (const { buyer, outcome, why, code, ms } of outcomes.toReversed())
      await tx.$executeRaw`
        INSERT INTO rehearsal.attempts (wave, buyer, variant, outcome, why, code, ms)
        VALUES (1, ${buyer}::int, '', ${outcome}, ${why}, ${code}, ${ms}::float8)`;
    return writeReport(tx, productId);
  });
  expect(report).toMatchObject({ sold: 2, ranOut: [{ name: "", afterOrders: 2 }] });
  await dropSandbox();
}, 60_000);

test("the numbers that the museum keeps are not sold in a rehearsal either", async () => {
  const drop = await makeProduct({ editionSize: 6, stock: 4 });
  for (const number of [1, 6]) await db.editionClaim.create({ data: { productId: drop.id, number, kind: "withheld" } });
  await db.rehearsal.create({ data: { id: "reh_kept", productId: drop.id, plan: { ...plan, buyers: 8 }, total: 8 } });
  const { report } = await finished("reh_kept");
  expect(report).toMatchObject({ sold: 4, duplicates: 0, lastNumber: 5 });
  expect(await db.editionClaim.count({ where: { productId: drop.id } })).toBe(2);
}, 60_000);

test("the numbers that are sold or held already are not sold in a rehearsal either", async () => {
  const drop = await makeProduct({ editionSize: 6, stock: 6 });
  const order = async (number: number) => {
    const actor = await makeActor({ shippingAddress: sampleAddress });
    const item = { productId: drop.id, quantity: 1, variation: "", edition: number };
    return (await placeOrder({ actor, item })).orderId;
  };
  await db.$queryRaw`SELECT outcome FROM shop_fulfil_order(${await order(6)})`;
  await order(5);
  expect(await db.edition.count({ where: { productId: drop.id, number: 6 } })).toBe(1);
  await db.rehearsal.create({ data: { id: "reh_sold", productId: drop.id, plan: { ...plan, buyers: 12 }, total: 12 } });
  const { report } = await finished("reh_sold");
  expect(report).toMatchObject({ sold: 4, duplicates: 0, lastNumber: 4 });
}, 60_000);

test("the shop sells on every connection as before, between rehearsals and after them", async () => {
  const drop = await makeProduct({ editionSize: 100, stock: 100 });
  const buyers = await Promise.all(Array.from({ length: 12 }, () => makeActor({ shippingAddress: sampleAddress })));
  const sell = async (actor: Actor) => {
    const { orderId } = await placeOrder({ actor, item: { productId: drop.id, quantity: 1, variation: "" } });
    const [row] = await db.$queryRaw<[{ outcome: string }]>`SELECT outcome FROM shop_fulfil_order(${orderId})`;
    return row.outcome;
  };
  const all = buyers.map(() => "fulfilled");
  expect(await Promise.all(buyers.map(sell))).toEqual(all);
  for (const id of ["reh_first", "reh_second"]) {
    await db.rehearsal.create({ data: { id, productId: drop.id, plan: { ...plan, buyers: 12 }, total: 12 } });
    expect((await finished(id)).status).toBe("done");
    expect(await Promise.all(buyers.map(sell))).toEqual(all);
  }
  expect(await db.edition.count({ where: { productId: drop.id } })).toBe(36);
}, 60_000);

test("one rehearsal runs at a time; a cancelled one leaves no tables and its steps end", async () => {
  const as = await makeActor({ role: "Admin" });
  const drop = await makeProduct();
  const running = await db.rehearsal.create({
    data: { id: "reh_running", productId: drop.id, plan: { ...plan, buyers: 5 }, total: 5 },
  });
  const second = await callRoute(postRehearsal, "/", { as, body: { productId: drop.id, plan } });
  expect([second.status, second.body.code]).toEqual([409, "conflict"]);
  await runStep({ rehearsalId: running.id, step: 0 });
  expect(await tablesLeft()).toBe(1);
  const cancel = () => callRoute(postCancel, "/", { as, method: "POST", body: {}, params: { id: running.id } });
  expect((await cancel()).body.rehearsal.status).toBe("cancelled");
  expect(await tablesLeft()).toBe(0);
  await runStep({ rehearsalId: running.id, step: 1 });
  expect((await cancel()).status).toBe(409);
  expect(await requireRehearsal(running.id)).toMatchObject({ status: "cancelled", report: null });
});

test("a rehearsal that is cancelled before its tables are made makes none, and leaves those of the next one", async () => {
  const drop = await makeProduct();
  const data = { productId: drop.id, plan: { ...plan, buyers: 5 }, total: 5 };
  await db.rehearsal.create({ data: { ...data, id: "reh_late", status: "cancelled", finishedAt: new Date() } });
  const late = () => prepareRehearsal({ rehearsalId: "reh_late", productId: drop.id, buyers: 5 });
  await expect(late()).rejects.toThrow(SandboxGone);
  expect(await tablesLeft()).toBe(0);
  await db.rehearsal.create({ data: { ...data, id: "reh_next" } });
  await runStep({ rehearsalId: "reh_next", step: 0 });
  await expect(late()).rejects.toThrow(SandboxGone);
  expect(await finished("reh_next")).toMatchObject({ status: "done" });
}, 60_000);

test("a rehearsal whose steps have stopped is ended by the scheduled job", async () => {
  const drop = await makeProduct();
  const stopped = new Date(Date.now() - 600_000);
  await db.rehearsal.create({ data: { id: "reh_stopped", productId: drop.id, plan, total: 1, touchedAt: stopped } });
  await endStoppedRehearsal();
  expect(await requireRehearsal("reh_stopped")).toMatchObject({ status: "failed", failure: expect.any(String) });
});

test("a plan of more than 100 per cent is refused", async () => {
  const as = await makeActor({ role: "Admin" });
  const body = { productId: (await makeProduct()).id, plan: { ...plan, failingCards: 90 } };
  const response = await callRoute(postRehearsal, "/", { as, body });
  expect([response.status, response.body.fields]).toEqual([
    400,
    { "plan.abandonedTransfers": expect.stringMatching(/more than 100/) },
  ]);
  expect(await db.rehearsal.count()).toBe(0);
});

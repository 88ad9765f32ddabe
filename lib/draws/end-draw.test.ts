import { beforeAll, expect, test } from "vitest";
import type { Actor } from "@/lib/auth/contracts";
import { makeProduct } from "@/lib/catalog/factory";
import { paths } from "@/lib/core/urls/paths";
import { db } from "@/lib/db/client";
import { findAdminDraw } from "@/lib/draws/admin-queries";
import { cancelDraw } from "@/lib/draws/cancel-draw";
import { endDraw } from "@/lib/draws/end-draw";
import { makeDraw, makeEntry } from "@/lib/draws/factory";
import { runDraws } from "@/lib/draws/run-draws";
import { makeActor } from "@/lib/subscriptions/factory";
import { processOutbox } from "@/lib/workflows/job-handlers";
import { emulator } from "@/tooling/dev-stack/test-context";

let admin: Actor;
beforeAll(async () => {
  admin = await makeActor({ role: "Admin" });
});

const reason = "The last unit was broken.";
const subjectsTo = (email: string) =>
  emulator()
    .emails()
    .filter(({ to }) => [to].flat().includes(email))
    .map(({ subject }) => subject);

/** A drawn draw of a drop, with people in the order of their creation. */
async function drawnWith(people: number, product: Parameters<typeof makeProduct>[0]) {
  const { id: productId, name } = await makeProduct(product);
  const draw = await makeDraw({ productId, createdById: admin._id, state: "drawn" });
  const actors: Actor[] = [];
  for (let rank = 1; rank <= people; rank++) {
    const actor = await makeActor();
    const entry = await makeEntry({ drawId: draw.id, userId: actor._id });
    await db.drawEntry.update({ where: { id: entry.id }, data: { rank } });
    actors.push(actor);
  }
  return { draw, name, actors };
}

const statesOf = async (drawId: string) =>
  (await db.drawEntry.findMany({ where: { drawId }, orderBy: { rank: "asc" } })).map(({ state }) => state);

test("a drawn draw without a unit is ended by an admin, and the rest get the reason", async () => {
  const { draw, name, actors } = await drawnWith(2, { stock: 0 });
  await runDraws();
  expect(await statesOf(draw.id)).toEqual(["entered", "entered"]);
  expect(await findAdminDraw(draw.id)).toMatchObject({ state: "drawn", canEnd: true });
  await endDraw({ actor: admin, id: draw.id, reason });
  expect(await findAdminDraw(draw.id)).toMatchObject({ state: "finished", canEnd: false });
  const entries = await db.drawEntry.findMany({ where: { drawId: draw.id } });
  expect(entries).toMatchObject([1, 2].map(() => ({ state: "lost", shippingAddress: null, addressHash: null })));
  await processOutbox();
  for (const { email } of actors) expect(subjectsTo(email)).toEqual([`The draw of ${name} is over`]);
  expect(await db.auditLog.findFirst({ where: { action: "draw.end", subject: draw.id } })).toMatchObject({
    detail: { reason },
  });
  await expect(endDraw({ actor: admin, id: draw.id, reason })).rejects.toMatchObject({ code: "conflict" });
});

/** Runs something while no entry can be closed. */
async function whileNothingCloses<T>(run: () => Promise<T>): Promise<T> {
  await db.$executeRaw`ALTER TABLE draw_entries ADD CONSTRAINT test_open CHECK (address_hash IS NOT NULL) NOT VALID`;
  try {
    return await run();
  } finally {
    await db.$executeRaw`ALTER TABLE draw_entries DROP CONSTRAINT test_open`;
  }
}
const isRevalidated = async (path: string) =>
  (await db.$queryRaw<unknown[]>`SELECT 1 FROM page_invalidations WHERE tag = ${`_N_T_${path}`}`).length > 0;

test("a draw is ended or cancelled, and its pages are rendered again, also when its entries cannot be closed yet", async () => {
  const ended = await drawnWith(1, { stock: 0 });
  const cancelled = await drawnWith(1, { stock: 1 });
  await db.draw.update({ where: { id: cancelled.draw.id }, data: { state: "accepting" } });
  await whileNothingCloses(async () => {
    await endDraw({ actor: admin, id: ended.draw.id, reason });
    await cancelDraw({ actor: admin, id: cancelled.draw.id, reason });
  });
  for (const { draw } of [ended, cancelled]) {
    expect(await isRevalidated(paths.draw(draw.slug))).toBe(true);
    expect(await statesOf(draw.id)).toEqual(["entered"]);
  }
  await runDraws();
  for (const { draw } of [ended, cancelled]) expect(await statesOf(draw.id)).toEqual(["lost"]);
});

test("a draw that finishes has its pages rendered again, also when its entries cannot be closed yet", async () => {
  const { draw } = await drawnWith(1, { stock: 1 });
  await db.drawEntry.updateMany({ where: { drawId: draw.id }, data: { state: "bought" } });
  await whileNothingCloses(() => expect(runDraws()).rejects.toThrow("test_open"));
  expect(await isRevalidated(paths.draw(draw.slug))).toBe(true);
  expect(await db.drawEntry.findFirst({ where: { drawId: draw.id } })).not.toMatchObject({ addressHash: null });
  await runDraws();
  expect(await db.drawEntry.findFirst({ where: { drawId: draw.id } })).toMatchObject({ addressHash: null });
});

test("a draw with a unit or a hold left cannot be ended", async () => {
  const { draw } = await drawnWith(2, { stock: 1 });
  const end = () => endDraw({ actor: admin, id: draw.id, reason });
  await expect(end()).rejects.toMatchObject({ code: "conflict" });
  await runDraws();
  expect(await statesOf(draw.id)).toEqual(["held", "entered"]);
  await expect(end()).rejects.toMatchObject({ code: "conflict" });
});

test("a winner for whom no unit can be held is passed over with an email", async () => {
  const { draw, name, actors } = await drawnWith(2, { stock: 1 });
  await db.$executeRaw`
    UPDATE draw_entries SET shipping_address = jsonb_set(shipping_address, '{country}', '"Atlantis"') WHERE draw_id = ${draw.id} AND rank = 1`;
  await runDraws();
  expect(await statesOf(draw.id)).toEqual(["skipped", "held"]);
  await processOutbox();
  expect(subjectsTo(actors[0]?.email ?? "")).toEqual([`The draw of ${name}: no unit could be held for you`]);
});

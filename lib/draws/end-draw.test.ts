import { beforeAll, expect, test } from "vitest";
import type { Actor } from "@/lib/auth/contracts";
import { makeProduct } from "@/lib/catalog/factory";
import { db } from "@/lib/db/client";
import { findAdminDraw } from "@/lib/draws/admin-queries";
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

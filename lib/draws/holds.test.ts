import { beforeAll, expect, test } from "vitest";
import type { Actor } from "@/lib/auth/contracts";
import { sampleAddress } from "@/lib/auth/factory";
import { makeProduct } from "@/lib/catalog/factory";
import { db } from "@/lib/db/client";
import { closeDueDraws } from "@/lib/draws/close-draw";
import { endWindow, makeDraw, makeEntry } from "@/lib/draws/factory";
import { runDraws } from "@/lib/draws/run-draws";
import { cancelDraftOrder } from "@/lib/orders/drafts/cancel-draft-order";
import { placeOrder } from "@/lib/orders/place-order";
import { releaseCheckout, releaseExpiredOrders } from "@/lib/orders/release-order";
import { makeActor } from "@/lib/subscriptions/factory";

let admin: Actor;
beforeAll(async () => {
  admin = await makeActor({ role: "Admin" });
});

type NewDraw = { stock?: number; units?: number; people?: number; createdById?: string | null };

async function drawWith({ stock = 1, units = 1, people = 3, createdById = admin._id }: NewDraw = {}) {
  const product = await makeProduct({ stock });
  const draw = await makeDraw({ productId: product.id, units, createdById });
  for (let n = 0; n < people; n++) await makeEntry({ drawId: draw.id, userId: (await makeActor())._id });
  return draw;
}

/** Closes the window in time for a round that has come since. */
async function closeAndWait(id: string) {
  await endWindow(id, { roundHasCome: false });
  await closeDueDraws();
  const { round } = await db.draw.findUniqueOrThrow({ where: { id } });
  await db.$executeRaw`UPDATE draws SET round = ${round - 400}, round_at = now() - interval '5 minutes', closes_at = now() - interval '20 minutes',
    opens_at = now() - interval '1 day' WHERE id = ${id}`;
}

const statesOf = async (drawId: string) =>
  (await db.drawEntry.findMany({ where: { drawId }, orderBy: { rank: "asc" } })).map(({ state }) => state);
const orderOf = async (drawId: string, rank: number) =>
  (await db.drawEntry.findFirstOrThrow({ where: { drawId, rank } })).orderId ?? "";
const fulfil = async (orderId: string) => {
  const [row] = await db.$queryRaw<[{ outcome: string }]>`SELECT outcome FROM shop_fulfil_order(${orderId})`;
  return row.outcome;
};
async function expire(orderId: string) {
  await db.$executeRaw`UPDATE orders SET hold_expires_at = now() - interval '1 second' WHERE id = ${orderId}`;
  await releaseExpiredOrders();
}

test("a drawn winner does not wait in the waiting room of the drop", async () => {
  const draw = await drawWith();
  await db.waitingRoom.create({ data: { productId: draw.productId, mode: "on" } });
  await db.$queryRaw`SELECT waiting_room_activate(${draw.productId})::text, waiting_room_open(${draw.productId})::text`;
  await closeAndWait(draw.id);
  await runDraws();
  expect(await statesOf(draw.id)).toEqual(["held", "entered", "entered"]);
});

test("a late payment that is refunded is not a unit bought: the unit still goes to the next in line", async () => {
  const draw = await drawWith();
  await closeAndWait(draw.id);
  await runDraws();
  const first = await orderOf(draw.id, 1);
  await expire(first);
  await runDraws();
  expect(await statesOf(draw.id)).toEqual(["expired", "held", "entered"]);
  expect(await fulfil(first)).toBe("sold-out");
  await runDraws();
  expect(await statesOf(draw.id)).toEqual(["expired", "held", "entered"]);
  await expire(await orderOf(draw.id, 2));
  await runDraws();
  expect(await statesOf(draw.id)).toEqual(["expired", "expired", "held"]);
});

test("a late payment of a hold takes no unit beyond those of the draw", async () => {
  const draw = await drawWith({ stock: 2 });
  await closeAndWait(draw.id);
  await runDraws();
  const first = await orderOf(draw.id, 1);
  await expire(first);
  await runDraws();
  expect(await fulfil(first)).toBe("sold-out");
  expect(await fulfil(await orderOf(draw.id, 2))).toBe("fulfilled");
});

test("a late payment of a hold whose unit nobody else has is fulfilled", async () => {
  const draw = await drawWith({ people: 1 });
  await closeAndWait(draw.id);
  await runDraws();
  const first = await orderOf(draw.id, 1);
  await expire(first);
  expect(await fulfil(first)).toBe("fulfilled");
  await runDraws();
  expect(await statesOf(draw.id)).toEqual(["bought"]);
});

test("an order from before the draw that is paid late takes no unit of the draw", async () => {
  const product = await makeProduct({ stock: 1 });
  const buyer = await makeActor({ shippingAddress: sampleAddress });
  const late = await placeOrder({ actor: buyer, item: { productId: product.id, quantity: 1, variation: "" } });
  await expire(late.orderId);
  const draw = await makeDraw({ productId: product.id, createdById: admin._id });
  expect(await fulfil(late.orderId)).toBe("sold-out");
  await makeEntry({ drawId: draw.id, userId: (await makeActor())._id });
  await closeAndWait(draw.id);
  await runDraws();
  expect(await statesOf(draw.id)).toEqual(["held"]);
});

test("a size that is no longer offered passes nobody over", async () => {
  const draw = await drawWith();
  await closeAndWait(draw.id);
  await db.productVariant.update({ where: { id: draw.variantId }, data: { retiredAt: new Date() } });
  await runDraws();
  expect(await statesOf(draw.id)).toEqual(["entered", "entered", "entered"]);
  await db.productVariant.update({ where: { id: draw.variantId }, data: { retiredAt: null } });
  await runDraws();
  expect(await statesOf(draw.id)).toEqual(["held", "entered", "entered"]);
});

test("the end of the drop does not end the turns of its draw", async () => {
  const draw = await drawWith();
  await closeAndWait(draw.id);
  await db.$executeRaw`UPDATE products SET opens_at = now() - interval '2 days', closes_at = now() - interval '1 minute' WHERE id = ${draw.productId}`;
  await runDraws();
  expect(await statesOf(draw.id)).toEqual(["held", "entered", "entered"]);
});

test("a declined card keeps the hold, also when the admin who made the draw is gone", async () => {
  const draw = await drawWith({ createdById: null });
  await closeAndWait(draw.id);
  await runDraws();
  await releaseCheckout(await orderOf(draw.id, 1), "failed");
  await runDraws();
  expect(await statesOf(draw.id)).toEqual(["held", "entered", "entered"]);
});

test("an admin cannot take a winner's hold away, which would count as declined", async () => {
  const draw = await drawWith();
  await closeAndWait(draw.id);
  await runDraws();
  const idOrNumber = await orderOf(draw.id, 1);
  await expect(cancelDraftOrder({ actor: admin, idOrNumber })).rejects.toMatchObject({ code: "conflict" });
  await runDraws();
  expect(await statesOf(draw.id)).toEqual(["held", "entered", "entered"]);
});

test("a draw that fails does not hold up another", async () => {
  const broken = await drawWith({ people: 1 });
  await closeAndWait(broken.id);
  await db.draw.update({ where: { id: broken.id }, data: { entryList: "not a list" } });
  const draw = await drawWith({ people: 1 });
  await closeAndWait(draw.id);
  await expect(runDraws()).rejects.toThrow("not a list of entries");
  await db.draw.delete({ where: { id: broken.id } });
  expect(await statesOf(draw.id)).toEqual(["held"]);
});

test("of two late payments that were recorded as expired one is fulfilled", async () => {
  const draw = await drawWith({ stock: 3 });
  await closeAndWait(draw.id);
  await runDraws();
  const first = await orderOf(draw.id, 1);
  await expire(first);
  await runDraws();
  const second = await orderOf(draw.id, 2);
  await expire(second);
  // As the scheduled job records it, before it places the next hold.
  await db.drawEntry.updateMany({ where: { drawId: draw.id, state: "held" }, data: { state: "expired" } });
  expect([await fulfil(first), await fulfil(second)]).toEqual(["fulfilled", "sold-out"]);
  await runDraws();
  expect(await statesOf(draw.id)).toEqual(["bought", "expired", "lost"]);
});

test("a late payment while the next hold is placed leaves no hold beyond the units of the draw", async () => {
  const draw = await drawWith({ stock: 3 });
  await closeAndWait(draw.id);
  await runDraws();
  const first = await orderOf(draw.id, 1);
  await expire(first);
  const { running } = await db.$transaction(
    async (tx) => {
      const [{ outcome }] = await tx.$queryRaw<[{ outcome: string }]>`SELECT outcome FROM shop_fulfil_order(${first})`;
      expect(outcome).toBe("fulfilled");
      const waiting = { running: runDraws().then(() => "done") };
      await expect
        .poll(
          () => db.$queryRaw`
            SELECT 1 FROM pg_stat_activity
            WHERE wait_event_type = 'Lock' AND datname = current_database() AND query LIKE '%shop_place_order%'`,
        )
        .toHaveLength(1);
      return waiting;
    },
    { timeout: 9_000 },
  );
  expect(await running).toBe("done");
  await runDraws();
  expect(await statesOf(draw.id)).toEqual(["bought", "lost", "lost"]);
  expect(await db.productVariant.findUniqueOrThrow({ where: { id: draw.variantId } })).toMatchObject({
    stock: 2,
    sold: 1,
  });
});

import { expect, test } from "vitest";
import { sampleAddress } from "@/lib/auth/factory";
import { EARLY_HOURS } from "@/lib/catalog/early-rules";
import { makeProduct } from "@/lib/catalog/factory";
import { db } from "@/lib/db/client";
import { placeOrder } from "@/lib/orders/place-order";
import { makeActor } from "@/lib/subscriptions/factory";

const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000);

async function isSold(plan: keyof typeof EARLY_HOURS | null, productId: string, days = 30): Promise<boolean> {
  const actor = await makeActor({ ...(plan && { plan }), days });
  const order = { actor, item: { productId, quantity: 1, variation: "" }, shippingAddress: sampleAddress };
  return placeOrder(order).then(
    () => true,
    () => false,
  );
}

test("a drop with members first is sold to each plan as early as the page says, and to nobody else", async () => {
  const { id } = await makeProduct({ stock: 50, opensAt: inHours(20), membersFirst: true });
  expect(await isSold("collector", id)).toBe(true);
  expect(await isSold("yearly", id)).toBe(false);
  await db.product.update({ where: { id }, data: { opensAt: inHours(11) } });
  expect(await isSold("yearly", id)).toBe(true);
  expect(await isSold("monthly", id)).toBe(false);
  await db.product.update({ where: { id }, data: { opensAt: inHours(1) } });
  expect(await isSold("monthly", id)).toBe(true);
  expect(await isSold(null, id)).toBe(false);
  // An expired plan opens nothing.
  expect(await isSold("collector", id, -1)).toBe(false);
});

test("without it a scheduled drop opens at the same time for all", async () => {
  const { id } = await makeProduct({ stock: 50, opensAt: inHours(1) });
  expect(await isSold("collector", id)).toBe(false);
});

test("the hours of the page are those of the database", async () => {
  for (const [plan, hours] of Object.entries(EARLY_HOURS)) {
    const [row] = await db.$queryRaw<[{ hours: number }]>`SELECT shop_early_hours(${plan}) AS hours`;
    expect(row.hours).toBe(hours);
  }
});

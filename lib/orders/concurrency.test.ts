import { expect, test } from "vitest";
import { POST as postToCart } from "@/app/api/cart/add/route";
import { POST as postCheckout } from "@/app/api/checkout/route";
import type { Actor } from "@/lib/auth/contracts";
import { sampleAddress } from "@/lib/auth/factory";
import { makeProduct } from "@/lib/catalog/factory";
import { db } from "@/lib/db/client";
import { callRoute } from "@/lib/http/test-client";
import { makeDiscountCode } from "@/lib/orders/discount-codes/factory";
import { callPlaceOrder } from "@/lib/orders/place-order";
import { releaseExpiredOrders } from "@/lib/orders/release-order";
import { makeActor } from "@/lib/subscriptions/factory";
import { inTier } from "@/tests/tier";
import { emulator } from "@/tooling/dev-stack/test-context";

const rounds = inTier(4, 100);
/** A person may check out 30 times in ten minutes. */
const ROUNDS_PER_PERSON = 25;

async function makeBuyers(size: number): Promise<Actor[]> {
  return Promise.all(Array.from({ length: size }, () => makeActor()));
}

const tally = (statuses: number[]) =>
  statuses.reduce<Record<number, number>>((counts, status) => ({ ...counts, [status]: (counts[status] ?? 0) + 1 }), {});

test("sells the last unit to exactly one of a hundred concurrent buyers", async () => {
  let buyers: Actor[] = [];
  for (let round = 0; round < rounds; round++) {
    if (round % ROUNDS_PER_PERSON === 0) buyers = await makeBuyers(100);
    const item = await makeProduct({ stock: 1, name: "The last one" });
    const outcomes = await Promise.all(
      buyers.map((as) => callRoute(postCheckout, "/api/checkout", { as, body: { productId: item.id } })),
    );
    expect(tally(outcomes.map((outcome) => outcome.status))).toEqual({ 200: 1, 409: 99 });
    const refused = outcomes.find((outcome) => outcome.status === 409);
    expect(refused?.body.error).toBe("The last one is sold out");
    expect(await db.order.count({ where: { items: { some: { productId: item.id } } } })).toBe(1);
    expect(await db.productVariant.findFirst({ where: { productId: item.id } })).toMatchObject({
      stock: 0,
      held: 1,
      sold: 0,
    });
  }
  await releaseExpiredOrders();
  expect(await db.order.count({ where: { holdStatus: "held" } })).toBe(rounds);
  await db.$executeRaw`UPDATE orders SET hold_expires_at = now() - interval '1 second'`;
  await releaseExpiredOrders();
  const [left] = await db.$queryRaw<
    [{ held: bigint; stock: bigint }]
  >`SELECT sum(held) AS held, sum(stock) AS stock FROM product_variants`;
  expect(left).toEqual({ held: 0n, stock: BigInt(rounds) });
}, 240_000);

test("a hundred concurrent carts with three drops do not oversell or deadlock", async () => {
  const drops = await Promise.all([1, 2, 3].map(() => makeProduct({ stock: 10, editionSize: 10 })));
  const buyers = await makeBuyers(100);
  const wanted = buyers.map((_, index) => 1 + (index % 3));
  for (const [index, actor] of buyers.entries()) {
    const order = index % 2 ? drops : [...drops].reverse();
    for (const drop of order) {
      const variantId = drop.variants[0]?.id ?? "";
      await db.cartLine.create({
        data: {
          id: `cln_${index}_${drop.id}`,
          userId: actor._id,
          productId: drop.id,
          variantId,
          quantity: wanted[index] ?? 1,
        },
      });
    }
  }
  const outcomes = await Promise.all(buyers.map((as) => callRoute(postCheckout, "/api/checkout", { as, body: {} })));
  expect(Object.keys(tally(outcomes.map((outcome) => outcome.status))).sort()).toEqual(["200", "409"]);
  const held = outcomes.reduce((sum, outcome, index) => sum + (outcome.status === 200 ? (wanted[index] ?? 0) : 0), 0);
  for (const drop of drops) {
    const variant = await db.productVariant.findFirstOrThrow({ where: { productId: drop.id } });
    expect([variant.stock, variant.held]).toEqual([10 - held, held]);
  }
  const paid = outcomes.filter((outcome) => outcome.status === 200);
  await Promise.all(paid.map((outcome) => emulator().pay(outcome.body.authorization_url)));
}, 60_000);

test("releasing expired orders locks every variant before a discount code, as a checkout does", async () => {
  const { code, id: codeId } = await makeDiscountCode();
  const [first, second] = [await makeProduct(), await makeProduct()];
  for (const [product, minutes] of [[first, 2] as const, [second, 1] as const]) {
    const body = { productId: product.id, discountCode: code };
    const { status } = await callRoute(postCheckout, "/api/checkout", { as: await makeActor(), body });
    expect(status).toBe(200);
    await db.$executeRaw`
      UPDATE orders SET hold_expires_at = now() - make_interval(mins => ${minutes}) WHERE id IN
        (SELECT order_id FROM order_items WHERE product_id = ${product.id})`;
  }
  const { released } = await db.$transaction(
    async (tx) => {
      await tx.$executeRaw`SELECT 1 FROM product_variants WHERE product_id = ${second.id} FOR UPDATE`;
      // Without the retry after a deadlock.
      const waiting = { released: db.$queryRaw`SELECT shop_release_expired(9)`.then(() => "done") };
      await expect
        .poll(
          () => db.$queryRaw`
            SELECT 1 FROM pg_stat_activity
            WHERE wait_event_type = 'Lock' AND datname = current_database() AND query LIKE '%shop_release_expired%'`,
        )
        .toHaveLength(1);
      await tx.$executeRaw`SELECT 1 FROM discount_codes WHERE id = ${codeId} FOR UPDATE`;
      return waiting;
    },
    { timeout: 9_000 },
  );
  expect(await released).toBe("done");
  expect((await db.discountCode.findUniqueOrThrow({ where: { id: codeId } })).uses).toBe(0);
});

test("putting a drop into a cart does not wait for a checkout of it, also one that replaces an order", async () => {
  const [buyer, other, drop] = [await makeActor(), await makeActor(), await makeProduct({ stock: 5 })];
  const first = { productId: drop.id, quantity: 2, variation: "" };
  await db.$transaction((tx) => callPlaceOrder(tx, { actor: buyer, item: first, shippingAddress: sampleAddress }));
  await db.$transaction(async (tx) => {
    const item = { productId: drop.id, quantity: 1, variation: "" };
    expect(await callPlaceOrder(tx, { actor: buyer, item, shippingAddress: sampleAddress })).toMatchObject({
      created: true,
    });
    const body = { productId: drop.id, quantity: 1, variation: [] };
    expect(await callRoute(postToCart, "/api/cart/add", { as: other, body })).toMatchObject({ status: 200 });
  });
});

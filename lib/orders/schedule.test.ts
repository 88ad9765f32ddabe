import { describe, expect, test } from "vitest";
import { POST as postAdd } from "@/app/api/cart/add/route";
import { GET as getCartRoute } from "@/app/api/cart/route";
import { POST as postUpdate } from "@/app/api/cart/update/route";
import { POST as postCheckout } from "@/app/api/checkout/route";
import { GET as getProducts } from "@/app/api/products/route";
import { sampleAddress } from "@/lib/auth/factory";
import { makeProduct } from "@/lib/catalog/factory";
import { processScheduledDrops } from "@/lib/catalog/process-scheduled-drops";
import { getProduct } from "@/lib/catalog/queries";
import { hour, minute, second } from "@/lib/core/clock";
import { newId, orderNumber } from "@/lib/core/ids";
import { db } from "@/lib/db/client";
import { databaseNow } from "@/lib/db/database-now";
import { callRoute } from "@/lib/http/test-client";
import { makeCartLine, makeOrder } from "@/lib/orders/factory";
import { makeActor } from "@/lib/subscriptions/factory";

const buyer = () => makeActor({ shippingAddress: sampleAddress });
const from = async (milliseconds: number) => new Date((await databaseNow()).getTime() + milliseconds);
const add = (as: Awaited<ReturnType<typeof buyer>>, productId: string, more: object = {}) =>
  callRoute(postAdd, "/api/cart/add", { as, body: { productId, ...more } });
const buy = (as: Awaited<ReturnType<typeof buyer>>, body: object = {}) =>
  callRoute(postCheckout, "/api/checkout", { as, body });
const heldOf = async (productId: string) => (await db.productVariant.findFirstOrThrow({ where: { productId } })).held;

/** Waits by the database's clock until that moment is over. */
const until = (at: Date) => db.$executeRaw`SELECT pg_sleep_until(${at}::timestamptz + interval '2 milliseconds')`;

describe("a drop with a schedule", () => {
  test("is rejected before it opens and after it ends, in cart and checkout, with the time", async () => {
    const early = await makeProduct({ name: "Early", opensAt: new Date("2090-12-01T11:00:00Z") });
    const late = await makeProduct({ name: "Late", closesAt: new Date("2025-12-01T11:00:00Z") });
    const as = await buyer();
    expect(await add(as, early.id)).toMatchObject({
      status: 409,
      body: { code: "not_open", fields: { quantity: "Opens on 1 December 2090 at 12:00, Lagos time" } },
    });
    expect(await add(as, late.id)).toMatchObject({
      status: 409,
      body: { code: "ended", fields: { quantity: "Ended on 1 December 2025 at 12:00, Lagos time" } },
    });
    expect(await buy(as, { productId: early.id })).toMatchObject({
      status: 409,
      body: { code: "not_open", error: "Early opens on 1 December 2090 at 12:00, Lagos time" },
    });
    expect(await buy(as, { productId: late.id })).toMatchObject({
      status: 409,
      body: { code: "ended", error: "Late ended on 1 December 2025 at 12:00, Lagos time" },
    });
    expect(await db.cartLine.count({ where: { userId: as._id } })).toBe(0);
    expect(await db.order.count({ where: { userId: as._id } })).toBe(0);
  });

  test("can be bought from opening until the end", async () => {
    const drop = await makeProduct({ opensAt: await from(hour) });
    const as = await buyer();
    expect((await add(as, drop.id)).status).toBe(409);
    await db.$executeRaw`UPDATE products SET opens_at = clock_timestamp() WHERE id = ${drop.id}`;
    expect((await add(as, drop.id)).status).toBe(200);
    expect((await buy(as)).status).toBe(200);
    await db.$executeRaw`UPDATE products SET closes_at = clock_timestamp() + interval '1 millisecond' WHERE id = ${drop.id}`;
    const latecomer = await buyer();
    expect((await add(latecomer, drop.id)).body.code).toBe("ended");
    expect((await buy(latecomer, { productId: drop.id })).body.code).toBe("ended");
    // A hold from before the end can still be paid.
    expect(await heldOf(drop.id)).toBe(1);
  });

  test("is rejected for a checkout that waited for the row lock until it ended", async () => {
    const closesAt = await from(5 * second);
    const drop = await makeProduct({ name: "Just gone", closesAt });
    const as = await buyer();
    const response = await db.$transaction(
      async (tx) => {
        await tx.$executeRaw`SELECT 1 FROM product_variants WHERE product_id = ${drop.id} FOR UPDATE`;
        const waiting = { answer: buy(as, { productId: drop.id }) };
        await expect
          .poll(async () => {
            const [row] = await db.$queryRaw<[{ count: number }]>`
              SELECT count(*)::int AS count FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND query LIKE '%shop_place_order%'`;
            return row.count;
          })
          .toBeGreaterThan(0);
        expect((await databaseNow()) < closesAt).toBe(true);
        await until(closesAt);
        return waiting;
      },
      { timeout: 9_000 },
    );
    expect(await response.answer).toMatchObject({ status: 409, body: { code: "ended" } });
    expect(await heldOf(drop.id)).toBe(0);
    expect(await db.order.count({ where: { userId: as._id } })).toBe(0);
  });

  test("stays in the cart as unavailable and is not counted", async () => {
    const drop = await makeProduct({ closesAt: new Date("2025-12-01T11:00:00Z") });
    const as = await buyer();
    const line = await makeCartLine({ userId: as._id, product: drop });
    const { body } = await callRoute(getCartRoute, "/api/cart", { as });
    expect(body.cart).toMatchObject({
      total: 0,
      items: [{ available: false, why: "Ended on 1 December 2025 at 12:00, Lagos time" }],
    });
    const raised = await callRoute(postUpdate, "/api/cart/update", { as, body: { itemId: line.id, quantity: 2 } });
    expect(raised).toMatchObject({ status: 409, body: { code: "ended" } });
  });

  test("has the phase of the database clock, and its pages are revalidated once per change", async () => {
    const drop = await makeProduct({ opensAt: await from(hour) });
    expect(await getProduct(drop.slug)).toMatchObject({ phase: "upcoming" });
    expect((await processScheduledDrops()).changedSlugs).toContain(drop.slug);
    expect((await processScheduledDrops()).changedSlugs).not.toContain(drop.slug);
    const opensAt = await databaseNow();
    await db.product.update({ where: { id: drop.id }, data: { opensAt } });
    const [first, second] = await Promise.all([processScheduledDrops(), processScheduledDrops()]);
    expect([...first.changedSlugs, ...second.changedSlugs].filter((slug) => slug === drop.slug)).toHaveLength(1);
    const { body } = await callRoute(getProducts, "/api/products");
    const shown = body.products.find(({ _id }: { _id: string }) => _id === drop.id);
    expect(shown).toMatchObject({ phase: "live" });
    expect(new Date(shown.countedAt) >= opensAt).toBe(true);
  });
});

test.each([
  [-1, "upcoming"],
  [0, "live"],
  [59_999, "live"],
  [60_000, "ended"],
])("%d milliseconds after opening a one-minute drop is %s in SQL too", async (after, phase) => {
  const [row] = await db.$queryRaw<[{ phase: string }]>`
    SELECT shop_phase(t, t + interval '1 minute', t + make_interval(secs => ${after / 1_000}::float8)) AS phase FROM (SELECT now() AS t) clock`;
  expect(row.phase).toBe(phase);
});

describe("a drop with a limit per person", () => {
  const limitOf = (most: number, name = "Vase") => makeProduct({ name, limitPerPerson: most, stock: 50 });

  test("is not exceeded by twenty concurrent checkouts of any kind", async () => {
    const drop = await makeProduct({
      limitPerPerson: 3,
      variations: { stock: Object.fromEntries(Array.from({ length: 20 }, (_, size) => [`S${size}`, 5])) },
    });
    const as = await buyer();
    const responses = await Promise.all(
      drop.variants.map(({ name }) => buy(as, { productId: drop.id, quantity: 1, variation: [name] })),
    );
    const statuses = responses.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(3);
    expect(statuses.filter((status) => status === 409)).toHaveLength(17);
    const { _sum } = await db.productVariant.aggregate({ where: { productId: drop.id }, _sum: { held: true } });
    expect(_sum.held).toBe(3);
    expect(responses.find(({ status }) => status === 409)?.body).toMatchObject({ code: "over_limit" });
  });

  test("holds for a checkout that begins while the buyer's other one is not committed", async () => {
    const drop = await makeProduct({ limitPerPerson: 1, variations: { stock: { M: 5, L: 5 } } });
    const as = await buyer();
    const later = await db.$transaction(
      async (tx) => {
        await tx.$queryRaw`
          SELECT order_id FROM shop_place_order(${newId("ord")}, ${orderNumber()}, ${as._id}, ${drop.id}, 'M', 1, NULL::jsonb, 30, 100000000000)`;
        const waiting = { isOver: false, answer: buy(as, { productId: drop.id, quantity: 1, variation: ["L"] }) };
        void waiting.answer.finally(() => {
          waiting.isOver = true;
        });
        await expect
          .poll(async () => {
            const [row] = await db.$queryRaw<[{ count: number }]>`
              SELECT count(*)::int AS count FROM pg_stat_activity
              WHERE wait_event_type = 'Lock' AND datname = current_database() AND query LIKE '%shop_place_order%'`;
            return row.count > 0 || waiting.isOver;
          })
          .toBe(true);
        return waiting;
      },
      { timeout: 9_000 },
    );
    expect(await later.answer).toMatchObject({ status: 409, body: { code: "over_limit" } });
    expect(await db.order.count({ where: { userId: as._id } })).toBe(1);
  });

  test("counts paid and held units but not refunded ones", async () => {
    const drop = await limitOf(2);
    const as = await buyer();
    const person = { ...as, id: as._id };
    await makeOrder({ buyer: person, items: [{ product: drop }] });
    await makeOrder({ buyer: person, items: [{ product: drop, quantity: 2 }], paymentStatus: "refunded" });
    // This unit was refunded, and nothing else of that order.
    const partly = await makeOrder({ buyer: person, items: [{ product: drop }] });
    await db.orderItem.updateMany({ where: { orderId: partly.id }, data: { refundedQuantity: 1 } });
    await makeOrder({ buyer: person, items: [{ product: drop }], paymentStatus: "unpaid", cancelled: "expired" });
    expect(await buy(as, { productId: drop.id, quantity: 2 })).toMatchObject({
      status: 409,
      body: { code: "over_limit", error: "One person may have 2 of Vase, and 1 is yours already" },
    });
    expect((await buy(as, { productId: drop.id, quantity: 1 })).status).toBe(200);
    expect((await buy(await buyer(), { productId: drop.id, quantity: 2 })).status).toBe(200);
  });

  test("applies to the drop over all sizes, and repeating a checkout does not count twice", async () => {
    const drop = await makeProduct({ name: "Shirt", limitPerPerson: 2, variations: { stock: { M: 5, L: 5 } } });
    const as = await buyer();
    expect((await add(as, drop.id, { variation: ["M"] })).status).toBe(200);
    expect((await add(as, drop.id, { variation: ["L"] })).status).toBe(200);
    expect(await add(as, drop.id, { variation: ["L"] })).toMatchObject({
      status: 409,
      body: { code: "over_limit", fields: { quantity: "One person may have 2 of Shirt" } },
    });
    expect((await buy(as)).status).toBe(200);
    expect((await buy(as)).status).toBe(200);
    expect(await db.order.count({ where: { userId: as._id } })).toBe(1);
  });

  test("is shown in a cart that was filled before the limit was set", async () => {
    const drop = await limitOf(1, "Bowl");
    const as = await buyer();
    await makeCartLine({ userId: as._id, product: drop, quantity: 3 });
    const { body } = await callRoute(getCartRoute, "/api/cart", { as });
    expect(body.cart.items[0]).toMatchObject({ available: false, why: "One person may have 1 of Bowl" });
    expect(await buy(as)).toMatchObject({ status: 409, body: { error: "One person may have 1 of Bowl" } });
  });

  test("refunds a late payment when the buyer has reached the limit meanwhile", async () => {
    const drop = await limitOf(1);
    const as = await buyer();
    const person = { ...as, id: as._id };
    const items = [{ product: drop }];
    const late = await makeOrder({ buyer: person, items, paymentStatus: "unpaid", cancelled: "expired" });
    await makeOrder({ buyer: person, items, createdAt: new Date(Date.now() + minute) });
    const [settled] = await db.$queryRaw<[{ outcome: string }]>`SELECT * FROM shop_fulfil_order(${late.id})`;
    expect(settled.outcome).toBe("over-limit");
    expect(await db.order.findUnique({ where: { id: late.id } })).toMatchObject({
      paymentStatus: "refunded",
      cancelReason: "over-limit",
    });
  });
});

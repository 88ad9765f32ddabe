import { describe, expect, test } from "vitest";
import { POST as postAdd } from "@/app/api/cart/add/route";
import { GET as getCartRoute } from "@/app/api/cart/route";
import { POST as postUpdate } from "@/app/api/cart/update/route";
import { POST as postCheckout } from "@/app/api/checkout/route";
import { GET as getProducts } from "@/app/api/products/route";
import { someAddress } from "@/lib/accounts/factory";
import { callRoute } from "@/lib/http/testing";
import { makeActor } from "@/lib/membership/factory";
import { databaseNow, hour, minute, second } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db";
import { makeCartLine, makeOrder, makeProduct } from "@/lib/shop/factory";
import { getProduct } from "@/lib/shop/queries";
import { sweepDrops } from "@/lib/shop/sweep-drops";

const buyer = () => makeActor({ shippingAddress: someAddress });
const from = async (milliseconds: number) => new Date((await databaseNow()).getTime() + milliseconds);
const add = (as: Awaited<ReturnType<typeof buyer>>, productId: string, more: object = {}) =>
  callRoute(postAdd, "/api/cart/add", { as, body: { productId, ...more } });
const buy = (as: Awaited<ReturnType<typeof buyer>>, body: object = {}) =>
  callRoute(postCheckout, "/api/checkout", { as, body });
const heldOf = async (productId: string) => (await db.productVariant.findFirstOrThrow({ where: { productId } })).held;

/** Waits by the database's clock until that moment is over. */
const until = (at: Date) => db.$executeRaw`SELECT pg_sleep_until(${at}::timestamptz + interval '2 milliseconds')`;

describe("a drop with a schedule", () => {
  test("is refused before it opens and after it has ended, in the cart and at the checkout, with the time", async () => {
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

  test("can be bought from the moment it opens until the moment it ends, and not a moment longer", async () => {
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
    // What was held before the end is the buyer's to pay for.
    expect(await heldOf(drop.id)).toBe(1);
  });

  test("is lost to a checkout that was waiting for its row while it ended", async () => {
    const closesAt = await from(5 * second);
    const drop = await makeProduct({ name: "Just gone", closesAt });
    const as = await buyer();
    const answer = await db.$transaction(
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
    expect(await answer.answer).toMatchObject({ status: 409, body: { code: "ended" } });
    expect(await heldOf(drop.id)).toBe(0);
    expect(await db.order.count({ where: { userId: as._id } })).toBe(0);
  });

  test("stays in a cart it was put into, marked, and counts nothing there", async () => {
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

  test("tells everybody how it stands by the database's clock, and has its pages made anew once at each edge", async () => {
    const drop = await makeProduct({ opensAt: await from(hour) });
    expect(await getProduct(drop.slug)).toMatchObject({ phase: "upcoming" });
    expect((await sweepDrops()).turned).toContain(drop.slug);
    expect((await sweepDrops()).turned).not.toContain(drop.slug);
    const opensAt = await databaseNow();
    await db.product.update({ where: { id: drop.id }, data: { opensAt } });
    const [turned, again] = await Promise.all([sweepDrops(), sweepDrops()]);
    expect([...turned.turned, ...again.turned].filter((slug) => slug === drop.slug)).toHaveLength(1);
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
])("%d milliseconds after its opening a drop of one minute is %s in the database too", async (after, phase) => {
  const [row] = await db.$queryRaw<[{ phase: string }]>`
    SELECT shop_phase(t, t + interval '1 minute', t + make_interval(secs => ${after / 1_000}::float8)) AS phase FROM (SELECT now() AS t) clock`;
  expect(row.phase).toBe(phase);
});

describe("a drop with a limit for one person", () => {
  const limitOf = (most: number, name = "Vase") => makeProduct({ name, limitPerPerson: most, stock: 50 });

  test("is held no oftener than that by twenty checkouts at once, of any mix", async () => {
    const drop = await makeProduct({
      limitPerPerson: 3,
      variations: { stock: Object.fromEntries(Array.from({ length: 20 }, (_, size) => [`S${size}`, 5])) },
    });
    const as = await buyer();
    const answers = await Promise.all(
      drop.variants.map(({ name }) => buy(as, { productId: drop.id, quantity: 1, variation: [name] })),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(3);
    expect(statuses.filter((status) => status === 409)).toHaveLength(17);
    const { _sum } = await db.productVariant.aggregate({ where: { productId: drop.id }, _sum: { held: true } });
    expect(_sum.held).toBe(3);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ code: "over_limit" });
  });

  test("counts what is paid for and what is held, not what went back", async () => {
    const drop = await limitOf(2);
    const as = await buyer();
    const person = { ...as, id: as._id };
    await makeOrder({ buyer: person, items: [{ product: drop }] });
    await makeOrder({ buyer: person, items: [{ product: drop, quantity: 2 }], paymentStatus: "refunded" });
    // The desk gave this one back, and nothing else of that order.
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

  test("is a drop's and not a size's, and asking for the same checkout again is no second one", async () => {
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

  test("is said in a cart that was filled before there was one", async () => {
    const drop = await limitOf(1, "Bowl");
    const as = await buyer();
    await makeCartLine({ userId: as._id, product: drop, quantity: 3 });
    const { body } = await callRoute(getCartRoute, "/api/cart", { as });
    expect(body.cart.items[0]).toMatchObject({ available: false, why: "One person may have 1 of Bowl" });
    expect(await buy(as)).toMatchObject({ status: 409, body: { error: "One person may have 1 of Bowl" } });
  });

  test("sends a payment back that comes after its hold, when the buyer has taken theirs meanwhile", async () => {
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

import { beforeEach, describe, expect, test, vi } from "vitest";
import { POST as cancel } from "@/app/api/checkout/cancel/route";
import { POST as postCheckout } from "@/app/api/checkout/route";
import { GET as getState } from "@/app/api/checkout/state/route";
import { GET as callback } from "@/app/api/payments/callback/route";
import { POST as webhook } from "@/app/api/webhooks/paystack/route";
import type { Actor } from "@/lib/accounts/contracts";
import { someAddress } from "@/lib/accounts/factory";
import { sweep } from "@/lib/http/sweep";
import { callRoute } from "@/lib/http/testing";
import { makeActor } from "@/lib/membership/factory";
import { checkPending } from "@/lib/payments/check-pending";
import { backgroundSettled } from "@/lib/platform/background";
import { db } from "@/lib/platform/db";
import { paystack } from "@/lib/platform/paystack";
import { addToCart } from "@/lib/shop/add-to-cart";
import { makeProduct } from "@/lib/shop/factory";
import { emulator } from "@/local/testing";

beforeEach(async () => {
  await backgroundSettled();
  for (const provider of ["paystack", "resend", "pusher"] as const) emulator().faults(provider, "none");
  emulator().deliverWebhooksTo(async (request) => {
    const headers = Object.fromEntries(request.headers);
    const answer = await callRoute(webhook, "/api/webhooks/paystack", { body: await request.text(), headers });
    return new Response(null, { status: answer.status });
  });
});

async function buyerWith(...pieces: { id: string; quantity?: number; variation?: string[] }[]): Promise<Actor> {
  const actor = await makeActor({ shippingAddress: someAddress });
  for (const { id, quantity = 1, variation = [] } of pieces)
    await addToCart({ actor, piece: { productId: id, quantity, variation } });
  return actor;
}

async function start(actor: Actor, body: object = {}) {
  const answer = await callRoute(postCheckout, "/api/checkout", { as: actor, body });
  expect(answer.body.error).toBeUndefined();
  return answer.body as { authorization_url: string; reference: string; orderNumber: string; total: number };
}

const orderOf = (number: string) =>
  db.order.findUniqueOrThrow({
    where: { number },
    include: { items: { include: { editions: { orderBy: { number: "asc" } } } } },
  });
const stockOf = async (productId: string) => {
  const [variant] = await db.productVariant.findMany({ where: { productId } });
  return [variant?.stock, variant?.held, variant?.sold];
};
const state = async (actor: Actor | null, reference: string) =>
  (await callRoute(getState, `/api/checkout/state?reference=${reference}`, { as: actor })).body.state;
const bring = (reference: string, actor: Actor | null = null) =>
  callRoute(callback, `/api/payments/callback?reference=${reference}&trxref=${reference}`, { as: actor });
const mailsTo = (actor: Actor, about: RegExp) =>
  emulator()
    .emails()
    .filter((mail) => [mail.to].flat().includes(actor.email) && about.test(mail.subject));
const ageCharges = () =>
  db.$executeRaw`UPDATE charges SET created_at = now() - interval '1 minute', last_checked_at = NULL`;

test("a cart is held, paid, numbered, mailed and emptied, and every sum is the same to the kobo", async () => {
  const vase = await makeProduct({ price: 345_000, salePrice: 300_000, stock: 7, editionSize: 50 });
  const book = await makeProduct({ price: 12_500.5, stock: 9 });
  const actor = await buyerWith({ id: vase.id, quantity: 2 }, { id: book.id });
  const { reference, orderNumber, total, authorization_url } = await start(actor);
  expect(total).toBe(612_500.5);
  expect(orderNumber).toMatch(/^LA-[0-9A-Z]{4}-[0-9A-Z]{4}$/);
  expect(await stockOf(vase.id)).toEqual([5, 2, 0]);
  expect(emulator().transactions()[0]).toMatchObject({ reference, amount: 61_250_050, currency: "NGN" });

  await emulator().pay(authorization_url);
  await emulator().webhooksSettled();
  await backgroundSettled();
  expect(await stockOf(vase.id)).toEqual([5, 0, 2]);
  const order = await orderOf(orderNumber);
  expect(order).toMatchObject({ paymentStatus: "paid", status: "pending", holdStatus: "sold", totalKobo: 61_250_050n });
  expect(order.items.map((item) => item.editions.map((edition) => edition.number))).toEqual([[1, 2], []]);
  expect(await db.cartLine.count({ where: { userId: actor._id } })).toBe(0);
  const [mail] = mailsTo(actor, /is confirmed/);
  expect(mail?.html).toContain("₦612,500.50");
  expect(mail?.text).toContain(orderNumber);
});

test("the callback alone settles, and says where the buyer goes", async () => {
  emulator().faults("paystack", "webhook-lost");
  const piece = await makeProduct({ stock: 1 });
  const actor = await buyerWith({ id: piece.id });
  const { reference, authorization_url, orderNumber } = await start(actor);
  await emulator().pay(authorization_url);
  const answer = await bring(reference, actor);
  expect(answer.status).toBe(303);
  expect(answer.headers.get("location")).toContain(`/checkout/success?reference=${reference}`);
  expect((await orderOf(orderNumber)).paymentStatus).toBe("paid");
});

test("with the callback and the webhook both lost, one sweep settles", async () => {
  emulator().faults("paystack", "webhook-lost");
  const piece = await makeProduct({ stock: 1 });
  const actor = await buyerWith({ id: piece.id });
  const { authorization_url, orderNumber } = await start(actor);
  await emulator().pay(authorization_url);
  await ageCharges();
  await sweep();
  expect((await orderOf(orderNumber)).paymentStatus).toBe("paid");
  expect(mailsTo(actor, /is confirmed/)).toHaveLength(1);
});

test("webhook, callback, waiting page and sweep at the same moment give one fulfilment and one mail", async () => {
  const piece = await makeProduct({ stock: 3, editionSize: 10 });
  const actor = await buyerWith({ id: piece.id });
  const { reference, authorization_url, orderNumber } = await start(actor);
  emulator().faults("paystack", "webhook-twice");
  await emulator().pay(authorization_url);
  await ageCharges();
  await Promise.all([
    ...Array.from({ length: 20 }, () => bring(reference, actor)),
    state(actor, reference),
    sweep(),
    sweep(),
  ]);
  await emulator().webhooksSettled();
  await backgroundSettled();
  const order = await orderOf(orderNumber);
  expect(order.items[0]?.editions.map((edition) => edition.number)).toEqual([1]);
  expect(await stockOf(piece.id)).toEqual([2, 0, 1]);
  expect(mailsTo(actor, /is confirmed/)).toHaveLength(1);
});

test("a declined payment gives the piece back and keeps the cart", async () => {
  const piece = await makeProduct({ stock: 1 });
  const actor = await buyerWith({ id: piece.id });
  const { reference, authorization_url } = await start(actor);
  await emulator().pay(authorization_url, "decline");
  const answer = await bring(reference, actor);
  expect(answer.headers.get("location")).toContain("/checkout/cancel?error=Payment+was+declined.");
  expect(await stockOf(piece.id)).toEqual([1, 0, 0]);
  expect(await state(actor, reference)).toBe("failed");
  expect(await db.cartLine.count({ where: { userId: actor._id } })).toBe(1);
});

test("a cancelled payment gives the piece back, and only its buyer can cancel it", async () => {
  const piece = await makeProduct({ stock: 1 });
  const actor = await buyerWith({ id: piece.id });
  const { reference } = await start(actor);
  const stranger = await makeActor();
  const tried = await callRoute(cancel, "/api/checkout/cancel", { as: stranger, body: { reference } });
  expect(tried.body.state).toBe("unknown");
  expect(await stockOf(piece.id)).toEqual([0, 1, 0]);
  const answer = await callRoute(cancel, "/api/checkout/cancel", { as: actor, body: { reference } });
  expect(answer.body.state).toBe("cancelled");
  expect(await stockOf(piece.id)).toEqual([1, 0, 0]);
});

test("a cancel that comes after the money leaves the order paid", async () => {
  emulator().faults("paystack", "webhook-lost");
  const piece = await makeProduct({ stock: 1 });
  const actor = await buyerWith({ id: piece.id });
  const { reference, authorization_url } = await start(actor);
  await emulator().pay(authorization_url);
  const answer = await callRoute(cancel, "/api/checkout/cancel", { as: actor, body: { reference } });
  expect(answer.body.state).toBe("paid");
});

test("a double click, and twenty, get one order and one payment page", async () => {
  const piece = await makeProduct({ stock: 5 });
  const actor = await buyerWith({ id: piece.id });
  const before = emulator().transactions().length;
  const answers = await Promise.all(Array.from({ length: 20 }, () => start(actor)));
  expect(new Set(answers.map((answer) => answer.authorization_url)).size).toBe(1);
  expect(emulator().transactions().length - before).toBe(1);
  expect(await stockOf(piece.id)).toEqual([4, 1, 0]);
});

test("of two payments for one cart the first is fulfilled, the second goes back once, and the buyer is told", async () => {
  const piece = await makeProduct({ stock: 5 });
  const other = await makeProduct({ stock: 5 });
  const actor = await buyerWith({ id: piece.id });
  const first = await start(actor);
  await addToCart({ actor, piece: { productId: other.id, quantity: 1, variation: [] } });
  const second = await start(actor);
  expect(second.reference).not.toBe(first.reference);
  await emulator().pay(second.authorization_url);
  await emulator().webhooksSettled();
  await emulator().pay(first.authorization_url);
  await emulator().webhooksSettled();
  await backgroundSettled();
  expect((await orderOf(second.orderNumber)).paymentStatus).toBe("paid");
  expect((await orderOf(first.orderNumber)).paymentStatus).toBe("refunded");
  await sweep();
  expect(emulator().refunds()).toHaveLength(1);
  expect(mailsTo(actor, /being returned/)).toHaveLength(1);
  expect(await stockOf(piece.id)).toEqual([4, 0, 1]);
});

describe("a payment that arrives after its hold ended", () => {
  async function late() {
    const piece = await makeProduct({ stock: 1, editionSize: 5 });
    const actor = await buyerWith({ id: piece.id });
    const begun = await start(actor);
    await db.$executeRaw`UPDATE orders SET hold_expires_at = now() - interval '1 second' WHERE number = ${begun.orderNumber}`;
    await sweep();
    expect(await stockOf(piece.id)).toEqual([1, 0, 0]);
    return { piece, actor, ...begun };
  }

  test("is fulfilled while the piece is still there", async () => {
    const { piece, authorization_url, orderNumber } = await late();
    await emulator().pay(authorization_url);
    await emulator().webhooksSettled();
    expect((await orderOf(orderNumber)).paymentStatus).toBe("paid");
    expect(await stockOf(piece.id)).toEqual([0, 0, 1]);
  });

  test("is sent back, once, when somebody else has the piece", async () => {
    const { piece, actor, authorization_url, orderNumber } = await late();
    const rival = await buyerWith({ id: piece.id });
    const theirs = await start(rival);
    await emulator().pay(theirs.authorization_url);
    await emulator().webhooksSettled();
    const before = emulator().refunds().length;
    await emulator().pay(authorization_url);
    await emulator().webhooksSettled();
    await backgroundSettled();
    await sweep();
    expect((await orderOf(orderNumber)).paymentStatus).toBe("refunded");
    expect(emulator().refunds().length - before).toBe(1);
    expect(mailsTo(actor, /being returned/)).toHaveLength(1);
    expect(await stockOf(piece.id)).toEqual([0, 0, 1]);
  });
});

test("a payment for more pieces than there are numbers left goes back", async () => {
  const piece = await makeProduct({ stock: 3, editionSize: 2 });
  const actor = await buyerWith({ id: piece.id, quantity: 3 });
  const { authorization_url, orderNumber } = await start(actor);
  await emulator().pay(authorization_url);
  await emulator().webhooksSettled();
  expect((await orderOf(orderNumber)).paymentStatus).toBe("refunded");
  expect(await stockOf(piece.id)).toEqual([3, 0, 0]);
});

test.each(["wrong-amount", "wrong-currency"] as const)(
  "a payment with the %s is given no value and kept for a person",
  async (mode) => {
    const piece = await makeProduct({ stock: 1 });
    const actor = await buyerWith({ id: piece.id });
    const { reference, authorization_url, orderNumber } = await start(actor);
    emulator().faults("paystack", mode);
    await emulator().pay(authorization_url);
    await emulator().webhooksSettled();
    await bring(reference, actor);
    expect((await orderOf(orderNumber)).paymentStatus).toBe("unpaid");
    expect((await db.charge.findUniqueOrThrow({ where: { reference } })).mismatch).toMatch(mode.replace("wrong-", ""));
  },
);

test.each(["down", "hang"] as const)(
  "with Paystack %s checkout fails clearly, the hold goes back and the cart stays",
  async (mode) => {
    const piece = await makeProduct({ stock: 1 });
    const actor = await buyerWith({ id: piece.id });
    emulator().faults("paystack", mode);
    const answer = await callRoute(postCheckout, "/api/checkout", { as: actor, body: {} });
    expect(answer.status).toBe(502);
    expect(answer.body.error).toMatch(/^Paystack /);
    expect(await stockOf(piece.id)).toEqual([1, 0, 0]);
    expect(await db.cartLine.count({ where: { userId: actor._id } })).toBe(1);
    emulator().faults("paystack", "none");
    await start(actor);
  },
  20_000,
);

test("a reference that Paystack already knows is begun again under the next one", async () => {
  const piece = await makeProduct({ stock: 1 });
  const actor = await buyerWith({ id: piece.id });
  const { reference, orderNumber } = await start(actor);
  // As after a crash between Paystack's answer and our note of it.
  await db.charge.update({
    where: { reference },
    data: { authorizationUrl: null, accessCode: null, initStartedAt: null },
  });
  const again = await start(actor);
  expect(again.orderNumber).toBe(orderNumber);
  expect(again.reference).toBe(`${reference}.2`);
  await emulator().pay(again.authorization_url);
  await emulator().webhooksSettled();
  expect((await orderOf(orderNumber)).paymentStatus).toBe("paid");
});

test("the price that is charged is the one at the moment of checkout, and a later edit changes nothing", async () => {
  const piece = await makeProduct({ price: 10_000, stock: 2 });
  const actor = await buyerWith({ id: piece.id });
  await db.product.update({ where: { id: piece.id }, data: { priceKobo: 1_500_000 } });
  const { total, authorization_url, orderNumber } = await start(actor);
  expect(total).toBe(15_000);
  await db.product.update({
    where: { id: piece.id },
    data: { priceKobo: 9_900_000, deletedAt: new Date(), inStock: false },
  });
  await emulator().pay(authorization_url);
  await emulator().webhooksSettled();
  expect(await orderOf(orderNumber)).toMatchObject({ paymentStatus: "paid", totalKobo: 1_500_000n });
});

test("one piece is bought at once and the cart stays as it is", async () => {
  const shirt = await makeProduct({ variations: { stock: { M: 1, L: 2 } } });
  const book = await makeProduct({ stock: 4 });
  const actor = await buyerWith({ id: book.id });
  const { authorization_url, orderNumber } = await start(actor, { productId: shirt.id, quantity: 1, variation: ["L"] });
  await emulator().pay(authorization_url);
  await emulator().webhooksSettled();
  expect((await orderOf(orderNumber)).items).toMatchObject([{ variation: "L", quantity: 1 }]);
  expect(await db.cartLine.count({ where: { userId: actor._id } })).toBe(1);
});

test("what a body says about prices, people and currencies is not read", async () => {
  const piece = await makeProduct({ price: 20_000, stock: 1 });
  const actor = await buyerWith({ id: piece.id });
  const { total } = await start(actor, {
    total: 1,
    currency: "USD",
    email: "victim@livingarchive.test",
    userId: "usr_x",
  });
  expect(total).toBe(20_000);
  expect(emulator().transactions()[0]).toMatchObject({ currency: "NGN", amount: 2_000_000 });
});

test("what cannot be ordered is refused with the reason, and Paystack is not asked", async () => {
  const before = emulator().transactions().length;
  const nobody = await callRoute(postCheckout, "/api/checkout", { body: {} });
  expect([nobody.status, nobody.body.error]).toEqual([401, "You must log in to checkout"]);
  const actor = await buyerWith();
  const empty = await callRoute(postCheckout, "/api/checkout", { as: actor, body: {} });
  expect([empty.status, empty.body.error]).toEqual([400, "Your Cart is Empty"]);
  const gone = await makeProduct({ name: "Gone", stock: 0 });
  const soldOut = await callRoute(postCheckout, "/api/checkout", { as: actor, body: { productId: gone.id } });
  expect([soldOut.status, soldOut.body.error]).toEqual([409, "Gone is sold out"]);
  const none = await callRoute(postCheckout, "/api/checkout", { as: actor, body: { productId: "prd_none" } });
  expect([none.status, none.body.error]).toEqual([404, "Product not found"]);
  const dear = await makeProduct({ price: 90_000_000, stock: 99 });
  const large = await callRoute(postCheckout, "/api/checkout", {
    as: actor,
    body: { productId: dear.id, quantity: 50 },
  });
  expect([large.status, large.body.error]).toEqual([400, "This order is too large to be paid at once"]);
  expect(emulator().transactions().length).toBe(before);
});

test("somebody else's reference and an invented one show nothing", async () => {
  const piece = await makeProduct({ stock: 1 });
  const actor = await buyerWith({ id: piece.id });
  const { reference } = await start(actor);
  const stranger = await makeActor();
  expect(await state(stranger, reference)).toBe("unknown");
  expect(await state(null, reference)).toBe("unknown");
  for (const [who, wanted] of [
    [stranger, reference],
    [null, "LA-XXXX-XXXX"],
    [actor, ""],
  ] as const) {
    expect((await bring(wanted, who)).headers.get("location")).toMatch(/\/checkout\/cancel$/);
  }
});

test("Resend being down delays the confirmation and nothing else", async () => {
  emulator().faults("resend", "down");
  const piece = await makeProduct({ stock: 1 });
  const actor = await buyerWith({ id: piece.id });
  const { authorization_url, orderNumber } = await start(actor);
  await emulator().pay(authorization_url);
  await emulator().webhooksSettled();
  await backgroundSettled();
  expect((await orderOf(orderNumber)).paymentStatus).toBe("paid");
  expect(mailsTo(actor, /is confirmed/)).toHaveLength(0);
  emulator().faults("resend", "none");
  await db.$executeRaw`UPDATE outbox_messages SET next_attempt_at = now()`;
  await sweep();
  await sweep();
  expect(mailsTo(actor, /is confirmed/)).toHaveLength(1);
});

test("a sweep does not ask a slow Paystack about every charge before it does the rest", async () => {
  for (let count = 0; count < 3; count++) await start(await buyerWith({ id: (await makeProduct({ stock: 1 })).id }));
  await ageCharges();
  const verify = vi.spyOn(paystack, "verifyTransaction").mockImplementation(async () => {
    await new Promise((resolve) => setTimeout(resolve, 50));
    throw new Error("slow");
  });
  expect(await checkPending({}, 50, 10)).toBeGreaterThanOrEqual(3);
  expect(verify).toHaveBeenCalledTimes(1);
  verify.mockRestore();
});

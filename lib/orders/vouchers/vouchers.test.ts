import fc from "fast-check";
import { beforeEach, describe, expect, test } from "vitest";
import { POST as postCheckout } from "@/app/api/checkout/route";
import { POST as webhook } from "@/app/api/webhooks/paystack/route";
import type { Actor } from "@/lib/auth/contracts";
import { sampleAddress } from "@/lib/auth/factory";
import { makeProduct } from "@/lib/catalog/factory";
import { backgroundSettled } from "@/lib/core/background";
import { db } from "@/lib/db/client";
import { callRoute } from "@/lib/http/test-client";
import { addToCart } from "@/lib/orders/add-to-cart";
import { cancelOrder } from "@/lib/orders/cancel-order";
import { makeDiscountCode } from "@/lib/orders/discount-codes/factory";
import { requireOrder } from "@/lib/orders/queries";
import { refundOrder } from "@/lib/orders/refund-order";
import { releaseExpiredOrders, releaseOrder } from "@/lib/orders/release-order";
import { makeVoucher } from "@/lib/orders/vouchers/factory";
import { voucherBalanceToken, voucherCheckoutToken } from "@/lib/orders/vouchers/voucher-tokens";
import { voucherShare } from "@/lib/payments/rules";
import { makeActor } from "@/lib/subscriptions/factory";
import { emulator } from "@/tooling/dev-stack/test-context";

beforeEach(async () => {
  await backgroundSettled();
  for (const provider of ["paystack", "resend", "pusher"] as const) emulator().faults(provider, "none");
  emulator().deliverWebhooksTo(async (request) => {
    const headers = Object.fromEntries(request.headers);
    const response = await callRoute(webhook, "/api/webhooks/paystack", { body: await request.text(), headers });
    return new Response(null, { status: response.status });
  });
});

const buyer = () => makeActor({ shippingAddress: sampleAddress });
const call = (as: Actor, body: object) => callRoute(postCheckout, "/api/checkout", { as, body });

async function begin(as: Actor, body: object) {
  const response = await call(as, body);
  expect(response.body.error).toBeUndefined();
  return response.body as { authorization_url: string; orderNumber: string; total: number };
}

async function pay(url: string) {
  await emulator().pay(url);
  await emulator().webhooksSettled();
  await backgroundSettled();
}

const orderOf = (number: string) => db.order.findUniqueOrThrow({ where: { number } });
const use = (id: string, body: object = {}) => ({ ...body, voucher: voucherCheckoutToken(id) });

/** The balance in naira, which has to be the sum of the ledger. */
async function balanceOf(id: string): Promise<number> {
  const { balanceKobo, entries } = await db.voucher.findUniqueOrThrow({
    where: { id },
    include: { entries: { orderBy: { seq: "asc" } } },
  });
  expect(entries.reduce((sum, { kobo }) => sum + kobo, 0n)).toBe(balanceKobo);
  expect(entries.at(-1)?.balanceKobo).toBe(balanceKobo);
  return Number(balanceKobo) / 100;
}
const ledgerOf = async (id: string) =>
  (await db.voucherEntry.findMany({ where: { voucherId: id }, orderBy: { seq: "asc" } })).map(
    ({ kind, kobo }) => `${kind} ${Number(kobo) / 100}`,
  );

describe("an order", () => {
  test("that costs more than the voucher is paid by it first, and the rest at Paystack", async () => {
    const as = await buyer();
    const product = await makeProduct({ price: 50_000 });
    const { id } = await makeVoucher({ amount: 20_000 });
    const { total, authorization_url, orderNumber } = await begin(as, use(id, { productId: product.id }));
    expect(total).toBe(30_000);
    expect(emulator().transactions().at(-1)).toMatchObject({ amount: 3_000_000 });
    expect(await balanceOf(id)).toBe(0);
    // The same request finds the same order, and takes nothing again.
    expect((await begin(as, use(id, { productId: product.id }))).orderNumber).toBe(orderNumber);
    await pay(authorization_url);
    expect(await requireOrder({ actor: as, number: orderNumber })).toMatchObject({
      paymentStatus: "paid",
      total: 50_000,
      voucher: 20_000,
    });
    expect(await ledgerOf(id)).toEqual(["issued 20000", "held -20000", "redeemed 0"]);
  });

  test("that costs less is paid without Paystack, once, and the rest stays on the voucher", async () => {
    const as = await buyer();
    const product = await makeProduct({ price: 12_500, stock: 3 });
    const { id } = await makeVoucher({ amount: 20_000 });
    const started = emulator().transactions().length;
    const { total, authorization_url, orderNumber } = await begin(as, use(id, { productId: product.id }));
    expect([total, emulator().transactions().length]).toEqual([0, started]);
    expect(authorization_url).toMatch(/\/checkout\/success/);
    const order = await orderOf(orderNumber);
    expect(order).toMatchObject({ paymentStatus: "paid", totalKobo: 1_250_000n, voucherTakenKobo: 1_250_000n });
    expect(order.invoiceNumber).toMatch(/^INV-/);
    expect(await balanceOf(id)).toBe(7_500);
    const [variant] = await db.productVariant.findMany({ where: { productId: product.id } });
    expect([variant?.stock, variant?.held, variant?.sold]).toEqual([2, 0, 1]);
    await backgroundSettled();
    const mail = emulator()
      .emails()
      .find(({ to, subject }) => [to].flat().includes(as.email) && subject.includes(orderNumber));
    expect(mail?.text).toContain("Gift voucher");
  });

  test("that is sent twice is paid once", async () => {
    const as = await buyer();
    const product = await makeProduct({ price: 5_000, stock: 9 });
    const { id } = await makeVoucher();
    const body = use(id, { productId: product.id });
    const replies = await Promise.all([begin(as, body), begin(as, body)]);
    const later = await begin(as, body);
    expect(new Set([...replies, later].map(({ orderNumber }) => orderNumber)).size).toBe(1);
    expect(await balanceOf(id)).toBe(15_000);
    expect(await db.order.count({ where: { userId: as._id } })).toBe(1);
  });

  test("is not paid by the voucher when it costs more than the buyer saw", async () => {
    const product = await makeProduct({ price: 12_500 });
    const { id } = await makeVoucher();
    const as = await buyer();
    const dearer = await call(as, use(id, { productId: product.id, voucherSeen: 12_000 }));
    expect([dearer.status, dearer.body.code, await balanceOf(id)]).toEqual([409, "code_refused", 20_000]);
    expect((await call(as, use(id, { productId: product.id, voucherSeen: 12_500 }))).status).toBe(200);
  });

  test("has the discount code taken off first, then the voucher", async () => {
    const as = await buyer();
    const product = await makeProduct({ price: 50_000 });
    const { code } = await makeDiscountCode({ percent: 10 });
    const { id } = await makeVoucher({ amount: 20_000 });
    const { total } = await begin(as, use(id, { productId: product.id, discountCode: code }));
    expect(total).toBe(25_000);
  });

  test("leaves at least the smallest payment that Paystack takes", async () => {
    const product = await makeProduct({ price: 20_020 });
    const { id } = await makeVoucher({ amount: 20_000 });
    const { total } = await begin(await buyer(), use(id, { productId: product.id }));
    expect([total, await balanceOf(id)]).toEqual([50, 30]);
  });

  test.each([
    ["released", "cancelled"],
    ["expired", "expired"],
  ])("that is %s gives the amount back once", async (_, how) => {
    const product = await makeProduct({ price: 50_000 });
    const { id } = await makeVoucher();
    const { orderNumber } = await begin(await buyer(), use(id, { productId: product.id }));
    const { id: orderId } = await orderOf(orderNumber);
    if (how === "expired") {
      await db.order.update({ where: { id: orderId }, data: { holdExpiresAt: new Date(0) } });
      await Promise.all([releaseExpiredOrders(), releaseExpiredOrders()]);
    } else await Promise.all([releaseOrder(orderId, "cancelled"), releaseOrder(orderId, "cancelled")]);
    expect(await balanceOf(id)).toBe(20_000);
    expect(await ledgerOf(id)).toEqual(["issued 20000", "held -20000", "returned 20000"]);
  });

  test("gives the amount to the newer order of the same cart", async () => {
    const as = await buyer();
    const [one, two] = [await makeProduct({ price: 30_000 }), await makeProduct({ price: 40_000 })];
    const { id } = await makeVoucher();
    await addToCart({ actor: as, item: { productId: one.id, quantity: 1, variation: [] } });
    await begin(as, use(id));
    await addToCart({ actor: as, item: { productId: two.id, quantity: 1, variation: [] } });
    expect((await begin(as, use(id))).total).toBe(50_000);
    expect(await balanceOf(id)).toBe(0);
    expect((await begin(as, {})).total).toBe(70_000);
    expect(await balanceOf(id)).toBe(20_000);
  });

  test("whose payment cannot be started gives the amount back", async () => {
    const product = await makeProduct({ price: 50_000 });
    const { id } = await makeVoucher();
    emulator().faults("paystack", "down");
    expect((await call(await buyer(), use(id, { productId: product.id }))).status).toBe(502);
    emulator().faults("paystack", "none");
    expect(await balanceOf(id)).toBe(20_000);
  });
});

describe("a late payment", () => {
  test("takes the amount again while it is there", async () => {
    const product = await makeProduct({ price: 50_000 });
    const { id } = await makeVoucher();
    const late = await begin(await buyer(), use(id, { productId: product.id }));
    await releaseOrder((await orderOf(late.orderNumber)).id, "expired");
    await pay(late.authorization_url);
    expect(await orderOf(late.orderNumber)).toMatchObject({ paymentStatus: "paid", voucherTakenKobo: 2_000_000n });
    expect(await balanceOf(id)).toBe(0);
  });

  test("is refunded when the voucher was used for another order", async () => {
    const product = await makeProduct({ price: 50_000, stock: 5 });
    const { id } = await makeVoucher();
    const late = await begin(await buyer(), use(id, { productId: product.id }));
    await releaseOrder((await orderOf(late.orderNumber)).id, "expired");
    const other = await begin(await buyer(), use(id, { productId: product.id }));
    await pay(late.authorization_url);
    expect(await orderOf(late.orderNumber)).toMatchObject({ paymentStatus: "refunded", cancelReason: "voucher-used" });
    await pay(other.authorization_url);
    expect((await orderOf(other.orderNumber)).paymentStatus).toBe("paid");
    expect(await balanceOf(id)).toBe(0);
  });
});

describe("a refund", () => {
  const admin = () => makeActor({ role: "Admin" });
  const refund = async (number: string, amount: number, seen: number) =>
    refundOrder({
      actor: await admin(),
      idOrNumber: number,
      amount,
      seen,
      reason: "A scratch",
      pieces: [],
      restock: false,
    });
  const refundsOf = async (number: string) =>
    (
      await db.refund.findMany({
        where: { charge: { reference: number } },
        orderBy: [{ createdAt: "asc" }, { id: "asc" }],
      })
    ).map(({ amountKobo, voucherKobo, creditNoteNumber }) => [
      Number(amountKobo) / 100,
      Number(voucherKobo) / 100,
      creditNoteNumber !== null,
    ]);

  test("goes back through Paystack first, then to the voucher, each with a credit note", async () => {
    const product = await makeProduct({ price: 50_000 });
    const { id } = await makeVoucher();
    const { orderNumber, authorization_url } = await begin(await buyer(), use(id, { productId: product.id }));
    await pay(authorization_url);
    await refund(orderNumber, 2_500_000, 0);
    expect(await balanceOf(id)).toBe(0);
    await refund(orderNumber, 1_500_000, 2_500_000);
    expect(await balanceOf(id)).toBe(10_000);
    await refund(orderNumber, 1_000_000, 4_000_000);
    expect(await balanceOf(id)).toBe(20_000);
    expect(await refundsOf(orderNumber)).toEqual([
      [25_000, 0, true],
      [5_000, 10_000, true],
      [0, 10_000, true],
    ]);
    expect(await orderOf(orderNumber)).toMatchObject({ paymentStatus: "refunded", voucherTakenKobo: 0n });
  });

  test("of an order that the voucher paid completely needs no Paystack, and so does the buyer's cancellation", async () => {
    const as = await buyer();
    const product = await makeProduct({ price: 10_000, stock: 4 });
    const { id } = await makeVoucher();
    const first = await begin(as, use(id, { productId: product.id }));
    await cancelOrder({ actor: as, number: first.orderNumber });
    expect(await balanceOf(id)).toBe(20_000);
    expect(await refundsOf(first.orderNumber)).toEqual([[0, 10_000, true]]);
    const second = await begin(as, use(id, { productId: product.id }));
    await refund(second.orderNumber, 400_000, 0);
    expect(await balanceOf(id)).toBe(14_000);
    const refunded = await db.refund.findFirstOrThrow({ where: { charge: { reference: second.orderNumber } } });
    expect(refunded.status).toBe("processed");
    await backgroundSettled();
    expect(
      emulator()
        .refunds()
        .filter(({ reference }) => reference === second.orderNumber),
    ).toEqual([]);
  });
});

describe("a voucher", () => {
  test("is never overspent by orders that race for it", async () => {
    const product = await makeProduct({ price: 8_000, stock: 50 });
    const { id } = await makeVoucher({ amount: 20_000 });
    const buyers = await Promise.all(Array.from({ length: 8 }, buyer));
    const replies = await Promise.all(buyers.map((as) => call(as, use(id, { productId: product.id }))));
    const totals = replies.filter(({ status }) => status === 200).map(({ body }) => body.total as number);
    // Two orders are paid completely and one in part; the others find nothing left.
    expect(totals.sort((a, b) => a - b)).toEqual([0, 0, 4_000]);
    for (const { body } of replies.filter(({ status }) => status !== 200))
      expect(body).toMatchObject({
        code: "code_refused",
        error: "Nothing is left on this gift voucher for this order.",
      });
    expect(await balanceOf(id)).toBe(0);
  });

  test("keeps its balance through rounds of parallel orders, releases and refunds", async () => {
    const product = await makeProduct({ price: 6_000, stock: 200 });
    const { id } = await makeVoucher({ amount: 20_000 });
    for (let round = 0; round < 4; round += 1) {
      const buyers = await Promise.all(Array.from({ length: 5 }, buyer));
      const placed = await Promise.all(buyers.map((as) => call(as, use(id, { productId: product.id }))));
      await balanceOf(id);
      await Promise.all(
        placed.flatMap(({ status, body }, index): Promise<unknown>[] => {
          const actor = buyers[index];
          if (status !== 200 || !actor) return [];
          if (body.total === 0) return [cancelOrder({ actor, number: body.orderNumber })];
          return [orderOf(body.orderNumber).then((order) => releaseOrder(order.id, "cancelled"))];
        }),
      );
      expect(await balanceOf(id)).toBe(20_000);
    }
  });

  test.each([
    ["stopped", { stoppedAt: new Date(), stopReason: "Lost" }, /cannot be used any more/],
    ["not paid", { issuedAt: null, sentAt: null, codeHash: null }, /cannot be used any more/],
  ])("that is %s is refused, and nothing changes", async (_, change, message) => {
    const product = await makeProduct({ stock: 4 });
    const { id } = await makeVoucher();
    await db.voucher.update({ where: { id }, data: change });
    const as = await buyer();
    const { status, body } = await call(as, use(id, { productId: product.id }));
    expect([status, body.code]).toEqual([409, "code_refused"]);
    expect(body.error).toMatch(message);
    expect(await db.order.count({ where: { userId: as._id } })).toBe(0);
  });

  test("is not used by a token that was forged or signed for a page", async () => {
    const product = await makeProduct();
    const { id } = await makeVoucher();
    for (const voucher of [id, `${id}.x`, voucherBalanceToken(id), "'; DROP TABLE vouchers; --"])
      expect((await call(await buyer(), { productId: product.id, voucher })).body.code).toBe("code_refused");
    expect(await balanceOf(id)).toBe(20_000);
  });

  test("has a ledger that nothing changes, and a balance that the database keeps from 0 to the amount", async () => {
    const { id } = await makeVoucher();
    await expect(db.voucherEntry.deleteMany({ where: { voucherId: id } })).rejects.toThrow("append-only");
    await expect(db.voucherEntry.updateMany({ data: { kobo: 1n } })).rejects.toThrow("append-only");
    const post = (kind: string, kobo: number) =>
      db.$executeRaw`INSERT INTO voucher_entries (voucher_id, kind, kobo) VALUES (${id}, ${kind}::"VoucherEntryKind", ${kobo}::bigint)`;
    await expect(post("held", -2_000_001)).rejects.toThrow("vouchers_balance_check");
    await expect(post("returned", 1)).rejects.toThrow("vouchers_balance_check");
    await expect(post("redeemed", -1)).rejects.toThrow("voucher_entries_kobo_check");
    expect(await balanceOf(id)).toBe(20_000);
  });
});

test("the page and the database compute the same share of a total", async () => {
  const kobo = fc.integer({ min: 0, max: 10_000_000 });
  await fc.assert(
    fc.asyncProperty(kobo, kobo, async (total, balance) => {
      const [{ share }] = await db.$queryRaw<[{ share: bigint }]>`
        SELECT shop_voucher_share(${total}::bigint, ${balance}::bigint) AS share`;
      expect(Number(share)).toBe(voucherShare(total, balance));
    }),
    {
      numRuns: 60,
      examples: [
        [5_000, 1],
        [5_001, 1],
        [10_000, 9_999],
        [10_000, 10_000],
      ],
    },
  );
});

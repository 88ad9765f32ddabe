import { createHash, createHmac } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import { POST as postCheckout } from "@/app/api/checkout/route";
import type { Actor } from "@/lib/accounts/contracts";
import { someAddress } from "@/lib/accounts/factory";
import { sweep } from "@/lib/http/sweep";
import { type Answer, callRoute } from "@/lib/http/testing";
import { makeActor } from "@/lib/membership/factory";
import { settleCharge } from "@/lib/payments/settle-charge";
import { backgroundSettled } from "@/lib/platform/background";
import { db } from "@/lib/platform/db";
import { env } from "@/lib/platform/env";
import { newId } from "@/lib/platform/ids";
import { makeProduct } from "@/lib/shop/factory";
import { emulator } from "@/local/testing";
import { knock } from "@/tests/hostile/handlers";
import { signed } from "@/tests/hostile/museum-calls";
import { fingerprint } from "@/tests/hostile/world";

const door = { verb: "POST", path: "/api/webhooks/paystack" } as const;
const send = (sent: { body: string; headers: Record<string, string> }): Promise<Answer> => knock({ ...door, sent });
const event = (name: string, data: unknown) => JSON.stringify({ event: name, data });
const mailsTo = ({ email }: Actor, about: RegExp) =>
  emulator()
    .emails()
    .filter((mail) => [mail.to].flat().includes(email) && about.test(mail.subject));
const orderOf = (number: string) => db.order.findUniqueOrThrow({ where: { number } });

beforeEach(async () => {
  await backgroundSettled();
  for (const provider of ["paystack", "resend", "pusher"] as const) emulator().faults(provider, "none");
});

/** An order whose buyer has paid, and of which the museum has not heard; with the webhook that would tell it. */
async function paidUnheard() {
  emulator().faults("paystack", "webhook-lost");
  const piece = await makeProduct({ stock: 2, editionSize: 9 });
  const actor = await makeActor({ shippingAddress: someAddress });
  const begun = await callRoute(postCheckout, "/api/checkout", { as: actor, body: { productId: piece.id } });
  const { reference, orderNumber, authorization_url } = begun.body;
  await emulator().pay(authorization_url);
  const transaction = emulator()
    .transactions()
    .find((one) => one.reference === reference);
  const body = event("charge.success", {
    id: Number(transaction?.id),
    reference,
    amount: transaction?.amount,
    currency: "NGN",
    status: "success",
  });
  return { piece, actor, body, reference: String(reference), orderNumber: String(orderNumber) };
}

describe("a webhook", () => {
  test("whose signature is not exactly ours is refused and leaves no trace", async () => {
    const { body, orderNumber } = await paidUnheard();
    const good = signed(body).headers["x-paystack-signature"] ?? "";
    const mac = (algorithm: string, key: string, text = body) => createHmac(algorithm, key).update(text).digest("hex");
    const key = env().PAYSTACK_SECRET_KEY;
    const forged: Record<string, [string, string | null]> = {
      "no header": [body, null],
      "an empty header": [body, ""],
      "another key": [body, mac("sha512", `${key}x`)],
      "an empty key": [body, mac("sha512", "")],
      "SHA-256": [body, mac("sha256", key)],
      "a plain hash": [body, createHash("sha512").update(body).digest("hex")],
      "upper case": [body, good.toUpperCase()],
      "cut short": [body, good.slice(0, -1)],
      "half of it": [body, good.slice(0, 64)],
      longer: [body, `${good}00`],
      "two of them": [body, `${good}, ${good}`],
      base64: [body, Buffer.from(good, "hex").toString("base64")],
      "the body written anew": [JSON.stringify(JSON.parse(body), null, 1), good],
      "a space at the end": [`${body} `, good],
      "a line at the end": [`${body}\n`, good],
      "a byte order mark": [`\ufeff${body}`, good],
      "another amount": [body.replace("NGN", "USD"), good],
      "an empty body": ["", good],
    };
    const before = await fingerprint();
    for (const [kind, [text, signature]] of Object.entries(forged)) {
      const headers = {
        "content-type": "application/json",
        ...(signature !== null && { "x-paystack-signature": signature }),
      };
      const { status, body: said } = await send({ body: text, headers });
      expect([kind, status, said.error]).toEqual([kind, 401, "Forbidden"]);
    }
    expect(await fingerprint()).toEqual(before);
    expect((await send(signed(body))).status).toBe(200);
    expect((await orderOf(orderNumber)).paymentStatus).toBe("paid");
  });

  test("is believed only that something happened: an invented payment gives nothing", async () => {
    const piece = await makeProduct({ stock: 1 });
    const actor = await makeActor({ shippingAddress: someAddress });
    const { reference, orderNumber } = (
      await callRoute(postCheckout, "/api/checkout", { as: actor, body: { productId: piece.id } })
    ).body;
    const body = event("charge.success", { id: 1, reference, amount: 1_000_000, currency: "NGN", status: "success" });
    expect((await send(signed(body))).status).toBe(200);
    await sweep();
    expect((await orderOf(orderNumber)).paymentStatus).toBe("unpaid");
  });

  test.each([
    ["an unknown reference", "charge.success", { id: 2, reference: "LA-0000-0000" }],
    ["no reference", "charge.success", { id: 3 }],
    ["a reference that is no text", "charge.success", { id: 4, reference: { $ne: null } }],
    ["nothing in it", "charge.success", null],
    ["a list of cards", "subscription.expiring_cards", [{ expiry_date: "12/2026" }]],
    ["an event of tomorrow", "moon.landed", { id: 5 }],
    ["a zero character and half a letter", "charge.success", { id: 6, customer: { first_name: "A\u0000b\ud800" } }],
    ["a refund of nothing we know", "refund.processed", { id: "7", transaction_reference: "LA-1", amount: "500000" }],
  ])("with %s is kept and answered 200, so that it does not come for ever", async (_, name, data) => {
    const before = await db.providerEvent.count();
    expect((await send(signed(event(name, data)))).status).toBe(200);
    expect(await db.providerEvent.count()).toBe(before + 1);
  });

  test.each(["", "{", "[]", "null", '"charge.success"', "{}", '{"event":7}'])(
    "that is signed nonsense (%s) is a 400",
    async (body) => {
      expect((await send(signed(body))).status).toBe(400);
    },
  );

  test("for a charge whose purpose nobody settles is no reason to forget it: it stays in sight, unsettled", async () => {
    const { actor, reference, piece } = await paidUnheard();
    expect(await settleCharge(reference, {})).toBe("pending");
    expect(await db.order.count({ where: { userId: actor._id, paymentStatus: "paid" } })).toBe(0);
    expect(await db.productVariant.findFirst({ where: { productId: piece.id } })).toMatchObject({ sold: 0 });
    expect(await db.charge.findUnique({ where: { reference } })).toMatchObject({ status: "pending", settledAt: null });
  });

  test("that comes fifty times at once, and again ten days later, has one effect", async () => {
    const { actor, body, orderNumber, piece } = await paidUnheard();
    const answers = await Promise.all(Array.from({ length: 50 }, () => send(signed(body))));
    expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]));
    await backgroundSettled();
    expect((await orderOf(orderNumber)).paymentStatus).toBe("paid");
    expect(await db.productVariant.findFirst({ where: { productId: piece.id } })).toMatchObject({
      stock: 1,
      held: 0,
      sold: 1,
    });
    expect(await db.edition.count({ where: { productId: piece.id } })).toBe(1);
    expect(mailsTo(actor, /is confirmed/)).toHaveLength(1);
    await db.$executeRaw`UPDATE provider_events SET created_at = now() - interval '10 days', handled_at = now() - interval '10 days' WHERE reference = ${orderNumber}`;
    const before = await fingerprint();
    expect((await send(signed(body))).status).toBe(200);
    await backgroundSettled();
    expect(await fingerprint()).toEqual(before);
  });

  test("comes back when Paystack could not be asked, and is acted on then", async () => {
    const { actor, body, orderNumber } = await paidUnheard();
    emulator().faults("paystack", "down");
    expect((await send(signed(body))).status).toBe(503);
    expect((await orderOf(orderNumber)).paymentStatus).toBe("unpaid");
    emulator().faults("paystack", "none");
    expect((await send(signed(body))).status).toBe(200);
    await backgroundSettled();
    expect((await orderOf(orderNumber)).paymentStatus).toBe("paid");
    expect(mailsTo(actor, /is confirmed/)).toHaveLength(1);
  });
});

describe("what Paystack says of money that goes back", () => {
  test("is noted, with the amount as a text, whichever state came before", async () => {
    const { reference, body } = await paidUnheard();
    await send(signed(body));
    const charge = await db.charge.findUniqueOrThrow({ where: { reference } });
    const refund = {
      id: newId("ref"),
      chargeId: charge.id,
      key: `refund/${charge.id}`,
      amountKobo: charge.amountKobo,
      reason: "test",
    };
    await db.refund.create({ data: refund });
    const states = ["refund.pending", "refund.processing", "refund.processed", "refund.pending", "refund.failed"];
    for (const state of states) {
      const data = {
        id: `rf-${state}-${reference}`,
        transaction_reference: reference,
        amount: "1000000",
        currency: "NGN",
      };
      expect((await send(signed(event(state, data)))).status).toBe(200);
    }
    expect(await db.refund.findUniqueOrThrow({ where: { key: refund.key } })).toMatchObject({ status: "processed" });
  });

  test("a dispute is kept for a person and takes nothing away", async () => {
    const { reference, body, orderNumber } = await paidUnheard();
    await send(signed(body));
    const dispute = {
      id: 358_950,
      refund_amount: "1000000",
      transaction: { reference },
      status: "awaiting-merchant-feedback",
    };
    expect((await send(signed(event("charge.dispute.create", dispute)))).status).toBe(200);
    expect(
      await db.providerEvent.findFirst({
        where: { event: "charge.dispute.create", reference },
      }),
    ).toMatchObject({ outcome: "disputed" });
    expect((await orderOf(orderNumber)).paymentStatus).toBe("paid");
  });
});

import { createHash, createHmac } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import { POST as postCheckout } from "@/app/api/checkout/route";
import type { Actor } from "@/lib/auth/contracts";
import { sampleAddress } from "@/lib/auth/factory";
import { makeProduct } from "@/lib/catalog/factory";
import { backgroundSettled } from "@/lib/core/background";
import { env } from "@/lib/core/env";
import { newId } from "@/lib/core/ids";
import { db } from "@/lib/db/client";
import { type CallResponse, callRoute } from "@/lib/http/test-client";
import { settleCharge } from "@/lib/payments/settle-charge";
import { makeActor } from "@/lib/subscriptions/factory";
import { runScheduledJobs } from "@/lib/workflows/scheduled-jobs";
import { callHandler } from "@/tests/security/call-handler";
import { signPaystackWebhook } from "@/tests/security/endpoints/site";
import { countChanges } from "@/tests/security/personas";
import { emulator } from "@/tooling/dev-stack/test-context";

const webhookEndpoint = { method: "POST", path: "/api/webhooks/paystack" } as const;
const sendWebhook = (sent: { body: string; headers: Record<string, string> }): Promise<CallResponse> =>
  callHandler({ ...webhookEndpoint, input: sent });
const webhookBody = (name: string, data: unknown) => JSON.stringify({ event: name, data });
const emailsTo = ({ email }: Actor, about: RegExp) =>
  emulator()
    .emails()
    .filter((mail) => [mail.to].flat().includes(email) && about.test(mail.subject));
const getOrder = (number: string) => db.order.findUniqueOrThrow({ where: { number } });

beforeEach(async () => {
  await backgroundSettled();
  for (const provider of ["paystack", "resend", "pusher"] as const) emulator().faults(provider, "none");
});

/** An order whose buyer has paid, and of which the museum has not heard; with the webhook that would tell it. */
async function payWithoutWebhook() {
  emulator().faults("paystack", "webhook-lost");
  const product = await makeProduct({ stock: 2, editionSize: 9 });
  const actor = await makeActor({ shippingAddress: sampleAddress });
  const begun = await callRoute(postCheckout, "/api/checkout", { as: actor, body: { productId: product.id } });
  const { reference, orderNumber, authorization_url } = begun.body;
  await emulator().pay(authorization_url);
  const transaction = emulator()
    .transactions()
    .find((one) => one.reference === reference);
  const body = webhookBody("charge.success", {
    id: Number(transaction?.id),
    reference,
    amount: transaction?.amount,
    currency: "NGN",
    status: "success",
  });
  return { piece: product, actor, body, reference: String(reference), orderNumber: String(orderNumber) };
}

describe("a webhook", () => {
  test("whose signature is not exactly ours is refused and leaves no trace", async () => {
    const { body, orderNumber } = await payWithoutWebhook();
    const good = signPaystackWebhook(body).headers["x-paystack-signature"] ?? "";
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
    const changes = await countChanges();
    for (const [kind, [text, signature]] of Object.entries(forged)) {
      const headers = {
        "content-type": "application/json",
        ...(signature !== null && { "x-paystack-signature": signature }),
      };
      const { status, body: said } = await sendWebhook({ body: text, headers });
      expect([kind, status, said.error]).toEqual([kind, 401, "Forbidden"]);
    }
    expect(await changes()).toEqual({});
    expect((await sendWebhook(signPaystackWebhook(body))).status).toBe(200);
    expect((await getOrder(orderNumber)).paymentStatus).toBe("paid");
  });

  test("is believed only that something happened: an invented payment gives nothing", async () => {
    const product = await makeProduct({ stock: 1 });
    const actor = await makeActor({ shippingAddress: sampleAddress });
    const { reference, orderNumber } = (
      await callRoute(postCheckout, "/api/checkout", { as: actor, body: { productId: product.id } })
    ).body;
    const body = webhookBody("charge.success", {
      id: 1,
      reference,
      amount: 1_000_000,
      currency: "NGN",
      status: "success",
    });
    expect((await sendWebhook(signPaystackWebhook(body))).status).toBe(200);
    await runScheduledJobs();
    expect((await getOrder(orderNumber)).paymentStatus).toBe("unpaid");
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
  ])("with %s is stored and answered with 200, so that it is not sent again", async (_, name, data) => {
    const before = await db.providerEvent.count();
    expect((await sendWebhook(signPaystackWebhook(webhookBody(name, data)))).status).toBe(200);
    expect(await db.providerEvent.count()).toBe(before + 1);
  });

  test.each(["", "{", "[]", "null", '"charge.success"', "{}", '{"event":7}'])(
    "with a valid signature and a malformed body (%s) is answered with 400",
    async (body) => {
      expect((await sendWebhook(signPaystackWebhook(body))).status).toBe(400);
    },
  );

  test("for a charge whose purpose has no handler leaves the charge unsettled and visible", async () => {
    const { actor, reference, piece: product } = await payWithoutWebhook();
    expect(await settleCharge(reference, {})).toBe("pending");
    expect(await db.order.count({ where: { userId: actor._id, paymentStatus: "paid" } })).toBe(0);
    expect(await db.productVariant.findFirst({ where: { productId: product.id } })).toMatchObject({ sold: 0 });
    expect(await db.charge.findUnique({ where: { reference } })).toMatchObject({ status: "pending", settledAt: null });
  });

  test("that comes fifty times at once, and again ten days later, has one effect", async () => {
    const { actor, body, orderNumber, piece: product } = await payWithoutWebhook();
    const responses = await Promise.all(Array.from({ length: 50 }, () => sendWebhook(signPaystackWebhook(body))));
    expect(new Set(responses.map((response) => response.status))).toEqual(new Set([200]));
    await backgroundSettled();
    expect((await getOrder(orderNumber)).paymentStatus).toBe("paid");
    expect(await db.productVariant.findFirst({ where: { productId: product.id } })).toMatchObject({
      stock: 1,
      held: 0,
      sold: 1,
    });
    expect(await db.edition.count({ where: { productId: product.id } })).toBe(1);
    expect(emailsTo(actor, /is confirmed/)).toHaveLength(1);
    await db.$executeRaw`UPDATE provider_events SET created_at = now() - interval '10 days', handled_at = now() - interval '10 days' WHERE reference = ${orderNumber}`;
    const changes = await countChanges();
    expect((await sendWebhook(signPaystackWebhook(body))).status).toBe(200);
    await backgroundSettled();
    expect(await changes()).toEqual({});
  });

  test("comes back when Paystack could not be asked, and is acted on then", async () => {
    const { actor, body, orderNumber } = await payWithoutWebhook();
    emulator().faults("paystack", "down");
    expect((await sendWebhook(signPaystackWebhook(body))).status).toBe(503);
    expect((await getOrder(orderNumber)).paymentStatus).toBe("unpaid");
    emulator().faults("paystack", "none");
    expect((await sendWebhook(signPaystackWebhook(body))).status).toBe(200);
    await backgroundSettled();
    expect((await getOrder(orderNumber)).paymentStatus).toBe("paid");
    expect(emailsTo(actor, /is confirmed/)).toHaveLength(1);
  });
});

describe("a webhook for a refund", () => {
  test("is recorded, with the amount as text, whatever the state before", async () => {
    const { reference, body } = await payWithoutWebhook();
    await sendWebhook(signPaystackWebhook(body));
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
        id: `rf-${reference}`,
        transaction_reference: reference,
        amount: "1000000",
        currency: "NGN",
      };
      expect((await sendWebhook(signPaystackWebhook(webhookBody(state, data)))).status).toBe(200);
    }
    expect(await db.refund.findUniqueOrThrow({ where: { key: refund.key } })).toMatchObject({ status: "processed" });
  });

  test("the event of one of two equal refunds is not taken for the other, whose id is known", async () => {
    const { reference, body } = await payWithoutWebhook();
    await sendWebhook(signPaystackWebhook(body));
    const { id: chargeId } = await db.charge.findUniqueOrThrow({ where: { reference } });
    const make = (key: string, providerId: string | null) =>
      db.refund.create({
        data: { id: newId("ref"), chargeId, key: `${key}/${chargeId}`, amountKobo: 100n, reason: "test", providerId },
      });
    const [known, unknown] = [await make("known", `rf-1-${reference}`), await make("unknown", null)];
    const data = { id: `rf-2-${reference}`, transaction_reference: reference, amount: "100", currency: "NGN" };
    await sendWebhook(signPaystackWebhook(webhookBody("refund.processed", data)));
    const statusOf = async ({ id }: { id: string }) => (await db.refund.findUniqueOrThrow({ where: { id } })).status;
    expect([await statusOf(known), await statusOf(unknown)]).toEqual(["pending", "processed"]);
  });

  test("a dispute that Paystack does not know takes nothing away", async () => {
    const { reference, body, orderNumber } = await payWithoutWebhook();
    await sendWebhook(signPaystackWebhook(body));
    const dispute = {
      id: 358_950,
      refund_amount: "1000000",
      transaction: { reference },
      status: "awaiting-merchant-feedback",
    };
    expect((await sendWebhook(signPaystackWebhook(webhookBody("charge.dispute.create", dispute)))).status).toBe(200);
    expect(
      await db.providerEvent.findFirst({
        where: { event: "charge.dispute.create", reference },
      }),
    ).toMatchObject({ outcome: "unknown dispute" });
    expect(await db.chargeback.count({ where: { charge: { reference } } })).toBe(0);
    expect((await getOrder(orderNumber)).paymentStatus).toBe("paid");
  });
});

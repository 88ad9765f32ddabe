import { expect, test } from "vitest";
import { POST as postCheckout } from "@/app/api/checkout/route";
import { POST as webhook } from "@/app/api/webhooks/paystack/route";
import { someAddress } from "@/lib/accounts/factory";
import { sweep } from "@/lib/http/sweep";
import { callRoute } from "@/lib/http/testing";
import { makeActor } from "@/lib/membership/factory";
import { db } from "@/lib/platform/db";
import { makeProduct } from "@/lib/shop/factory";
import { emulator } from "@/local/testing";

/** A payment whose webhook we hold in our hands, not delivered yet. */
async function paidWithWebhook() {
  const piece = await makeProduct({ stock: 1, editionSize: 4 });
  const actor = await makeActor({ shippingAddress: someAddress });
  const begun = await callRoute(postCheckout, "/api/checkout", { as: actor, body: { productId: piece.id } });
  let sent: Request | undefined;
  emulator().deliverWebhooksTo(async (request) => {
    sent = request;
    return new Response(null, { status: 503 });
  });
  await emulator().pay(begun.body.authorization_url);
  await emulator().webhooksSettled();
  if (!sent) throw new Error("Paystack sent no webhook.");
  const [body, headers] = [await sent.text(), Object.fromEntries(sent.headers)];
  const deliver = () => callRoute(webhook, "/api/webhooks/paystack", { body, headers });
  const { reference } = begun.body as { reference: string };
  const facts = async () => {
    const [event] = await db.providerEvent.findMany({ where: { reference } });
    const order = await db.order.findFirstOrThrow({ where: { userId: actor._id } });
    const variant = await db.productVariant.findFirstOrThrow({ where: { productId: piece.id } });
    return {
      handled: event && event.handledAt !== null,
      payment: order.paymentStatus,
      counts: [variant.stock, variant.held, variant.sold],
      numbers: await db.edition.count({ where: { productId: piece.id } }),
    };
  };
  return { deliver, facts, reference };
}

const waiting = { handled: false, payment: "unpaid", counts: [0, 1, 0], numbers: 0 };
const settled = { handled: true, payment: "paid", counts: [0, 0, 1], numbers: 1 };

test.each(["hang", "down"] as const)(
  "with Paystack %s inside the webhook nothing is given; the event is kept, asked for again, and settles once",
  async (mode) => {
    const { deliver, facts } = await paidWithWebhook();
    emulator().faults("paystack", mode);
    expect((await deliver()).status).toBe(503);
    expect(await facts()).toEqual(waiting);
    emulator().faults("paystack", "none");
    expect((await deliver()).status).toBe(200);
    expect(await facts()).toEqual(settled);
    expect((await deliver()).status).toBe(200);
    expect(await facts()).toEqual(settled);
  },
  60_000,
);

test("an event that Paystack does not send again is handled by the sweep", async () => {
  const { deliver, facts, reference } = await paidWithWebhook();
  emulator().faults("paystack", "down");
  expect((await deliver()).status).toBe(503);
  emulator().faults("paystack", "none");
  // Half a minute later; the charge itself is not due yet, so that the event alone brings it about.
  await db.$executeRaw`UPDATE provider_events SET created_at = now() - interval '1 minute' WHERE reference = ${reference}`;
  await db.$executeRaw`UPDATE charges SET last_checked_at = now() WHERE reference = ${reference}`;
  await sweep();
  expect(await facts()).toEqual(settled);
}, 60_000);

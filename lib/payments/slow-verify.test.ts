import { expect, test } from "vitest";
import { POST as postCheckout } from "@/app/api/checkout/route";
import { POST as webhook } from "@/app/api/webhooks/paystack/route";
import { sampleAddress } from "@/lib/auth/factory";
import { makeProduct } from "@/lib/catalog/factory";
import { db } from "@/lib/db/client";
import { callRoute } from "@/lib/http/test-client";
import { makeActor } from "@/lib/subscriptions/factory";
import { runScheduledJobs } from "@/lib/workflows/scheduled-jobs";
import { emulator } from "@/tooling/dev-stack/test-context";

/** A paid checkout whose webhook is captured and not yet delivered; Paystack gets 200, so that it does not retry for seconds. */
async function paidWithWebhook() {
  const product = await makeProduct({ stock: 1, editionSize: 4 });
  const actor = await makeActor({ shippingAddress: sampleAddress });
  const begun = await callRoute(postCheckout, "/api/checkout", { as: actor, body: { productId: product.id } });
  let sent: Request | undefined;
  emulator().deliverWebhooksTo(async (request) => {
    sent = request;
    return new Response(null, { status: 200 });
  });
  await emulator().pay(begun.body.authorization_url);
  await emulator().webhooksSettled();
  if (!sent) throw new Error("Paystack sent no webhook.");
  const [body, headers] = [await sent.text(), Object.fromEntries(sent.headers)];
  const deliver = () => callRoute(webhook, "/api/webhooks/paystack", { body, headers });
  const { reference } = begun.body as { reference: string };
  const getState = async () => {
    const [event] = await db.providerEvent.findMany({ where: { reference } });
    const order = await db.order.findFirstOrThrow({ where: { userId: actor._id } });
    const variant = await db.productVariant.findFirstOrThrow({ where: { productId: product.id } });
    return {
      handled: event && event.handledAt !== null,
      payment: order.paymentStatus,
      counts: [variant.stock, variant.held, variant.sold],
      numbers: await db.edition.count({ where: { productId: product.id } }),
    };
  };
  return { deliver, getState, reference };
}

const pending = { handled: false, payment: "unpaid", counts: [0, 1, 0], numbers: 0 };
const settled = { handled: true, payment: "paid", counts: [0, 0, 1], numbers: 1 };

test.each(["hang", "down"] as const)(
  "settles nothing while Paystack is %s during the webhook, and once on redelivery",
  async (mode) => {
    const { deliver, getState } = await paidWithWebhook();
    emulator().faults("paystack", mode);
    expect((await deliver()).status).toBe(503);
    expect(await getState()).toEqual(pending);
    emulator().faults("paystack", "none");
    expect((await deliver()).status).toBe(200);
    expect(await getState()).toEqual(settled);
    expect((await deliver()).status).toBe(200);
    expect(await getState()).toEqual(settled);
  },
  60_000,
);

test("handles an event that is not redelivered in the scheduled jobs", async () => {
  const { deliver, getState, reference } = await paidWithWebhook();
  emulator().faults("paystack", "down");
  expect((await deliver()).status).toBe(503);
  emulator().faults("paystack", "none");
  // The event is due for a retry; the charge itself is not due for a check.
  await db.$executeRaw`UPDATE provider_events SET created_at = now() - interval '1 minute' WHERE reference = ${reference}`;
  await db.$executeRaw`UPDATE charges SET last_checked_at = now() WHERE reference = ${reference}`;
  await runScheduledJobs();
  expect(await getState()).toEqual(settled);
}, 60_000);

import { beforeEach, expect, test } from "vitest";
import { POST as postCheckout } from "@/app/api/checkout/route";
import type { Actor } from "@/lib/auth/contracts";
import { sampleAddress } from "@/lib/auth/factory";
import { makeProduct } from "@/lib/catalog/factory";
import { backgroundSettled } from "@/lib/core/background";
import { db } from "@/lib/db/client";
import { callRoute } from "@/lib/http/test-client";
import { makeActor } from "@/lib/subscriptions/factory";
import { runScheduledJobs } from "@/lib/workflows/scheduled-jobs";
import { openBarrier } from "@/tests/resilience/db-barrier";
import { startInstance } from "@/tests/resilience/start-instance";
import { signPaystackWebhook } from "@/tests/security/endpoints/site";
import { emulator } from "@/tooling/dev-stack/test-context";

const INSTANCE_ROUTES = "/api/checkout,/api/webhooks/paystack";
const startCheckoutInstance = () => startInstance({ INSTANCE_ROUTES });

beforeEach(() => {
  for (const provider of ["paystack", "resend", "pusher"] as const) emulator().faults(provider, "none");
  emulator().faults("paystack", "webhook-lost");
});

async function makeBuyer() {
  const product = await makeProduct({ stock: 2, editionSize: 9 });
  return {
    piece: product,
    actor: await makeActor({ shippingAddress: sampleAddress }),
    body: { productId: product.id },
  };
}

async function payOrder(actor: Actor, body: object) {
  const begun = await callRoute(postCheckout, "/api/checkout", { as: actor, body });
  expect(begun.body.error).toBeUndefined();
  await emulator().pay(begun.body.authorization_url);
  return String(begun.body.orderNumber);
}

/** Makes everything that waits for a time due, as if a minute had passed. */
async function advanceTime(): Promise<void> {
  await db.$executeRaw`UPDATE charges SET created_at = created_at - interval '1 minute', last_checked_at = NULL, init_started_at = NULL`;
  await db.$executeRaw`UPDATE provider_events SET created_at = created_at - interval '1 minute'`;
  await db.$executeRaw`UPDATE outbox_messages SET locked_until = NULL, next_attempt_at = now()`;
  await runScheduledJobs();
  await runScheduledJobs();
  await backgroundSettled();
}

async function expectPaidOnce(actor: Actor, productId: string): Promise<void> {
  expect(await db.order.count({ where: { userId: actor._id, paymentStatus: "paid" } })).toBe(1);
  expect(await db.productVariant.findFirst({ where: { productId } })).toMatchObject({ stock: 1, held: 0, sold: 1 });
  expect(await db.edition.findMany({ where: { productId }, select: { number: true } })).toEqual([{ number: 1 }]);
  const mails = emulator()
    .emails()
    .filter((mail) => [mail.to].flat().includes(actor.email));
  expect(mails.map((mail) => mail.subject)).toEqual([expect.stringMatching(/is confirmed/)]);
}

test.each([
  ["when the order is made and its charge is not", { table: "charges", on: "INSERT" }],
  [
    "when Paystack has made the page and we have not noted it",
    { table: "charges", on: "UPDATE", when: "NEW.authorization_url IS NOT NULL" },
  ],
] as const)(
  "a machine lost at the checkout, %s: the buyer tries again and pays once",
  async (_, place) => {
    const { piece: product, actor, body } = await makeBuyer();
    const [instance, paused] = await Promise.all([startCheckoutInstance(), openBarrier(place)]);
    const lost = instance.request("/api/checkout", { as: actor, body }).catch(() => null);
    await paused.reached();
    await instance.kill();
    await paused.cutConnections();
    await paused.release();
    expect(await lost).toBeNull();
    expect(await db.productVariant.findFirst({ where: { productId: product.id } })).toMatchObject({
      stock: 1,
      held: 1,
    });
    await advanceTime();
    await payOrder(actor, body);
    await advanceTime();
    await expectPaidOnce(actor, product.id);
  },
  60_000,
);

test.each([
  [
    "when the news is kept and nothing is done yet",
    { table: "charges", on: "UPDATE", when: "NEW.settled_at IS NOT NULL" },
  ],
  ["in the middle of the fulfilment", { table: "editions", on: "INSERT" }],
  ["after the fulfilment, before the answer", { table: "provider_events", on: "UPDATE" }],
  [
    "after the answer, before the mail",
    { table: "outbox_messages", on: "UPDATE", when: "NEW.locked_until IS NOT NULL" },
  ],
  [
    "when the mail has left and we have not noted it",
    { table: "outbox_messages", on: "UPDATE", when: "NEW.status = 'sent'" },
  ],
] as const)(
  "a process killed while it handles a payment webhook, %s: after the scheduled job the order is paid, fulfilled and mailed once",
  async (_, place) => {
    const { piece: product, actor, body } = await makeBuyer();
    const reference = await payOrder(actor, body);
    const [instance, paused] = await Promise.all([startCheckoutInstance(), openBarrier(place)]);
    const webhook = signPaystackWebhook(
      JSON.stringify({ event: "charge.success", data: { id: reference, reference } }),
    );
    const lost = instance.request("/api/webhooks/paystack", webhook).catch(() => null);
    await paused.reached();
    await instance.kill();
    await paused.cutConnections();
    await paused.release();
    await lost;
    await advanceTime();
    await expectPaidOnce(actor, product.id);
  },
  60_000,
);

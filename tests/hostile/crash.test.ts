import { beforeEach, expect, test } from "vitest";
import { POST as postCheckout } from "@/app/api/checkout/route";
import type { Actor } from "@/lib/accounts/contracts";
import { someAddress } from "@/lib/accounts/factory";
import { sweep } from "@/lib/http/sweep";
import { callRoute } from "@/lib/http/testing";
import { makeActor } from "@/lib/membership/factory";
import { backgroundSettled } from "@/lib/platform/background";
import { db } from "@/lib/platform/db";
import { makeProduct } from "@/lib/shop/factory";
import { emulator } from "@/local/testing";
import { startInstance } from "@/tests/hostile/instances";
import { signed } from "@/tests/hostile/museum-calls";
import { pauseAt } from "@/tests/hostile/pause";

const INSTANCE_CALLS = "/api/checkout,/api/webhooks/paystack";
const start = () => startInstance({ INSTANCE_CALLS });

beforeEach(() => {
  for (const provider of ["paystack", "resend", "pusher"] as const) emulator().faults(provider, "none");
  emulator().faults("paystack", "webhook-lost");
});

async function buyer() {
  const piece = await makeProduct({ stock: 2, editionSize: 9 });
  return { piece, actor: await makeActor({ shippingAddress: someAddress }), body: { productId: piece.id } };
}

async function pay(actor: Actor, body: object) {
  const begun = await callRoute(postCheckout, "/api/checkout", { as: actor, body });
  expect(begun.body.error).toBeUndefined();
  await emulator().pay(begun.body.authorization_url);
  return String(begun.body.orderNumber);
}

/** As if the next minute's sweeps had come: what waits for a time has waited long enough. */
async function laterOn(): Promise<void> {
  await db.$executeRaw`UPDATE charges SET created_at = created_at - interval '1 minute', last_checked_at = NULL, init_started_at = NULL`;
  await db.$executeRaw`UPDATE provider_events SET created_at = created_at - interval '1 minute'`;
  await db.$executeRaw`UPDATE outbox_messages SET locked_until = NULL, next_attempt_at = now()`;
  await sweep();
  await sweep();
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
    const { piece, actor, body } = await buyer();
    const [instance, paused] = await Promise.all([start(), pauseAt(place)]);
    const lost = instance.ask("/api/checkout", { as: actor, body }).catch(() => null);
    await paused.reached();
    await instance.kill();
    await paused.cut();
    await paused.end();
    expect(await lost).toBeNull();
    expect(await db.productVariant.findFirst({ where: { productId: piece.id } })).toMatchObject({ stock: 1, held: 1 });
    await laterOn();
    await pay(actor, body);
    await laterOn();
    await expectPaidOnce(actor, piece.id);
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
  "a machine lost with a payment's news, %s: after the sweep it is paid, fulfilled and mailed once",
  async (_, place) => {
    const { piece, actor, body } = await buyer();
    const reference = await pay(actor, body);
    const [instance, paused] = await Promise.all([start(), pauseAt(place)]);
    const webhook = signed(JSON.stringify({ event: "charge.success", data: { id: reference, reference } }));
    const lost = instance.ask("/api/webhooks/paystack", webhook).catch(() => null);
    await paused.reached();
    await instance.kill();
    await paused.cut();
    await paused.end();
    await lost;
    await laterOn();
    await expectPaidOnce(actor, piece.id);
  },
  60_000,
);

// Paystack's webhooks on several instances: each one twice and in any order, a tenth of them forged, some for another amount.
import { expect, test } from "vitest";
import { sampleAddress } from "@/lib/auth/factory";
import { makeProduct } from "@/lib/catalog/factory";
import { db } from "@/lib/db/client";
import { makeActor } from "@/lib/subscriptions/factory";
import type { Instance } from "@/tests/resilience/start-instance";
import { signPaystackWebhook } from "@/tests/security/endpoints/site";
import { startStressInstances } from "@/tests/stress/instances";
import { reportRound } from "@/tests/stress/progress";
import { createRandom, type Random, reportFigures, runAtOnce, stressCount, stressSeed } from "@/tests/stress/scale";
import { emulator } from "@/tooling/dev-stack/test-context";

/** Of 100 deliveries 90 are genuine, two for each payment, and 10 are forged. */
const PAYMENTS = 45;
const FORGED = 10;
const rounds = stressCount(2, 100);

type Payment = { reference: string; number: string; kind: "right" | "wrong amount" | "unpaid" };
type Delivery = { body: string; headers: Record<string, string>; status: number };
type Figures = { paid: number; settled: number; editions: number; confirmations: number; refunds: number };

async function makePayment(instance: Instance, productId: string, kind: Payment["kind"]): Promise<Payment> {
  const as = await makeActor({ shippingAddress: sampleAddress });
  const { status, body } = await instance.request("/api/checkout", { as, body: { productId } });
  expect({ status, error: body.error }).toEqual({ status: 200, error: undefined });
  // The emulator uses the fault before `pay` first waits, so that it meets this payment.
  if (kind === "wrong amount") emulator().faults("paystack", "wrong-amount", 1);
  if (kind !== "unpaid") await emulator().pay(body.authorization_url);
  return { reference: body.reference, number: body.orderNumber, kind };
}

const eventOf = ({ reference }: Payment) =>
  JSON.stringify({ event: "charge.success", data: { id: reference, reference } });

function planDeliveries(random: Random, payments: readonly Payment[]): Delivery[] {
  const genuine = payments
    .filter(({ kind }) => kind !== "unpaid")
    .flatMap((payment) => Array(2).fill({ ...signPaystackWebhook(eventOf(payment)), status: 200 }) as Delivery[]);
  const forged = Array.from({ length: FORGED }, (): Delivery => {
    const body = eventOf(random.pick(payments));
    const signed = signPaystackWebhook(`${body} `);
    return { body, headers: signed.headers, status: 401 };
  });
  return random.shuffle([...genuine, ...forged]);
}

async function readFigures(productId: string): Promise<Figures> {
  const [row] = await db.$queryRaw<[Figures]>`
    WITH mine AS (SELECT DISTINCT o.* FROM orders o JOIN order_items i ON i.order_id = o.id WHERE i.product_id = ${productId})
    SELECT (SELECT count(*) FROM mine WHERE payment_status = 'paid')::int AS paid,
      (SELECT count(*) FROM charges c JOIN mine ON mine.id = c.subject_id WHERE c.settled_at IS NOT NULL)::int AS settled,
      (SELECT count(DISTINCT number) FROM editions WHERE product_id = ${productId})::int AS editions,
      (SELECT count(*) FROM outbox_messages m JOIN mine ON m.key = 'order-paid/' || mine.id)::int AS confirmations,
      (SELECT count(*) FROM refunds r JOIN charges c ON c.id = r.charge_id JOIN mine ON mine.id = c.subject_id)::int AS refunds`;
  return row;
}

test(`${rounds * (2 * PAYMENTS + FORGED)} webhooks pay each order once, and none that was not paid`, async () => {
  const random = createRandom(stressSeed);
  const INSTANCE_ROUTES = "/api/checkout,/api/webhooks/paystack";
  const instances = await startStressInstances({ INSTANCE_ROUTES });
  emulator().faults("paystack", "webhook-lost");
  const figures = {
    "webhooks delivered": 0,
    "of them forged": 0,
    "payments of a wrong amount": 0,
    "payments missed": 0,
    "payments counted twice": 0,
    "payments not earned": 0,
  };
  for (let round = 0; round < rounds; round += 1) {
    const { id: productId } = await makeProduct({ stock: 100, editionSize: 100 });
    // A twentieth of the payments: two in one round, three in the next, and so on; and five orders that nobody pays.
    const wrong = 2 + (round % 4 === 0 ? 1 : 0);
    const kinds = Array.from({ length: PAYMENTS + 5 }, (_, i): Payment["kind"] =>
      i >= PAYMENTS ? "unpaid" : i < wrong ? "wrong amount" : "right",
    );
    const planned = kinds.map((kind) => ({ kind, instance: random.pick(instances) }));
    const payments = await runAtOnce(planned, 6, ({ kind, instance }) => makePayment(instance, productId, kind));
    const deliveries = planDeliveries(random, payments);
    const statuses = await runAtOnce(deliveries, 20, async (delivery) => {
      const { status } = await random.pick(instances).request("/api/webhooks/paystack", delivery);
      return status;
    });
    expect(statuses).toEqual(deliveries.map(({ status }) => status));
    const paid = new Set(
      (
        await db.order.findMany({
          where: { number: { in: payments.map(({ number }) => number) }, paymentStatus: "paid" },
        })
      ).map(({ number }) => number),
    );
    const right = payments.filter(({ kind }) => kind === "right");
    const stored = await readFigures(productId);
    figures["payments missed"] += right.filter(({ number }) => !paid.has(number)).length;
    figures["payments not earned"] += payments.filter(
      ({ number, kind }) => kind !== "right" && paid.has(number),
    ).length;
    figures["payments counted twice"] +=
      Math.max(0, stored.editions - right.length) + Math.max(0, stored.confirmations - right.length);
    figures["webhooks delivered"] += deliveries.length;
    figures["of them forged"] += FORGED;
    figures["payments of a wrong amount"] += wrong;
    const all = right.length;
    expect({ round, ...stored }).toEqual({
      round,
      paid: all,
      settled: all,
      editions: all,
      confirmations: all,
      refunds: 0,
    });
    expect(await db.productVariant.findFirst({ where: { productId } })).toMatchObject({
      sold: all,
      held: PAYMENTS + 5 - all,
    });
    reportRound("webhooks", round, rounds);
  }
  reportFigures(figures);
  expect(figures).toMatchObject({ "payments missed": 0, "payments counted twice": 0, "payments not earned": 0 });
});

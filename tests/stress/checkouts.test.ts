// A hundred buyers at once want the last units of a drop, on several instances, round after round.
import { expect, test } from "vitest";
import type { Actor } from "@/lib/auth/contracts";
import { makeProduct } from "@/lib/catalog/factory";
import { db } from "@/lib/db/client";
import { makeActor } from "@/lib/subscriptions/factory";
import { startStressInstances } from "@/tests/stress/instances";
import { reportRound } from "@/tests/stress/progress";
import { createRandom, reportFigures, runAtOnce, stressCount, stressSeed } from "@/tests/stress/scale";

const BUYERS = 100;
/** A person may check out 30 times in ten minutes. */
const ROUNDS_PER_BUYER = 25;
const rounds = stressCount(3, 200);

type Totals = { stock: number; held: number; sold: number; ordered: number; orders: number };

async function readTotals(productId: string): Promise<Totals> {
  const [row] = await db.$queryRaw<[Totals]>`
    SELECT v.stock, v.held, v.sold, COALESCE(sum(i.quantity), 0)::int AS ordered, count(DISTINCT o.id)::int AS orders
    FROM product_variants v LEFT JOIN order_items i ON i.variant_id = v.id
      LEFT JOIN orders o ON o.id = i.order_id AND o.hold_status = 'held' AND o.payment_status = 'unpaid'
    WHERE v.product_id = ${productId} GROUP BY v.id`;
  return row;
}

test(`${rounds * BUYERS} contested checkouts sell no unit twice`, async () => {
  const random = createRandom(stressSeed);
  const instances = await startStressInstances({ INSTANCE_ROUTES: "/api/checkout" });
  const tally: Record<number, number> = {};
  let buyers: Actor[] = [];
  let oversold = 0;
  let milliseconds = 0;
  for (let round = 0; round < rounds; round += 1) {
    if (round % ROUNDS_PER_BUYER === 0) buyers = await runAtOnce(Array(BUYERS).fill(null), 10, () => makeActor());
    const stock = 1 + random.below(6);
    const { id: productId } = await makeProduct({ stock, editionSize: stock });
    const plans = buyers.map((as) => ({ as, instance: random.pick(instances), quantity: 1 + random.below(2) }));
    const began = performance.now();
    const responses = await Promise.all(
      plans.map(({ as, instance, quantity }) =>
        instance.request("/api/checkout", { as, body: { productId, quantity } }),
      ),
    );
    milliseconds += performance.now() - began;
    for (const { status } of responses) tally[status] = (tally[status] ?? 0) + 1;
    const totals = await readTotals(productId);
    oversold += Math.max(0, totals.ordered - stock);
    const accepted = responses.filter(({ status }) => status === 200).length;
    const acceptedUnits = plans.reduce(
      (sum, { quantity }, i) => sum + (responses[i]?.status === 200 ? quantity : 0),
      0,
    );
    expect({ round, ...totals }).toEqual({
      round,
      stock: stock - acceptedUnits,
      held: acceptedUnits,
      sold: 0,
      ordered: acceptedUnits,
      orders: accepted,
    });
    // A buyer of one unit was refused only when none was left.
    const singles = responses.filter((_, i) => plans[i]?.quantity === 1);
    if (singles.some(({ status }) => status === 409)) expect({ round, left: totals.stock }).toEqual({ round, left: 0 });
    reportRound("contested checkouts", round, rounds);
  }
  expect(Object.keys(tally).sort()).toEqual(["200", "409"]);
  const sum = (status: number) => tally[status] ?? 0;
  reportFigures({
    "contested checkouts": sum(200) + sum(409),
    "accepted checkouts": sum(200),
    "refused checkouts": sum(409),
    "contested checkouts a second": Math.round(((sum(200) + sum(409)) * 1_000) / milliseconds),
    "units sold twice": oversold,
  });
  expect(oversold).toBe(0);
});

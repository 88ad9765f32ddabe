// Guests and members at once want drops of 50 with a limit per person, with discount codes of 20 uses, while others pay, come too late or
// let their holds expire. Two guests in five are members who order without signing in.
import { expect, test } from "vitest";
import type { Actor } from "@/lib/auth/contracts";
import { sampleAddress } from "@/lib/auth/factory";
import { makeProduct } from "@/lib/catalog/factory";
import { db } from "@/lib/db/client";
import { makeDiscountCode } from "@/lib/orders/discount-codes/factory";
import { releaseExpiredOrders } from "@/lib/orders/release-order";
import { makeActor } from "@/lib/subscriptions/factory";
import type { Instance } from "@/tests/resilience/start-instance";
import { signPaystackWebhook } from "@/tests/security/endpoints/site";
import { startStressInstances } from "@/tests/stress/instances";
import { reportRound } from "@/tests/stress/progress";
import { createRandom, type Random, reportFigures, runAtOnce, stressCount, stressSeed } from "@/tests/stress/scale";
import { emulator } from "@/tooling/dev-stack/test-context";

const STOCK = 50;
const LIMIT = 2;
const CODE_USES = 20;
/** Checkouts sent at the same time. */
const AT_ONCE = 100;
/** Of each kind: so many guests and so many members. */
const people = stressCount(100, 1_000);
const drops = stressCount(3, 12);
const codes = stressCount(1, 3);

type Person = { as: Actor } | { email: string; ip: string };
type Plan = { person: Person; instance: Instance; productId: string; quantity: number; discountCode?: string };
type Placed = { number: string; reference: string; url: string };
type Violations = Record<
  | "units lost or made"
  | "units sold twice"
  | "people over the limit"
  | "codes used too often"
  | "uses counted wrongly"
  | "people with a code twice"
  | "edition numbers missing"
  | "payments that differ from the order",
  number
>;

async function sendCheckout({ person, instance, ...item }: Plan) {
  if ("as" in person) return instance.request("/api/checkout", { as: person.as, body: item });
  const body = { ...item, email: person.email, firstName: "Ada", lastName: "Obi", shippingAddress: sampleAddress };
  return instance.request("/api/guest/checkout", { body, headers: { "x-forwarded-for": person.ip } });
}

async function pay(random: Random, instances: readonly Instance[], { reference, url }: Placed): Promise<void> {
  await emulator().pay(url);
  const event = JSON.stringify({ event: "charge.success", data: { id: reference, reference } });
  const { status } = await random.pick(instances).request("/api/webhooks/paystack", signPaystackWebhook(event));
  expect(status).toBe(200);
}

/** What must never be true of the tables, counted. */
async function countViolations(): Promise<Violations> {
  const [row] = await db.$queryRaw<[Violations]>`
    WITH owned AS (
      SELECT i.product_id, o.*, i.quantity FROM order_items i JOIN orders o ON o.id = i.order_id
      WHERE o.payment_status = 'paid' OR (o.payment_status = 'unpaid' AND o.hold_status = 'held')
    ), per_drop AS (
      SELECT v.product_id, v.stock, v.held, v.sold,
        COALESCE(sum(w.quantity) FILTER (WHERE w.payment_status = 'unpaid'), 0) AS really_held,
        COALESCE(sum(w.quantity) FILTER (WHERE w.payment_status = 'paid'), 0) AS really_sold
      FROM product_variants v LEFT JOIN owned w ON w.product_id = v.product_id GROUP BY v.id
    ), numbers AS (
      SELECT product_id, count(DISTINCT number) AS issued, max(number) AS last FROM editions GROUP BY product_id
    )
    SELECT (SELECT count(*) FROM per_drop WHERE stock + held + sold <> ${STOCK} OR held <> really_held OR sold <> really_sold)::int AS "units lost or made",
      (SELECT COALESCE(sum(GREATEST(0, really_held + really_sold - ${STOCK})), 0) FROM per_drop)::int AS "units sold twice",
      (SELECT count(*) FROM (SELECT 1 FROM owned GROUP BY product_id, shop_email_key(email) HAVING sum(quantity) > ${LIMIT}) p)::int
        AS "people over the limit",
      (SELECT count(*) FROM discount_codes WHERE uses > max_uses)::int AS "codes used too often",
      (SELECT count(*) FROM discount_codes c
        WHERE uses <> (SELECT count(*) FROM orders o WHERE o.discount_code_id = c.id AND o.code_used))::int AS "uses counted wrongly",
      (SELECT count(*) FROM (SELECT 1 FROM orders WHERE code_used GROUP BY discount_code_id, shop_email_key(email) HAVING count(*) > 1) p)::int
        AS "people with a code twice",
      (SELECT count(*) FROM per_drop d LEFT JOIN numbers n USING (product_id)
        WHERE d.sold <> COALESCE(n.issued, 0) OR d.sold <> COALESCE(n.last, 0))::int AS "edition numbers missing",
      (SELECT count(*) FROM orders o LEFT JOIN charges c ON c.id = o.charge_id
        WHERE o.payment_status = 'paid' AND c.amount_kobo IS DISTINCT FROM o.total_kobo)::int AS "payments that differ from the order"`;
  return row;
}

const none: Violations = {
  "units lost or made": 0,
  "units sold twice": 0,
  "people over the limit": 0,
  "codes used too often": 0,
  "uses counted wrongly": 0,
  "people with a code twice": 0,
  "edition numbers missing": 0,
  "payments that differ from the order": 0,
};

test(`${2 * people} contested checkouts of guests and members oversell nothing`, async () => {
  const random = createRandom(stressSeed);
  emulator().faults("paystack", "webhook-lost");
  const INSTANCE_ROUTES = "/api/checkout,/api/guest/checkout,/api/webhooks/paystack";
  const instances = await startStressInstances({ INSTANCE_ROUTES, TRUSTED_PROXIES: "1" });
  const members = await runAtOnce(Array(people).fill(null), 10, () => makeActor({ shippingAddress: sampleAddress }));
  const products = await runAtOnce(Array(drops).fill(null), 4, () =>
    makeProduct({ price: 10_000, stock: STOCK, editionSize: STOCK, limitPerPerson: LIMIT }),
  );
  const discountCodes = await runAtOnce(Array(codes).fill(null), 4, () => makeDiscountCode({ maxUses: CODE_USES }));
  const wanted = members.map((as) => ({ person: { as } as Person, productId: random.pick(products).id }));
  // Two in five order the same drop without signing in too: at their own address, or at another spelling of it.
  const withoutAccount = members.map(({ email }, i) => {
    const own = i % 5 === 0 ? email : i % 5 === 1 ? email.replace("@", "+guest@") : null;
    const person: Person = {
      email: own ?? `guest-${i}@livingarchive.test`,
      ip: `10.${i >> 16}.${(i >> 8) & 255}.${i & 255}`,
    };
    return { person, productId: (own && wanted[i]?.productId) || random.pick(products).id };
  });
  const plans = random.shuffle([...wanted, ...withoutAccount]).map(
    (one): Plan => ({
      ...one,
      instance: random.pick(instances),
      quantity: 1 + random.below(LIMIT),
      discountCode: random.below(2) ? random.pick(discountCodes).code : undefined,
    }),
  );

  const tally: Record<string, number> = {};
  const counted = { paid: 0, late: 0, released: 0 };
  const rounds = Math.ceil(plans.length / AT_ONCE);
  let open: Placed[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const paying = random.shuffle(open);
    const paid = paying.splice(0, Math.ceil(paying.length / 2));
    const expired = paying.splice(0, Math.ceil(paying.length / 2)).map(({ number }) => number);
    open = paying;
    const late = random.below(3) === 0 ? expired.length : 0;
    const [responses] = await Promise.all([
      Promise.all(plans.slice(round * AT_ONCE, (round + 1) * AT_ONCE).map(sendCheckout)),
      runAtOnce(paid, 8, (placed) => pay(random, instances, placed)),
      db.$executeRaw`UPDATE orders SET hold_expires_at = now() - interval '1 second' WHERE number = ANY (${expired})`.then(
        releaseExpiredOrders,
      ),
    ]);
    for (const { status, body } of responses) {
      const outcome = status === 200 ? "accepted" : String(body.code);
      tally[outcome] = (tally[outcome] ?? 0) + 1;
      if (status === 200)
        open.push({ number: body.orderNumber, reference: body.reference, url: body.authorization_url });
    }
    counted.paid += paid.length;
    counted.released += expired.length;
    // A bank transfer may arrive after the hold: it is fulfilled from what is left, or refunded.
    if (late) {
      const charges = await db.charge.findMany({
        where: {
          subjectId: { in: (await db.order.findMany({ where: { number: { in: expired } } })).map(({ id }) => id) },
        },
      });
      await runAtOnce(charges, 8, ({ reference, authorizationUrl }) =>
        pay(random, instances, { number: "", reference, url: authorizationUrl ?? "" }),
      );
      counted.late += charges.length;
    }
    expect({ round, ...(await countViolations()) }).toEqual({ round, ...none });
    reportRound("guests and members", round, rounds);
  }
  expect(
    Object.keys(tally).filter(
      (outcome) => !["accepted", "code_refused", "out_of_stock", "over_limit"].includes(outcome),
    ),
  ).toEqual([]);
  const sums = await db.productVariant.aggregate({ _sum: { sold: true } });
  reportFigures({
    "checkouts of guests and members": plans.length,
    ...Object.fromEntries(Object.entries(tally).map(([outcome, count]) => [`of them ${outcome}`, count])),
    "orders paid in time": counted.paid,
    "orders paid after their hold": counted.late,
    "holds that expired": counted.released,
    "units sold": sums._sum.sold ?? 0,
    ...(await countViolations()),
  });
});

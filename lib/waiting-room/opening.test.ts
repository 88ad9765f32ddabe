import { expect, test } from "vitest";
import { GET as getState } from "@/app/api/waiting-rooms/[slug]/route";
import { makeUser, sampleAddress } from "@/lib/auth/factory";
import { makeProduct } from "@/lib/catalog/factory";
import { db } from "@/lib/db/client";
import { callRoute } from "@/lib/http/test-client";
import { guestBuyer } from "@/lib/orders/guest/guest";
import { placeOrder } from "@/lib/orders/place-order";
import { bindPlaces } from "@/lib/waiting-room/bind-places";
import { makeRoom } from "@/lib/waiting-room/factory";
import { requireRoom } from "@/lib/waiting-room/queries";
import { admittedPlaces, placeOf } from "@/lib/waiting-room/rules";
import { inTier } from "@/tests/tier";

const VISITORS = inTier(300, 5_000);
const EDITION = 50;
const RATE = inTier(60, 600);

/** Calls `work` for every item, eight at a time. */
async function forEach<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const queue = [...items];
  const worker = async () => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: 8 }, worker));
}

/**
 * How much the place depends on the order of joining: the chi-square of fifths of both, with 16 degrees of freedom. A random order exceeds 58
 * once in a million times.
 */
function unfairness(tickets: readonly number[], places: readonly number[]): number {
  const fifth = (n: number) => Math.floor(((n - 1) * 5) / VISITORS);
  const counts = Array<number>(25).fill(0);
  for (const [index, ticket] of tickets.entries()) {
    const cell = fifth(ticket) * 5 + fifth(places[index] ?? 1);
    counts[cell] = (counts[cell] ?? 0) + 1;
  }
  const expected = VISITORS / 25;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

async function timeOfState(slug: string): Promise<number> {
  const started = performance.now();
  expect((await callRoute(getState, "/", { params: { slug } })).status).toBe(200);
  return performance.now() - started;
}

test(`${VISITORS} visitors at the opening of ${EDITION} are let through at the rate, and nothing is oversold`, async () => {
  const drop = await makeProduct({
    editionSize: EDITION,
    stock: EDITION,
    limitPerPerson: 1,
    opensAt: new Date(Date.now() + 3_600_000),
  });
  await makeRoom({ productId: drop.id, ratePerMinute: RATE, admissionMinutes: 120 });
  const tickets: number[] = [];
  const visitors = Array.from({ length: VISITORS }, (_, n) => n);
  await forEach(visitors, async (visitor) => {
    const [row] = await db.$queryRaw<
      [{ ticket: number; round: number }]
    >`SELECT * FROM waiting_room_join(${drop.id}, ${`challenge-${visitor}`})`;
    tickets[visitor] = row.ticket;
  });
  expect(new Set(tickets).size).toBe(VISITORS);
  // The room was there before the opening, which was a minute ago.
  await db.$executeRaw`UPDATE waiting_rooms SET active_since = now() - interval '1 hour' WHERE product_id = ${drop.id}`;
  await db.product.update({ where: { id: drop.id }, data: { opensAt: new Date(Date.now() - 60_000) } });
  const { state, now } = await requireRoom(drop.slug);
  expect(state.earlyTickets).toBe(VISITORS);
  // A minute after the opening: the rate, and the first one at once.
  const admitted = admittedPlaces(state, now.getTime());
  expect(admitted).toBeGreaterThan(RATE);
  expect(admitted).toBeLessThanOrEqual(RATE + 1 + Math.ceil(RATE / 6));
  const places = tickets.map((ticket) => placeOf(ticket, state) ?? 0);
  expect(new Set(places).size).toBe(VISITORS);
  expect(unfairness(tickets, places)).toBeLessThan(58);

  const outcomes: Record<string, number> = {};
  const waits: number[] = [];
  const count = (outcome: string) => {
    outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
  };
  await forEach(visitors, async (visitor) => {
    const buyer = await makeUser({ shippingAddress: sampleAddress });
    const place = { productId: drop.id, round: 1, ticket: tickets[visitor] ?? 0 };
    const [outcome = "none"] = await bindPlaces({ places: [place], buyerId: buyer.id });
    const allowed = (places[visitor] ?? Number.POSITIVE_INFINITY) <= admitted;
    if (allowed) expect(outcome).toBe("admitted");
    // The rate is kept: nobody is let through before their place is.
    const [clock] = await db.$queryRaw<[{ now: Date }]>`SELECT clock_timestamp() AS now`;
    if (outcome === "admitted") expect(places[visitor]).toBeLessThanOrEqual(admittedPlaces(state, clock.now.getTime()));
    if (visitor % 50 === 0) waits.push(await timeOfState(drop.slug));
    await placeOrder({ actor: guestBuyer(buyer.id), item: { productId: drop.id, quantity: 1, variation: "" } }).then(
      () => count("placed"),
      (error: { code: string }) => count(error.code),
    );
  });
  expect(outcomes.placed).toBe(EDITION);
  expect((outcomes.out_of_stock ?? 0) + (outcomes.waiting_room ?? 0)).toBe(VISITORS - EDITION);
  const [variant] = await db.productVariant.findMany({ where: { productId: drop.id } });
  expect(variant).toMatchObject({ stock: 0, held: EDITION });
  // The state is answered while eight checkouts run at a time.
  expect(Math.max(...waits)).toBeLessThan(5_000);
  const slowest = Math.round(Math.max(...waits));
  const figures = { ...outcomes, admitted, chiSquare: unfairness(tickets, places), slowestStateMs: slowest };
  if (process.env.VERBOSE) process.stdout.write(`${JSON.stringify(figures)}\n`);
}, 600_000);

import { expect, test } from "vitest";
import { makeUser, sampleAddress } from "@/lib/auth/factory";
import { makeProduct } from "@/lib/catalog/factory";
import { db } from "@/lib/db/client";
import { guestBuyer } from "@/lib/orders/guest/guest";
import { placeOrder } from "@/lib/orders/place-order";
import { bindPlaces } from "@/lib/waiting-room/bind-places";
import { makeRoom } from "@/lib/waiting-room/factory";
import { requireRoom } from "@/lib/waiting-room/queries";
import { admittedPlaces, placeOf } from "@/lib/waiting-room/rules";
import { inTier } from "@/tests/tier";

const VISITORS = inTier(300, 5_000);
const EDITION = 50;
const RATE = 600;

/** Calls `work` for every item, eight at a time. */
async function forEach<T>(items: readonly T[], work: (item: T) => Promise<void>): Promise<void> {
  const queue = [...items];
  const worker = async () => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: 8 }, worker));
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
  expect(admitted).toBeGreaterThanOrEqual(Math.min(VISITORS, RATE));

  const outcomes: Record<string, number> = {};
  const count = (outcome: string) => {
    outcomes[outcome] = (outcomes[outcome] ?? 0) + 1;
  };
  await forEach(visitors, async (visitor) => {
    const buyer = await makeUser({ shippingAddress: sampleAddress });
    const place = { productId: drop.id, round: 1, ticket: tickets[visitor] ?? 0 };
    const [outcome = "none"] = await bindPlaces({ places: [place], buyerId: buyer.id });
    const allowed = (placeOf(place.ticket, state) ?? Number.POSITIVE_INFINITY) <= admitted;
    if (allowed) expect(outcome).toBe("admitted");
    await placeOrder({ actor: guestBuyer(buyer.id), item: { productId: drop.id, quantity: 1, variation: "" } }).then(
      () => count("placed"),
      (error: { code: string }) => count(error.code),
    );
  });
  expect(outcomes.placed).toBe(EDITION);
  expect((outcomes.out_of_stock ?? 0) + (outcomes.waiting_room ?? 0)).toBe(VISITORS - EDITION);
  const [variant] = await db.productVariant.findMany({ where: { productId: drop.id } });
  expect(variant).toMatchObject({ stock: 0, held: EDITION });
}, 600_000);

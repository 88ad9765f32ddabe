import { shippingAddress } from "@/lib/auth/contracts";
import { announceNumbers } from "@/lib/catalog/editions/announce-numbers";
import { throwAppError } from "@/lib/core/errors";
import { log } from "@/lib/core/log";
import { pagesShowing } from "@/lib/core/urls/pages-showing";
import { db, dbErrorCode, type Tx, transaction, violatesIndex, withRetry } from "@/lib/db/client";
import { revalidatePages } from "@/lib/db/revalidate-pages";
import { closeEntries } from "@/lib/draws/close-entries";
import { drawJobs } from "@/lib/draws/jobs";
import { HOLD_HOURS } from "@/lib/draws/rules";
import { runEach } from "@/lib/draws/run-each";
import { enqueue } from "@/lib/jobs/outbox";
import { afterPlacing, callPlaceOrder } from "@/lib/orders/place-order";
import { getActor } from "@/lib/subscriptions/get-actor";

/**
 * Gives the free units of every drawn draw to the next in its order: each hold, with its email, in one transaction, so that a job that is
 * killed has placed it or has not. A draw whose units are sold, or with nobody left, is finished.
 */
export async function placeDueHolds(): Promise<void> {
  const drawn = await db.draw.findMany({ where: { state: "drawn" }, select: { id: true, slug: true } });
  await runEach(drawn, async ({ id, slug }) => {
    await recordOutcomes(id);
    let changed = false;
    while ((await placeNextHold(id)) === "again") changed = true;
    await skipWithoutPerson(id);
    const finished = await finishDraw(id);
    if (changed || finished.length > 0)
      await revalidatePages([...pagesShowing.draw(slug), ...finished.flatMap(pagesShowing.stock)]);
    announceNumbers(finished);
    if (finished.length > 0) await closeEntries(id);
  });
}

/** What became of the orders of the holds. An order that was paid late counts as bought, unless its payment was refunded for lack of a unit. */
async function recordOutcomes(drawId: string): Promise<void> {
  await db.$executeRaw`
    UPDATE draw_entries e SET state = CASE WHEN o.hold_status = 'sold' THEN 'bought'
        WHEN o.cancel_reason = 'expired' OR o.payment_status <> 'unpaid' THEN 'expired' ELSE 'declined' END::"DrawEntryState"
    FROM orders o
    WHERE e.draw_id = ${drawId} AND o.id = e.order_id AND e.state IN ('held', 'expired', 'declined')
      AND (o.hold_status = 'sold' OR (e.state = 'held' AND o.hold_status <> 'held'))`;
}

type Turn = {
  entryId: string | null;
  userId: string | null;
  free: boolean;
  address: unknown;
  productId: string;
  variation: string;
  adminId: string | null;
};

/** One step: the next entry gets a hold or is skipped. "again" while there may be more to do. */
async function placeNextHold(drawId: string): Promise<"again" | "done"> {
  const [turn] = await db.$queryRaw<Turn[]>`
    SELECT n.id AS "entryId", n.user_id AS "userId", n.shipping_address AS address, d.product_id AS "productId", v.name AS variation,
      d.created_by_id AS "adminId",
      draw_units_taken(d.id) < d.units AS free
    FROM draws d JOIN product_variants v ON v.id = d.variant_id
      LEFT JOIN LATERAL (SELECT * FROM draw_entries e WHERE e.draw_id = d.id AND e.state = 'entered' AND e.user_id IS NOT NULL
        ORDER BY e.rank LIMIT 1) n ON true
    WHERE d.id = ${drawId} AND d.state = 'drawn'`;
  if (!turn?.free || !turn.entryId) return "done";
  const actor = turn.userId ? await getActor(turn.userId) : null;
  const address = shippingAddress.safeParse(turn.address);
  if (!actor) return skip(drawId, turn.entryId, "The account cannot log in.");
  if (!address.success) return skip(drawId, turn.entryId, "The delivery address is not complete.");
  try {
    const placed = await withRetry(
      () =>
        transaction((tx) =>
          placeHold(tx, { ...turn, drawId, entryId: turn.entryId ?? "" }, { actor, address: address.data }),
        ),
      4,
      (error) => violatesIndex(error, "orders_number_key"),
    );
    if (placed) await afterPlacing(placed);
    return placed ? "again" : "done";
  } catch (error) {
    if (error instanceof UnitTaken) return "done";
    const refusal = dbErrorCode(error);
    if (!refusal) throw error;
    // Without a unit the turn stays: a late payment or an edit may have taken the stock, and an expiring hold brings it back.
    if (dropRefusals.has(refusal.code)) {
      log().warn({ draw: drawId, reason: refusal.message }, "a draw has no unit to hold");
      return "done";
    }
    return skip(drawId, turn.entryId, refusal.message);
  }
}

/** The refusals that are about the drop and not about the person: LA002 no stock, LA003 the size is gone, LA005 not open yet. */
const dropRefusals: ReadonlySet<string> = new Set(["LA002", "LA003", "LA005"]);

/** Rolls the hold back. */
class UnitTaken extends Error {
  override readonly name = "UnitTaken";
}

type Hold = Turn & { drawId: string; entryId: string };
type Winner = {
  actor: NonNullable<Awaited<ReturnType<typeof getActor>>>;
  address: Parameters<typeof callPlaceOrder>[1]["shippingAddress"];
};

async function placeHold(tx: Tx, { drawId, entryId, productId, variation, adminId }: Hold, { actor, address }: Winner) {
  // One job at a time per draw. The second finds that the entry has its hold.
  const locked = await tx.$queryRaw<unknown[]>`
    SELECT 1 FROM draws d WHERE d.id = ${drawId} AND d.state = 'drawn'
      AND draw_units_taken(d.id) < d.units FOR UPDATE`;
  if (locked.length === 0) return null;
  const claimed = await tx.$executeRaw`
    UPDATE draw_entries e SET state = 'held' WHERE e.id = ${entryId} AND e.state = 'entered'
      AND draw_units_taken(e.draw_id) < (SELECT units FROM draws d WHERE d.id = e.draw_id)`;
  if (claimed === 0) return null;
  // A winner does not wait in the waiting room of the drop.
  await tx.$executeRaw`SELECT set_config('shop.draw_id', ${drawId}, true), set_config('waiting_room.skip', 'yes', true)`;
  const item = { productId, quantity: 1, variation };
  const placed = await callPlaceOrder(tx, { actor, item, shippingAddress: address, holdMinutes: HOLD_HOURS * 60 });
  // The order has locked the variants, as a late payment does, so that each sees the unit of the other.
  const exceeded = await tx.$queryRaw<unknown[]>`
    SELECT 1 FROM draws d WHERE d.id = ${drawId} AND draw_units_taken(d.id) > d.units`;
  if (exceeded.length > 0) throw new UnitTaken("A late payment has taken the unit.");
  // Paid by a link and held until it ends, like an order that an admin makes. Its hash is its own, so that no other checkout finds it.
  await tx.$executeRaw`
    UPDATE orders SET drafted_by_id = ${adminId}, request_hash = md5(id), terms_version_id = NULL,
      hold_expires_at = clock_timestamp() + make_interval(hours => ${HOLD_HOURS}::int) WHERE id = ${placed.order_id}`;
  await tx.drawEntry.update({ where: { id: entryId }, data: { orderId: placed.order_id } });
  await enqueue(tx, drawJobs.won.job(`draw-won/${entryId}`, { entryId }));
  return placed;
}

/** Passes an entry over, and emails the person the reason. */
async function skip(drawId: string, entryId: string, note: string): Promise<"again"> {
  await transaction(async (tx) => {
    const where = { id: entryId, drawId, state: "entered" } as const;
    const { count } = await tx.drawEntry.updateMany({ where, data: { state: "skipped", note } });
    if (count > 0) await enqueue(tx, drawJobs.skipped.job(`draw-skipped/${entryId}`, { entryId }));
  });
  return "again";
}

/** The entries of deleted accounts that were passed over. */
async function skipWithoutPerson(drawId: string): Promise<void> {
  await db.$executeRaw`
    UPDATE draw_entries e SET state = 'skipped', note = 'The account was deleted.'
    WHERE e.draw_id = ${drawId} AND e.state = 'entered' AND e.user_id IS NULL AND e.rank < (
      SELECT max(t.rank) FROM draw_entries t WHERE t.draw_id = ${drawId} AND t.state <> 'entered' AND t.user_id IS NOT NULL)`;
}

/** Finishes a draw whose units are sold, or with nobody left. Returns the slug of its drop if it did. */
async function finishDraw(id: string): Promise<string[]> {
  const finished = await db.$queryRaw<{ slug: string }[]>`
    UPDATE draws d SET state = 'finished', finished_at = clock_timestamp() FROM products p
    WHERE d.id = ${id} AND p.id = d.product_id AND d.state = 'drawn'
      AND ((SELECT count(*) FROM draw_entries e WHERE e.draw_id = d.id AND e.state = 'bought') >= d.units
        OR NOT EXISTS (SELECT 1 FROM draw_entries e WHERE e.draw_id = d.id AND (e.state = 'held' OR (e.state = 'entered' AND e.user_id IS NOT NULL))))
    RETURNING p.slug`;
  return finished.map(({ slug }) => slug);
}

/** Declines the hold of the actor: the unit goes to the next in line. */
export async function declineHold({
  actor,
  slug,
}: {
  actor: { _id: string };
  slug: string;
}): Promise<{ slug: string }> {
  const entry = await db.drawEntry.findFirst({
    where: { userId: actor._id, state: "held", draw: { slug } },
    select: { orderId: true, drawId: true },
  });
  if (!entry?.orderId) return throwAppError("not_found", "There is no hold to give back.");
  const [row] = await withRetry(
    () => db.$queryRaw<[{ slugs: string[] }]>`SELECT shop_release_order(${entry.orderId}, 'cancelled') AS slugs`,
  );
  if (row.slugs.length === 0) return throwAppError("conflict", "This hold was paid for or has ended.");
  await recordOutcomes(entry.drawId);
  await revalidatePages([...row.slugs.flatMap(pagesShowing.stock), ...pagesShowing.draw(slug)]);
  return { slug };
}

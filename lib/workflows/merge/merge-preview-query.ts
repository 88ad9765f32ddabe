import { throwAppError } from "@/lib/core/errors";
import { db } from "@/lib/db/client";
import type { MergeClash, MergePreview, MergeSide } from "@/lib/workflows/contracts";
import { readMergeAccounts, readMergeFacts } from "@/lib/workflows/merge/merge-facts";
import type { MergedPair } from "@/lib/workflows/merge/merge-handling";
import { mergeRefusals } from "@/lib/workflows/merge/merge-rules";

/** The id of the account with an email address or id; null when there is none. */
export async function findMergePartner(text: string): Promise<string | null> {
  const wanted = text.trim().toLowerCase();
  const user = await db.user.findFirst({
    where: { OR: [{ email: wanted }, { id: wanted }], deletedAt: null, isGuest: false },
    select: { id: true },
  });
  return user?.id ?? null;
}

/** The id of the account that a merged account became part of; null for any other. */
export async function findMergedInto(userId: string): Promise<string | null> {
  const user = await db.user.findUnique({ where: { id: userId }, select: { mergedIntoId: true } });
  return user?.mergedIntoId ?? null;
}

/** Shows what moves from one account to the other, what both have, and why it may be refused. Changes nothing. */
export async function getMergePreview(pair: MergedPair): Promise<MergePreview> {
  if (pair.from === pair.to) throwAppError("conflict", "These are the same account. Choose another one.");
  const { from, to } = await readMergeAccounts(db, pair);
  const side = ({ _id, email, name, createdAt, role }: typeof from): MergeSide => ({
    _id,
    email,
    name,
    createdAt: createdAt.toISOString(),
    isAdmin: role === "Admin",
  });
  return {
    stays: side(to),
    goes: side(from),
    moves: await countMoves(from._id),
    clashes: await listClashes(pair),
    refusals: mergeRefusals(await readMergeFacts(db, pair)),
  };
}

async function countMoves(userId: string): Promise<MergePreview["moves"]> {
  const rows = await db.$queryRaw<{ label: string; count: number }[]>`
    SELECT * FROM (VALUES
      (1, 'Orders', (SELECT count(*)::int FROM orders WHERE user_id = ${userId})),
      (2, 'Numbered editions', (SELECT count(*)::int FROM editions e JOIN order_items i ON i.id = e.order_item_id
          JOIN orders o ON o.id = i.order_id WHERE o.user_id = ${userId} AND e.voided_at IS NULL)),
      (3, 'Returns', (SELECT count(*)::int FROM return_requests WHERE user_id = ${userId})),
      (4, 'Payments', (SELECT count(*)::int FROM charges WHERE user_id = ${userId})),
      (5, 'Entries of the membership', (SELECT count(*)::int FROM subscription_entries WHERE user_id = ${userId})),
      (6, 'Gift memberships', (SELECT count(*)::int FROM gift_memberships WHERE buyer_id = ${userId} OR redeemed_by_id = ${userId})),
      (7, 'Perks', (SELECT count(*)::int FROM fulfilments WHERE user_id = ${userId})),
      (8, 'Bids', (SELECT count(*)::int FROM bids WHERE user_id = ${userId})),
      (9, 'Offers and bans of sales', (SELECT count(*)::int FROM auction_offers WHERE user_id = ${userId})
          + (SELECT count(*)::int FROM bidder_bans WHERE user_id = ${userId})),
      (10, 'Comments', (SELECT count(*)::int FROM comments WHERE user_id = ${userId})),
      (11, 'Event places', (SELECT count(*)::int FROM event_rsvps WHERE ${userId} IN (user_id, holder_id))),
      (12, 'Downloads', (SELECT count(*)::int FROM download_records WHERE user_id = ${userId})),
      (13, 'Addresses', (SELECT count(*)::int FROM addresses WHERE user_id = ${userId})),
      (14, 'Saved drops and alerts', (SELECT count(*)::int FROM wishlist_items WHERE user_id = ${userId})
          + (SELECT count(*)::int FROM product_alerts WHERE user_id = ${userId})),
      (15, 'Items in the cart', (SELECT count(*)::int FROM cart_lines WHERE user_id = ${userId})),
      (16, 'Notes of admins', (SELECT count(*)::int FROM admin_notes WHERE user_id = ${userId})
          + (SELECT count(*)::int FROM member_notes WHERE user_id = ${userId})),
      (17, 'Gift vouchers', (SELECT count(*)::int FROM vouchers WHERE buyer_id = ${userId}))
    ) AS counted (place, label, count) WHERE count > 0 ORDER BY place`;
  return rows.map(({ label, count }) => ({ label, count }));
}

async function listClashes({ from, to }: MergedPair): Promise<MergeClash[]> {
  return db.$queryRaw<MergeClash[]>`
    SELECT 'membership' AS kind, '' AS name WHERE (SELECT count(*) FROM subscriptions WHERE user_id IN (${from}, ${to})) = 2
    UNION ALL
    SELECT 'edition', p.name FROM products p WHERE p.edition_size IS NOT NULL
      AND p.id IN (SELECT i.product_id FROM orders o JOIN order_items i ON i.order_id = o.id WHERE o.user_id = ${from} AND o.payment_status = 'paid')
      AND p.id IN (SELECT i.product_id FROM orders o JOIN order_items i ON i.order_id = o.id WHERE o.user_id = ${to} AND o.payment_status = 'paid')
    UNION ALL
    SELECT 'event', e.title FROM event_rsvps a JOIN event_rsvps b ON b.event_id = a.event_id AND b.user_id = ${to}
      JOIN events e ON e.id = a.event_id WHERE a.user_id = ${from} AND a.status <> 'cancelled' AND b.status <> 'cancelled'
    UNION ALL
    SELECT 'cart', p.name FROM cart_lines a JOIN cart_lines b ON b.variant_id = a.variant_id AND b.user_id = ${to}
      JOIN products p ON p.id = a.product_id WHERE a.user_id = ${from}
    UNION ALL
    SELECT 'perk', a.perk FROM fulfilments a JOIN fulfilments b ON b.perk = a.perk AND b.period = a.period AND b.user_id = ${to}
      WHERE a.user_id = ${from}
    LIMIT 100`;
}

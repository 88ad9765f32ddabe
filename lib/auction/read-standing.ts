import type { Actor } from "@/lib/accounts/contracts";
import type { BidderStanding } from "@/lib/auction/contracts";
import type { SaleRow } from "@/lib/auction/sale-row";
import { db } from "@/lib/platform/db";
import { toNaira } from "@/lib/platform/money";

type Found = {
  alias: string | null;
  maximumKobo: bigint | null;
  barred: boolean;
  handled: boolean;
  watches: boolean;
  reminders: boolean | null;
  kind: "winner" | "second_chance" | null;
  offerStatus: "open" | "paid" | "lapsed" | "declined" | "withdrawn";
  amountKobo: bigint;
  expiresAt: Date;
  orderNumber: string | null;
};

/** What only this person may know of themselves in the sale. */
export async function readStanding(row: SaleRow, viewer: Actor): Promise<BidderStanding> {
  const [found] = await db.$queryRaw<[Found]>`
    SELECT b.alias, m.maximum_kobo AS "maximumKobo", w.user_id IS NOT NULL AS watches, w.wants_reminders AS reminders,
      EXISTS (SELECT 1 FROM bidder_bars r WHERE r.user_id = p.id AND r.lifted_at IS NULL) AS barred,
      EXISTS (SELECT 1 FROM audit_log l WHERE l.subject = ${row.id} AND l.actor_id = p.id) AS handled,
      o.kind, o.status AS "offerStatus", o.amount_kobo AS "amountKobo", o.expires_at AS "expiresAt", r.number AS "orderNumber"
    FROM (SELECT ${viewer._id}::text AS id) p
    LEFT JOIN bidder_aliases b ON b.auction_id = ${row.id} AND b.user_id = p.id
    LEFT JOIN maximum_bids m ON m.auction_id = ${row.id} AND m.user_id = p.id AND m.maximum_kobo > ${row.currentBidKobo}
    LEFT JOIN auction_watches w ON w.auction_id = ${row.id} AND w.user_id = p.id
    LEFT JOIN LATERAL (SELECT * FROM auction_offers f WHERE f.auction_id = ${row.id} AND f.user_id = p.id
                       ORDER BY f.created_at DESC LIMIT 1) o ON true
    LEFT JOIN orders r ON r.id = o.order_id`;
  const runsIt = row.createdById === viewer._id || (viewer.role === "Admin" && found.handled);
  const mayBid = viewer.isVIP || viewer.role === "Admin";
  return {
    alias: found.alias,
    leads: row.topBidderId === viewer._id,
    maximum: found.maximumKobo === null ? null : toNaira(found.maximumKobo),
    barred: runsIt ? "runs-sale" : !mayBid ? "vip" : found.barred ? "unpaid" : null,
    watches: found.watches,
    reminders: found.reminders ?? false,
    offer: found.kind && {
      kind: found.kind,
      status: found.offerStatus,
      amount: toNaira(found.amountKobo),
      payBy: found.expiresAt.toISOString(),
      orderNumber: found.orderNumber,
    },
  };
}

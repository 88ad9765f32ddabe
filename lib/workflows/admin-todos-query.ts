import { can, type RequiredPermission, type Staff, sectionPermissions } from "@/lib/auth/staff-roles";
import { LOW_STOCK } from "@/lib/catalog/rules";
import { keysOf } from "@/lib/core/keys-of";
import { recordOf } from "@/lib/core/records";
import { db } from "@/lib/db/client";
import { lateRefundFilter } from "@/lib/payments/queries";
import { type AdminTodos, PLAN_ENDING_DAYS } from "@/lib/workflows/contracts";

const permissionOf: Readonly<Record<keyof AdminTodos, RequiredPermission>> = {
  ordersToPack: sectionPermissions.orders,
  ordersWithoutAddress: sectionPermissions.orders,
  returns: sectionPermissions.returns,
  paymentProofs: sectionPermissions["payment-proofs"],
  disputes: sectionPermissions.transfers,
  comments: sectionPermissions.comments,
  reportedComments: sectionPermissions.comments,
  reportedWalls: sectionPermissions.comments,
  failedJobs: sectionPermissions.outbox,
  stuckPayments: sectionPermissions.reconciliation,
  lateRefunds: sectionPermissions.reconciliation,
  refundsUnderWay: sectionPermissions.reconciliation,
  perksDue: sectionPermissions["welcome-pack"],
  chargebacks: sectionPermissions.chargebacks,
  plansEnding: sectionPermissions.users,
  lowStock: sectionPermissions.products,
  liveAuctions: sectionPermissions.auctions,
};

/**
 * The open tasks of the admin, in one statement. Each count reads an index that holds only what waits, or a table that stays small;
 * each equals the length of the list that it leads to, and is 0 for an admin who may not open that.
 */
export async function getAdminTodos(actor: Staff): Promise<AdminTodos> {
  const [counts] = await db.$queryRaw<AdminTodos[]>`
    SELECT parcels."ordersToPack", parcels."ordersWithoutAddress", refunds."lateRefunds", refunds."refundsUnderWay",
      (SELECT count(*)::int FROM return_requests WHERE status IN ('requested', 'received')) AS returns,
      (SELECT count(*)::int FROM payment_proofs WHERE status = 'received') AS "paymentProofs",
      (SELECT count(*)::int FROM edition_disputes WHERE decided_at IS NULL) AS disputes,
      (SELECT count(*)::int FROM chargebacks WHERE status = 'awaiting-merchant-feedback' AND responded_at IS NULL) AS chargebacks,
      (SELECT count(*)::int FROM comments WHERE deleted_at IS NULL AND status = 'pending') AS comments,
      (SELECT count(*)::int FROM comments c WHERE c.deleted_at IS NULL
         AND c.id IN (SELECT comment_id FROM comment_reports WHERE resolved_at IS NULL)) AS "reportedComments",
      (SELECT count(*)::int FROM personal_walls w WHERE w.share_token IS NOT NULL
         AND w.id IN (SELECT wall_id FROM personal_wall_reports WHERE resolved_at IS NULL)) AS "reportedWalls",
      (SELECT count(*)::int FROM outbox_messages WHERE status = 'failed') AS "failedJobs",
      -- Reconciliation shows the last thirty days.
      (SELECT count(*)::int FROM charges WHERE settled_at IS NULL AND (status = 'success' OR mismatch IS NOT NULL)
         AND created_at > now() - interval '30 days' AND created_at < now() - interval '10 minutes')
      + (SELECT count(*)::int FROM provider_events WHERE handled_at IS NULL AND parked_at IS NOT NULL) AS "stuckPayments",
      (SELECT count(*)::int FROM fulfilments f JOIN users u ON u.id = f.user_id
         WHERE f.status = 'due' AND u.deleted_at IS NULL) AS "perksDue",
      (SELECT count(*)::int FROM subscriptions s JOIN users u ON u.id = s.user_id
         WHERE s.ends_at > now() AND s.ends_at <= now() + make_interval(days => ${PLAN_ENDING_DAYS}::int)
           AND u.deleted_at IS NULL AND NOT u.is_guest) AS "plansEnding",
      (SELECT count(*)::int FROM products p WHERE p.deleted_at IS NULL AND EXISTS (
         SELECT 1 FROM product_variants v
         WHERE v.product_id = p.id AND v.retired_at IS NULL AND v.stock BETWEEN 1 AND ${LOW_STOCK}::int)) AS "lowStock",
      (SELECT count(*)::int FROM auctions WHERE status = 'scheduled' AND starts_at <= now() AND ends_at > now()) AS "liveAuctions"
    FROM (
      SELECT (count(*) FILTER (WHERE has_address AND has_unit AND o.packed_at IS NULL))::int AS "ordersToPack",
             (count(*) FILTER (WHERE NOT has_address))::int AS "ordersWithoutAddress"
      FROM orders o, LATERAL (
        SELECT coalesce(jsonb_typeof(o.shipping_address) <> 'null', false) AS has_address,
               EXISTS (SELECT 1 FROM order_items i WHERE i.order_id = o.id AND i.refunded_quantity + i.shipped_quantity < i.quantity) AS has_unit) facts
      WHERE o.payment_status = 'paid' AND o.status = 'pending') parcels,
    (
      SELECT (count(*) FILTER (WHERE ${lateRefundFilter}))::int AS "lateRefunds",
             (count(*) FILTER (WHERE NOT ${lateRefundFilter}))::int AS "refundsUnderWay"
      FROM refunds r WHERE r.status <> 'processed') refunds`;
  if (!counts) throw new Error("The open tasks were not counted.");
  return recordOf(keysOf(counts), (name) => (can(actor, permissionOf[name]) ? counts[name] : 0));
}

import type { Actor } from "@/lib/auth/contracts";
import { alertJobs } from "@/lib/catalog/jobs";
import { waitingSql } from "@/lib/catalog/waiting-sql";
import { throwAppError } from "@/lib/core/errors";
import { linkToken, newId } from "@/lib/core/ids";
import { sha256 } from "@/lib/core/secrets";
import { transaction } from "@/lib/db/client";
import { tryConsumeLimit } from "@/lib/db/rate-limit";
import { enqueue } from "@/lib/jobs/outbox";
import { Prisma } from "@/prisma/generated/client";

const SUBSCRIBE_FAILED = "That did not work";

type AlertRow = { product_id: string; waiting: boolean; alert_id: string | null };

type Wanted = { slugOrId: string; size: string };

// One row: the drop, or one size of it. No row if there is no such drop or size.
const alertLookup = ({ slugOrId, size }: Wanted) => Prisma.sql`
  wanted AS (
    SELECT p.id, coalesce(v.id, '') AS variant_id, ${waitingSql(Prisma.sql`(v.id IS NULL OR s.id = v.id)`)} AS waiting
    FROM products p
      LEFT JOIN product_variants v ON v.product_id = p.id AND v.retired_at IS NULL AND v.name = NULLIF(${size}, '')
    WHERE (p.id = ${slugOrId} OR p.slug = ${slugOrId}) AND p.deleted_at IS NULL AND (${size} = '' OR v.id IS NOT NULL))`;

// Who was notified and subscribes again is the last in the queue.
const againSql = Prisma.sql`
  created_at = CASE WHEN product_alerts.status = 'sent' THEN clock_timestamp() ELSE product_alerts.created_at END`;

function assertAlertable(row: AlertRow | undefined): asserts row is AlertRow {
  if (!row) throwAppError("not_found", "Product not found");
  if (!row.waiting)
    throwAppError("conflict", SUBSCRIBE_FAILED, {
      fields: { email: "This drop is available now, or it will not be again. Please reload the page." },
    });
}

/** Subscribes a signed-in user, whose email is verified, to a back-in-stock alert. Idempotent. */
export async function subscribeAlert({ actor, ...wanted }: { actor: Actor } & Wanted): Promise<void> {
  await transaction(async (tx) => {
    const [row] = await tx.$queryRaw<AlertRow[]>`
      WITH ${alertLookup(wanted)}, upserted AS (
        INSERT INTO product_alerts (id, product_id, variant_id, email, user_id, status, unsubscribe_token)
        SELECT ${newId("alr")}, id, variant_id, ${actor.email}, ${actor._id}, 'confirmed', ${linkToken()} FROM wanted WHERE waiting
        ON CONFLICT (product_id, email, variant_id) DO UPDATE SET user_id = EXCLUDED.user_id, status = 'confirmed', sent_at = NULL,
          ${againSql}, cycle = product_alerts.cycle + (product_alerts.status = 'sent')::int, confirm_token_hash = NULL, confirm_expires_at = NULL
        RETURNING id)
      SELECT wanted.id AS product_id, waiting, upserted.id AS alert_id FROM wanted LEFT JOIN upserted ON true`;
    assertAlertable(row);
  });
}

/**
 * Subscribes a visitor after double opt-in by email. The result is the same in every case, so that it does not reveal who is
 * subscribed; an address that has already confirmed gets no email.
 */
export async function subscribeAlertByEmail({ email, ...wanted }: { email: string } & Wanted): Promise<void> {
  const isWithinLimit = await tryConsumeLimit("alert-account", email);
  await transaction(async (tx) => {
    const token = linkToken();
    const [row] = await tx.$queryRaw<AlertRow[]>`
      WITH ${alertLookup(wanted)}, asked AS (
        INSERT INTO product_alerts (id, product_id, variant_id, email, unsubscribe_token, confirm_token_hash, confirm_expires_at)
        SELECT ${newId("alr")}, id, variant_id, ${email}, ${linkToken()}, ${sha256(token)}, clock_timestamp() + interval '7 days'
        FROM wanted WHERE waiting AND ${isWithinLimit}
        ON CONFLICT (product_id, email, variant_id) DO UPDATE SET status = 'pending', sent_at = NULL,
          ${againSql}, cycle = product_alerts.cycle + (product_alerts.status = 'sent')::int,
          confirm_token_hash = EXCLUDED.confirm_token_hash, confirm_expires_at = EXCLUDED.confirm_expires_at
          WHERE product_alerts.status <> 'confirmed'
        RETURNING id)
      SELECT wanted.id AS product_id, waiting, asked.id AS alert_id FROM wanted LEFT JOIN asked ON true`;
    assertAlertable(row);
    if (row.alert_id === null) return;
    const payload = { to: email, token, productId: row.product_id };
    await enqueue(tx, alertJobs.confirm.job(`confirm-alert/${sha256(token)}`, payload));
  });
}

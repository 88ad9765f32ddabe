import type { Actor } from "@/lib/auth/contracts";
import { alertJobs } from "@/lib/catalog/jobs";
import { throwAppError } from "@/lib/core/errors";
import { linkToken, newId } from "@/lib/core/ids";
import { sha256 } from "@/lib/core/secrets";
import { transaction } from "@/lib/db/client";
import { tryConsumeLimit } from "@/lib/db/rate-limit";
import { enqueue } from "@/lib/jobs/outbox";
import { Prisma } from "@/prisma/generated/client";

const SUBSCRIBE_FAILED = "That did not work";

type AlertRow = { product_id: string; waiting: boolean; alert_id: string | null };

// `waiting`: the drop cannot be bought now but may be later. `isAlertUseful` in rules.ts decides the same for the pages.
const alertLookup = (slugOrId: string) => Prisma.sql`
  wanted AS (
    SELECT p.id, (p.edition_size IS NULL OR p.edition_issued < p.edition_size) AND CASE shop_phase(p.opens_at, p.closes_at, clock_timestamp())
      WHEN 'upcoming' THEN true WHEN 'ended' THEN false
      ELSE NOT p.in_stock OR NOT EXISTS (SELECT 1 FROM product_variants v WHERE v.product_id = p.id AND v.retired_at IS NULL AND v.stock > 0) END AS waiting
    FROM products p WHERE (p.id = ${slugOrId} OR p.slug = ${slugOrId}) AND p.deleted_at IS NULL)`;

function assertAlertable(row: AlertRow | undefined): asserts row is AlertRow {
  if (!row) throwAppError("not_found", "Product not found");
  if (!row.waiting)
    throwAppError("conflict", SUBSCRIBE_FAILED, {
      fields: { email: "This drop is available now, or it will not be again. Please reload the page." },
    });
}

/** Subscribes a signed-in user, whose email is verified, to a back-in-stock alert. Idempotent. */
export async function subscribeAlert({ actor, slugOrId }: { actor: Actor; slugOrId: string }): Promise<void> {
  await transaction(async (tx) => {
    const [row] = await tx.$queryRaw<AlertRow[]>`
      WITH ${alertLookup(slugOrId)}, upserted AS (
        INSERT INTO product_alerts (id, product_id, email, user_id, status, unsubscribe_token)
        SELECT ${newId("alr")}, id, ${actor.email}, ${actor._id}, 'confirmed', ${linkToken()} FROM wanted WHERE waiting
        ON CONFLICT (product_id, email) DO UPDATE SET user_id = EXCLUDED.user_id, status = 'confirmed', sent_at = NULL,
          cycle = product_alerts.cycle + (product_alerts.status = 'sent')::int, confirm_token_hash = NULL, confirm_expires_at = NULL
        RETURNING id)
      SELECT wanted.id AS product_id, waiting, upserted.id AS alert_id FROM wanted LEFT JOIN upserted ON true`;
    assertAlertable(row);
  });
}

/**
 * Subscribes a visitor after double opt-in by email. The result is the same in every case, so that it does not reveal who is
 * subscribed; an address that has already confirmed gets no email.
 */
export async function subscribeAlertByEmail({ email, slugOrId }: { email: string; slugOrId: string }): Promise<void> {
  const isWithinLimit = await tryConsumeLimit("alert-account", email);
  await transaction(async (tx) => {
    const token = linkToken();
    const [row] = await tx.$queryRaw<AlertRow[]>`
      WITH ${alertLookup(slugOrId)}, asked AS (
        INSERT INTO product_alerts (id, product_id, email, unsubscribe_token, confirm_token_hash, confirm_expires_at)
        SELECT ${newId("alr")}, id, ${email}, ${linkToken()}, ${sha256(token)}, clock_timestamp() + interval '7 days'
        FROM wanted WHERE waiting AND ${isWithinLimit}
        ON CONFLICT (product_id, email) DO UPDATE SET status = 'pending', sent_at = NULL,
          cycle = product_alerts.cycle + (product_alerts.status = 'sent')::int,
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

import type { Actor } from "@/lib/accounts/contracts";
import { transaction } from "@/lib/platform/db";
import { refuse } from "@/lib/platform/errors";
import { linkToken, newId } from "@/lib/platform/ids";
import { enqueue } from "@/lib/platform/outbox";
import { isWithin } from "@/lib/platform/rate-limit";
import { sha256 } from "@/lib/platform/secrets";
import { Prisma } from "@/prisma/generated/client";

const failed = "That did not work";

type Row = { product_id: string; waiting: boolean; alert_id: string | null };

// Of a drop that cannot be bought now and may yet be (`worthWaiting` says the same to the screens); else there is nothing to tell.
const waitingFor = (slugOrId: string) => Prisma.sql`
  wanted AS (
    SELECT p.id, (p.edition_size IS NULL OR p.edition_issued < p.edition_size) AND CASE shop_phase(p.opens_at, p.closes_at, clock_timestamp())
      WHEN 'upcoming' THEN true WHEN 'ended' THEN false
      ELSE NOT p.in_stock OR NOT EXISTS (SELECT 1 FROM product_variants v WHERE v.product_id = p.id AND v.retired_at IS NULL AND v.stock > 0) END AS waiting
    FROM products p WHERE (p.id = ${slugOrId} OR p.slug = ${slugOrId}) AND p.deleted_at IS NULL)`;

function judge(row: Row | undefined): asserts row is Row {
  if (!row) refuse("not_found", "Product not found");
  if (!row.waiting)
    refuse("conflict", failed, { fields: { email: "There is nothing to wait for: look at the drop again." } });
}

/** A signed-in person wants to hear of a drop: their address is known to be theirs. Asking twice is asking once. */
export async function askForAlert({ actor, slugOrId }: { actor: Actor; slugOrId: string }): Promise<void> {
  await transaction(async (tx) => {
    const [row] = await tx.$queryRaw<Row[]>`
      WITH ${waitingFor(slugOrId)}, kept AS (
        INSERT INTO drop_alerts (id, product_id, email, user_id, status, leave_token)
        SELECT ${newId("alr")}, id, ${actor.email}, ${actor._id}, 'confirmed', ${linkToken()} FROM wanted WHERE waiting
        ON CONFLICT (product_id, email) DO UPDATE SET user_id = EXCLUDED.user_id, status = 'confirmed', sent_at = NULL,
          round = drop_alerts.round + (drop_alerts.status = 'sent')::int, confirm_token_hash = NULL, confirm_expires_at = NULL
        RETURNING id)
      SELECT wanted.id AS product_id, waiting, kept.id AS alert_id FROM wanted LEFT JOIN kept ON true`;
    judge(row);
  });
}

/**
 * A visitor wants to hear of a drop: a mail asks the owner of the address first. Whoever fills in the form is told the same in
 * every case, so that it says nothing about who waits for what; an address that has said yes is left in peace.
 */
export async function askForAlertByMail({ email, slugOrId }: { email: string; slugOrId: string }): Promise<void> {
  const isPatient = await isWithin("alert-account", email);
  await transaction(async (tx) => {
    const token = linkToken();
    const [row] = await tx.$queryRaw<Row[]>`
      WITH ${waitingFor(slugOrId)}, asked AS (
        INSERT INTO drop_alerts (id, product_id, email, leave_token, confirm_token_hash, confirm_expires_at)
        SELECT ${newId("alr")}, id, ${email}, ${linkToken()}, ${sha256(token)}, clock_timestamp() + interval '7 days'
        FROM wanted WHERE waiting AND ${isPatient}
        ON CONFLICT (product_id, email) DO UPDATE SET status = 'asked', sent_at = NULL,
          round = drop_alerts.round + (drop_alerts.status = 'sent')::int,
          confirm_token_hash = EXCLUDED.confirm_token_hash, confirm_expires_at = EXCLUDED.confirm_expires_at
          WHERE drop_alerts.status <> 'confirmed'
        RETURNING id)
      SELECT wanted.id AS product_id, waiting, asked.id AS alert_id FROM wanted LEFT JOIN asked ON true`;
    judge(row);
    if (row.alert_id === null) return;
    const payload = { to: email, token, productId: row.product_id };
    await enqueue(tx, { topic: "shop.confirm-alert", key: `confirm-alert/${sha256(token)}`, payload });
  });
}

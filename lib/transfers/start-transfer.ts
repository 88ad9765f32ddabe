import type { Actor } from "@/lib/auth/contracts";
import { throwAppError } from "@/lib/core/errors";
import { newId } from "@/lib/core/ids";
import { toKobo } from "@/lib/core/money";
import { db, type Tx, transaction } from "@/lib/db/client";
import { consumeLimit } from "@/lib/db/rate-limit";
import { enqueue } from "@/lib/jobs/outbox";
import { closeTransfer } from "@/lib/transfers/close-transfer";
import type { StartTransferBody } from "@/lib/transfers/contracts";
import { transferJobs } from "@/lib/transfers/jobs";
import { lockUnit, NUMBER_NOT_FOUND } from "@/lib/transfers/lock-unit";
import { markRefusals, TRANSFER_DAYS } from "@/lib/transfers/rules";

type StartTransfer = { actor: Actor; editionId: string; body: StartTransferBody };

/**
 * Offers a numbered unit of the actor to a person by email. Nothing changes until somebody accepts it with the link of that email; a
 * unit has one pending transfer at a time. Throws `conflict` for a marked, voided or returned unit.
 */
export async function startTransfer({ actor, editionId, body }: StartTransfer) {
  if (body.email === actor.email)
    throwAppError("invalid_input", "Please enter the email of another person.", {
      fields: { email: "This is your own email" },
    });
  // First, so that nobody without a number can use up how often an address is written to.
  const owns = await db.editionOwnership.count({ where: { editionId, userId: actor._id, endedAt: null } });
  if (owns === 0) throwAppError("not_found", NUMBER_NOT_FOUND);
  await consumeLimit("transfer", actor._id);
  await consumeLimit("transfer-recipient", body.email);
  return transaction((tx) => insertTransfer(tx, { actor, editionId, body }));
}

async function insertTransfer(tx: Tx, { actor, editionId, body }: StartTransfer) {
  const unit = await lockUnit(tx, editionId);
  const owner = { editionId, userId: actor._id, endedAt: null };
  if (!(await tx.editionOwnership.count({ where: owner }))) return throwAppError("not_found", NUMBER_NOT_FOUND);
  if (unit.mark) return throwAppError("conflict", markRefusals[unit.mark]);
  await closeExpired(tx, editionId);
  const id = newId("trf");
  const priceKobo = body.price === null ? null : BigInt(toKobo(body.price));
  const [started] = await tx.$queryRaw<{ expiresAt: Date }[]>`
    INSERT INTO edition_transfers (id, edition_id, from_ownership_id, sender_id, recipient_email, is_gift, price_kobo, message, created_at, expires_at)
    SELECT ${id}, e.id, w.id, w.user_id, ${body.email}, ${body.isGift}, ${priceKobo}::bigint, ${body.message}, clock_timestamp(),
           clock_timestamp() + make_interval(days => ${TRANSFER_DAYS}::int)
    FROM editions e JOIN edition_ownerships w ON w.edition_id = e.id AND w.ended_at IS NULL AND w.user_id = ${actor._id}
      JOIN order_items i ON i.id = e.order_item_id JOIN orders o ON o.id = i.order_id AND o.payment_status = 'paid'
    WHERE e.id = ${editionId} AND e.voided_at IS NULL AND e.mark IS NULL
      AND NOT EXISTS (SELECT 1 FROM return_requests r WHERE r.order_id = o.id AND o.user_id = w.user_id AND r.status NOT IN ('refunded', 'refused'))
    ON CONFLICT (edition_id) WHERE status = 'pending' DO NOTHING
    RETURNING expires_at AS "expiresAt"`;
  if (!started) return throwAppError("conflict", await refusalOf(tx, editionId));
  const mails = [
    { side: "sender", to: actor.email },
    { side: "recipient", to: body.email },
  ] as const;
  await enqueue(
    tx,
    ...mails.map((mail) =>
      transferJobs.started.job(`transfer-started/${id}/${mail.side}`, { transferId: id, ...mail }),
    ),
  );
  return { id, expiresAt: started.expiresAt.toISOString() };
}

/** A transfer whose days are over leaves the place to the next one, before the scheduled job has run. */
async function closeExpired(tx: Tx, editionId: string): Promise<void> {
  const expired = await tx.$queryRaw<{ id: string }[]>`
    SELECT id FROM edition_transfers WHERE edition_id = ${editionId} AND status = 'pending' AND expires_at <= clock_timestamp()`;
  for (const { id } of expired) await closeTransfer(tx, { id, status: "expired" });
}

async function refusalOf(tx: Tx, editionId: string): Promise<string> {
  const pending = await tx.editionTransfer.count({ where: { editionId, status: "pending" } });
  if (pending > 0) return "A transfer of this number is waiting already. Cancel it first.";
  const edition = await tx.edition.findUniqueOrThrow({
    where: { id: editionId },
    select: { voidedAt: true, orderItem: { select: { order: { select: { paymentStatus: true } } } } },
  });
  if (edition.voidedAt || edition.orderItem.order.paymentStatus !== "paid")
    return "This number was refunded, so it cannot be transferred.";
  return "A return of this order is open, so its numbers cannot be transferred.";
}

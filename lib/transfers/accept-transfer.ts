import type { Actor } from "@/lib/auth/contracts";
import { throwAppError } from "@/lib/core/errors";
import { pagesShowing } from "@/lib/core/urls/pages-showing";
import { type Tx, transaction } from "@/lib/db/client";
import { revalidatePages } from "@/lib/db/revalidate-pages";
import { enqueue } from "@/lib/jobs/outbox";
import { extendChain } from "@/lib/ownership/extend-chain";
import { throwEnded } from "@/lib/transfers/close-transfer";
import { transferJobs } from "@/lib/transfers/jobs";
import { lockUnitOfTransfer } from "@/lib/transfers/lock-unit";
import { markRefusals } from "@/lib/transfers/rules";
import { readTransferLink } from "@/lib/transfers/transfer-link";

type AcceptTransfer = { actor: Actor; token: string; nameShown: boolean };

/**
 * Accepts a transfer, once: the actor becomes the owner of the unit. The token of the email is the right to accept, whatever the address
 * of the account. The unit's lock lets exactly one of accepting, cancelling, expiring, disputing and refunding win.
 */
export async function acceptTransfer(input: AcceptTransfer): Promise<{ editionId: string }> {
  const id = readTransferLink(input.token) ?? throwAppError("not_found", "Transfer not found");
  const editionId = await transaction((tx) => accept(tx, id, input));
  await revalidatePages(pagesShowing.ownership);
  return { editionId };
}

async function accept(tx: Tx, id: string, { actor, nameShown }: AcceptTransfer): Promise<string> {
  // Before the unit, as a merge and a deletion do.
  await tx.$queryRaw`SELECT 1 FROM users WHERE id = ${actor._id} FOR SHARE`;
  const unit = await lockUnitOfTransfer(tx, id);
  const transfer = await tx.editionTransfer.findUniqueOrThrow({ where: { id }, include: { sender: true } });
  if (transfer.senderId === actor._id)
    return throwAppError("conflict", "This number is yours. Another account accepts it.");
  if (transfer.status !== "pending") return throwEnded(tx, id);
  if (unit.mark) return throwAppError("conflict", markRefusals[unit.mark]);
  await assertNotReturned(tx, transfer.fromOwnershipId);
  const accepted = await tx.$executeRaw`
    UPDATE edition_transfers t SET status = 'accepted', recipient_id = ${actor._id}, ended_at = clock_timestamp()
    WHERE t.id = ${id} AND t.status = 'pending' AND t.expires_at > clock_timestamp()`;
  if (accepted === 0 || unit.voidedAt) return throwEnded(tx, id);
  const toOwnershipId = await extendChain(tx, {
    editionId: unit.id,
    fromOwnershipId: transfer.fromOwnershipId,
    toUserId: actor._id,
    kind: transfer.isGift ? "gift" : "transfer",
    nameShown,
    priceKobo: transfer.priceKobo,
  });
  await tx.editionTransfer.update({ where: { id }, data: { toOwnershipId } });
  const { sender } = transfer;
  // The recipient's goes to the account that accepted, which may have another address than the email.
  const mails = [
    ...(sender && !sender.deletedAt ? [{ side: "sender" as const, to: sender.email }] : []),
    { side: "recipient" as const, to: actor.email },
  ];
  await enqueue(
    tx,
    ...mails.map((mail) => transferJobs.closed.job(`transfer-closed/${id}/${mail.side}`, { transferId: id, ...mail })),
  );
  return unit.id;
}

/** A unit whose buyer has asked to send the order back cannot leave meanwhile. */
async function assertNotReturned(tx: Tx, ownershipId: string): Promise<void> {
  const [open] = await tx.$queryRaw<unknown[]>`
    SELECT 1 FROM edition_ownerships w JOIN editions e ON e.id = w.edition_id JOIN order_items i ON i.id = e.order_item_id
      JOIN orders o ON o.id = i.order_id AND o.user_id = w.user_id JOIN return_requests r ON r.order_id = o.id
    WHERE w.id = ${ownershipId} AND r.status NOT IN ('refunded', 'refused')`;
  if (open) throwAppError("conflict", "The sender has asked to return this order, so its numbers cannot be accepted.");
}

import type { Actor } from "@/lib/auth/contracts";
import { recordAudit } from "@/lib/auth/record-audit";
import { throwAppError } from "@/lib/core/errors";
import { pagesShowing } from "@/lib/core/urls/pages-showing";
import { type Tx, transaction } from "@/lib/db/client";
import { revalidatePages } from "@/lib/db/revalidate-pages";
import { extendChain } from "@/lib/ownership/extend-chain";
import type { DecideDisputeBody } from "@/lib/transfers/admin-contracts";
import { closeTransfer } from "@/lib/transfers/close-transfer";
import { enqueueDisputeEmails } from "@/lib/transfers/enqueue-dispute-emails";
import { lockUnit } from "@/lib/transfers/lock-unit";

type DecideDispute = { actor: Actor; id: string; body: DecideDisputeBody };

/**
 * Decides an open dispute, once, and emails everybody whom it concerns. `release`: the unit is free again, and a waiting transfer goes
 * on with the days that it had left. `confirm`: the owner stays, and a waiting transfer is cancelled. `give_back`: a former owner is the
 * owner again, as a new link of the chain.
 */
export async function decideDispute({ actor, id, body }: DecideDispute): Promise<void> {
  await transaction((tx) => decide(tx, { actor, id, body }));
  await revalidatePages(pagesShowing.ownership);
}

async function decide(tx: Tx, { actor, id, body }: DecideDispute): Promise<void> {
  const dispute = await tx.editionDispute.findUnique({ where: { id } });
  if (!dispute) return throwAppError("not_found", "Dispute not found");
  const { editionId } = dispute;
  await lockUnit(tx, editionId);
  const decided = await tx.$queryRaw<{ openedAt: Date }[]>`
    UPDATE edition_disputes d SET decision = ${body.decision}::"DisputeDecision", decided_by_id = ${actor._id}, decided_at = clock_timestamp(),
      note = ${body.reason}
    WHERE d.id = ${id} AND d.decided_at IS NULL RETURNING d.opened_at AS "openedAt"`;
  if (decided.length === 0)
    return throwAppError("conflict", "This dispute has been decided in the meantime. Reload the page.");
  if (body.decision === "give_back") await giveBack(tx, editionId, body.ownershipId);
  await tx.$executeRaw`
    UPDATE editions SET mark = NULL, marked_at = NULL, mark_note = NULL WHERE id = ${editionId} AND mark = 'disputed'`;
  if (body.decision === "release") {
    await tx.$executeRaw`
      UPDATE edition_transfers t SET expires_at = t.expires_at + (clock_timestamp() - d.opened_at) FROM edition_disputes d
      WHERE d.id = ${id} AND t.edition_id = d.edition_id AND t.status = 'pending'`;
  } else {
    const pending = await tx.editionTransfer.findMany({ where: { editionId, status: "pending" } });
    for (const transfer of pending)
      await closeTransfer(tx, { id: transfer.id, status: "cancelled", reason: "dispute" });
  }
  await enqueueDisputeEmails(tx, id, "decided");
  await recordAudit(tx, {
    actorId: actor._id,
    action: "edition.decide-dispute",
    subject: editionId,
    detail: { dispute: id, decision: body.decision, reason: body.reason },
  });
}

async function giveBack(tx: Tx, editionId: string, ownershipId: string): Promise<void> {
  const current = await tx.editionOwnership.findFirst({ where: { editionId, endedAt: null } });
  const former = await tx.editionOwnership.findFirst({
    where: { id: ownershipId, editionId, endedAt: { not: null } },
    include: { user: true },
  });
  if (!current || !former?.userId || former.user?.deletedAt || former.userId === current.userId)
    return throwAppError("invalid_input", "Please choose a former owner who has an account.", {
      fields: { ownershipId: "Choose a former owner" },
    });
  await extendChain(tx, {
    editionId,
    fromOwnershipId: current.id,
    toUserId: former.userId,
    kind: "transfer",
    nameShown: former.nameShown,
  });
}

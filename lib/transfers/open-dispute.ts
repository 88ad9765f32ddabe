import type { Actor } from "@/lib/auth/contracts";
import { throwAppError } from "@/lib/core/errors";
import { newId } from "@/lib/core/ids";
import { pagesShowing } from "@/lib/core/urls/pages-showing";
import { type Tx, transaction } from "@/lib/db/client";
import { consumeLimit } from "@/lib/db/rate-limit";
import { revalidatePages } from "@/lib/db/revalidate-pages";
import { enqueueDisputeEmails } from "@/lib/transfers/enqueue-dispute-emails";
import { lockUnit, lockUnitOfTransfer, NUMBER_NOT_FOUND } from "@/lib/transfers/lock-unit";
import { disputeRefusals, markRefusals } from "@/lib/transfers/rules";
import { readTransferLink } from "@/lib/transfers/transfer-link";

/** The unit is named by an owner or a former owner, or by the token of a transfer's email. */
type DisputedUnit = { editionId: string } | { token: string };
type OpenDispute = { actor: Actor; unit: DisputedUnit; reason: string };

/**
 * Opens a dispute about a unit, which freezes it: nothing of it changes until an admin decides. Its owners of now and before, and the
 * recipient of a pending transfer, may open one, once for each owner.
 */
export async function openDispute({ actor, unit, reason }: OpenDispute): Promise<{ status: "open" }> {
  await consumeLimit("dispute", actor._id);
  await transaction((tx) => insertDispute(tx, { actor, unit, reason }));
  await revalidatePages(pagesShowing.ownership);
  return { status: "open" };
}

async function insertDispute(tx: Tx, { actor, unit, reason }: OpenDispute): Promise<void> {
  const transferId = "token" in unit ? readTransferLink(unit.token) : null;
  if ("token" in unit && !transferId) throwAppError("not_found", "Transfer not found");
  const {
    id: editionId,
    mark,
    voidedAt,
  } = transferId
    ? await lockUnitOfTransfer(tx, transferId)
    : await lockUnit(tx, "editionId" in unit ? unit.editionId : "");
  const party = transferId
    ? await tx.editionTransfer.count({ where: { id: transferId, status: "pending" } })
    : await tx.editionOwnership.count({ where: { editionId, userId: actor._id } });
  if (party === 0) return throwAppError("not_found", NUMBER_NOT_FOUND);
  if (voidedAt) return throwAppError("conflict", disputeRefusals.voided);
  if (mark) return throwAppError("conflict", mark === "disputed" ? disputeRefusals.open : markRefusals[mark]);
  const current = await tx.editionOwnership.findFirst({ where: { editionId, endedAt: null } });
  const about = await tx.editionTransfer.findFirst({
    where: { editionId, status: { in: ["pending", "accepted"] } },
    orderBy: [{ createdAt: "desc" }, { id: "desc" }],
  });
  // A number that was claimed with its code has a former owner without a transfer.
  if (!current || (!about && current.position === 1)) return throwAppError("conflict", disputeRefusals.nothing);
  const before = await tx.editionDispute.count({
    where: { ownershipId: current.id, OR: [{ decision: "confirm" }, { openedById: actor._id }] },
  });
  if (before > 0) return throwAppError("conflict", disputeRefusals.decided);
  const id = newId("dsp");
  await tx.$executeRaw`
    INSERT INTO edition_disputes (id, edition_id, ownership_id, transfer_id, opened_by_id, reason, opened_at)
    VALUES (${id}, ${editionId}, ${current.id}, ${about?.id ?? null}, ${actor._id}, ${reason}, clock_timestamp())`;
  await tx.$executeRaw`
    UPDATE editions SET mark = 'disputed', marked_at = clock_timestamp(), mark_note = NULL WHERE id = ${editionId} AND mark IS NULL`;
  await enqueueDisputeEmails(tx, id, "opened");
}

import type { Actor } from "@/lib/auth/contracts";
import { recordAudit } from "@/lib/auth/record-audit";
import { throwAppError } from "@/lib/core/errors";
import { newId } from "@/lib/core/ids";
import { pagesShowing } from "@/lib/core/urls/pages-showing";
import { type Tx, transaction } from "@/lib/db/client";
import { revalidatePages } from "@/lib/db/revalidate-pages";
import { enqueue } from "@/lib/jobs/outbox";
import { closeTransfer } from "@/lib/transfers/close-transfer";
import type { OwnerMark } from "@/lib/transfers/contracts";
import { transferJobs } from "@/lib/transfers/jobs";
import { lockUnit, NUMBER_NOT_FOUND } from "@/lib/transfers/lock-unit";
import { disputeRefusals, markLabels } from "@/lib/transfers/rules";

type MarkNumber = { actor: Actor; editionId: string; mark: OwnerMark; note: string };

/** Marks a unit as stolen or destroyed, by its owner. It cannot be transferred any more, and only an admin takes the mark back. */
export async function markOwnNumber(input: MarkNumber): Promise<void> {
  await transaction(async (tx) => {
    await setMark(tx, input, { editionId: input.editionId, userId: input.actor._id, endedAt: null });
  });
  await revalidatePages(pagesShowing.ownership);
}

/** Marks any unit, by an admin; the owner gets an email. */
export async function markNumberByAdmin(input: MarkNumber): Promise<void> {
  await transaction(async (tx) => {
    await setMark(tx, input, null);
    await recordAudit(tx, {
      actorId: input.actor._id,
      action: "edition.mark",
      subject: input.editionId,
      detail: { mark: input.mark, reason: input.note },
    });
  });
  await revalidatePages(pagesShowing.ownership);
}

type OwnerCondition = { editionId: string; userId: string; endedAt: null } | null;

async function setMark(tx: Tx, { editionId, mark, note }: MarkNumber, owner: OwnerCondition): Promise<void> {
  const unit = await lockUnit(tx, editionId);
  if (owner && !(await tx.editionOwnership.count({ where: owner })))
    return throwAppError("not_found", NUMBER_NOT_FOUND);
  const marked = await tx.$executeRaw`
    UPDATE editions SET mark = ${mark}::"EditionMark", marked_at = clock_timestamp(), mark_note = NULLIF(${note}, '')
    WHERE id = ${editionId} AND mark IS NULL AND voided_at IS NULL`;
  if (marked === 0) {
    if (unit.mark === "disputed") return throwAppError("conflict", disputeRefusals.open);
    return throwAppError(
      "conflict",
      unit.mark ? `This number has the mark “${markLabels[unit.mark].label}” already.` : "This number was voided.",
    );
  }
  const pending = await tx.editionTransfer.findMany({ where: { editionId, status: "pending" } });
  for (const { id } of pending) await closeTransfer(tx, { id, status: "cancelled", reason: "mark" });
  await enqueueMarkedEmail(tx, editionId, mark);
}

/** Takes back the mark of a stolen or destroyed unit; a dispute ends by its decision only. */
export async function unmarkNumber(input: { actor: Actor; editionId: string; reason: string }): Promise<void> {
  const { actor, editionId, reason } = input;
  await transaction(async (tx) => {
    const { mark } = await lockUnit(tx, editionId);
    const changed = await tx.$executeRaw`
      UPDATE editions SET mark = NULL, marked_at = NULL, mark_note = NULL WHERE id = ${editionId} AND mark IN ('stolen', 'destroyed')`;
    if (changed === 0 || !mark)
      return throwAppError(
        "conflict",
        mark === "disputed" ? "This number is disputed. Decide the dispute instead." : "This number has no mark.",
      );
    await enqueueMarkedEmail(tx, editionId, "none");
    await recordAudit(tx, {
      actorId: actor._id,
      action: "edition.unmark",
      subject: editionId,
      detail: { mark, reason },
    });
  });
  await revalidatePages(pagesShowing.ownership);
}

async function enqueueMarkedEmail(tx: Tx, editionId: string, mark: OwnerMark | "none"): Promise<void> {
  const owner = await tx.editionOwnership.findFirst({
    where: { editionId, endedAt: null, user: { deletedAt: null } },
    include: { user: { select: { email: true, guestEmail: true } } },
  });
  const to = owner?.user && (owner.user.guestEmail ?? owner.user.email);
  if (to)
    await enqueue(tx, transferJobs.marked.job(`transfer-marked/${editionId}/${newId("out")}`, { editionId, mark, to }));
}

import type { Actor } from "@/lib/auth/contracts";
import { throwAppError } from "@/lib/core/errors";
import { transaction } from "@/lib/db/client";
import { closeTransfer, throwEnded } from "@/lib/transfers/close-transfer";
import { lockUnit } from "@/lib/transfers/lock-unit";
import { markRefusals } from "@/lib/transfers/rules";

/** Cancels a pending transfer of the actor. Throws `conflict` when it has ended, or while the unit is disputed. */
export async function cancelTransfer({ actor, id }: { actor: Actor; id: string }): Promise<{ status: "cancelled" }> {
  await transaction(async (tx) => {
    const transfer = await tx.editionTransfer.findFirst({ where: { id, senderId: actor._id } });
    if (!transfer) return throwAppError("not_found", "Transfer not found");
    const { mark } = await lockUnit(tx, transfer.editionId);
    if (mark === "disputed") return throwAppError("conflict", markRefusals.disputed);
    if (!(await closeTransfer(tx, { id, status: "cancelled", reason: "sender" }))) return throwEnded(tx, id);
  });
  return { status: "cancelled" };
}

import { throwAppError } from "@/lib/core/errors";
import type { Tx } from "@/lib/db/client";
import type { EditionMark } from "@/prisma/generated/enums";

type LockedUnit = { id: string; mark: EditionMark | null; voidedAt: Date | null };

export const NUMBER_NOT_FOUND = "Number not found";

/** Locks a numbered unit until the end of the transaction: every act on a unit takes its turn here. Throws `not_found`. */
export async function lockUnit(tx: Tx, editionId: string): Promise<LockedUnit> {
  const [unit] = await tx.$queryRaw<LockedUnit[]>`
    SELECT e.id, e.mark::text AS mark, e.voided_at AS "voidedAt" FROM editions e WHERE e.id = ${editionId} FOR UPDATE`;
  return unit ?? throwAppError("not_found", NUMBER_NOT_FOUND);
}

/** Locks the unit of a transfer. Throws `not_found` for an unknown transfer. */
export async function lockUnitOfTransfer(tx: Tx, transferId: string): Promise<LockedUnit> {
  const transfer = await tx.editionTransfer.findUnique({ where: { id: transferId }, select: { editionId: true } });
  return lockUnit(tx, transfer?.editionId ?? throwAppError("not_found", "Transfer not found"));
}

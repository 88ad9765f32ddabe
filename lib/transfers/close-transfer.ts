import { throwAppError } from "@/lib/core/errors";
import type { Tx } from "@/lib/db/client";
import { databaseNow } from "@/lib/db/database-now";
import { endedTransfer, statusAt } from "@/lib/transfers/rules";
import type { TransferEndReason, TransferStatus } from "@/prisma/generated/enums";

type Closing = { id: string; status: Exclude<TransferStatus, "pending" | "accepted">; reason?: TransferEndReason };

/** Ends a pending transfer, once, and emails both sides. Returns whether it was pending. */
export async function closeTransfer(tx: Tx, { id, status, reason }: Closing): Promise<boolean> {
  const [row] = await tx.$queryRaw<[{ closed: boolean }]>`
    SELECT transfer_close(${id}, ${status}::"TransferStatus", ${reason ?? null}::"TransferEndReason") AS closed`;
  return row.closed;
}

/** Throws why a transfer is not pending any more; one that has expired meanwhile is closed by the scheduled job. */
export async function throwEnded(tx: Tx, id: string): Promise<never> {
  const transfer = await tx.editionTransfer.findUniqueOrThrow({ where: { id }, include: { edition: true } });
  const status = statusAt(transfer, { now: await databaseNow(tx), mark: transfer.edition.mark });
  return throwAppError("conflict", status === "pending" ? "Reload and try again." : endedTransfer[status]);
}

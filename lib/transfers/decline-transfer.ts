import { throwAppError } from "@/lib/core/errors";
import { transaction } from "@/lib/db/client";
import { closeTransfer, throwEnded } from "@/lib/transfers/close-transfer";
import { lockUnitOfTransfer } from "@/lib/transfers/lock-unit";
import { markRefusals } from "@/lib/transfers/rules";
import { readTransferLink } from "@/lib/transfers/transfer-link";

/** Declines a transfer with the token of its email; no account is needed. */
export async function declineTransfer({ token }: { token: string }): Promise<{ status: "declined" }> {
  const id = readTransferLink(token) ?? throwAppError("not_found", "Transfer not found");
  await transaction(async (tx) => {
    const { mark } = await lockUnitOfTransfer(tx, id);
    if (mark === "disputed") return throwAppError("conflict", markRefusals.disputed);
    if (!(await closeTransfer(tx, { id, status: "declined" }))) return throwEnded(tx, id);
  });
  return { status: "declined" };
}

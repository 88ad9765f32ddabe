import { throwAppError } from "@/lib/core/errors";
import { db } from "@/lib/db/client";

/** Marks a sent perk as received, for its member. Idempotent. */
export async function markPerkReceived(userId: string, id: string): Promise<void> {
  const received = await db.$executeRaw`
    UPDATE fulfilments SET status = 'received', received_at = now() WHERE id = ${id} AND user_id = ${userId} AND status = 'sent'`;
  if (received === 1) return;
  const fulfilment = await db.fulfilment.findFirst({ where: { id, userId } });
  if (!fulfilment) throwAppError("not_found", "Perk not found");
  if (fulfilment.status === "due") throwAppError("conflict", "This perk has not been sent yet");
}

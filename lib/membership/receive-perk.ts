import { db } from "@/lib/platform/db";
import { refuse } from "@/lib/platform/errors";

/** A member says that what was sent has arrived. What was not sent yet cannot have. */
export async function receivePerk(userId: string, id: string): Promise<void> {
  const received = await db.$executeRaw`
    UPDATE perks_due SET status = 'received', received_at = now() WHERE id = ${id} AND user_id = ${userId} AND status = 'sent'`;
  if (received === 1) return;
  const line = await db.perkDue.findFirst({ where: { id, userId } });
  if (!line) refuse("not_found", "There is no such perk");
  if (line.status === "due") refuse("conflict", "It has not been sent yet");
}

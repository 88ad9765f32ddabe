import { db } from "@/lib/platform/db";
import { dropUpload } from "@/lib/platform/reserve-upload";

/**
 * Removes what was sent and never claimed. Two hours after a ticket ran out, so that nobody is still sending on it: a signed
 * address lets a transfer end that began in time. A claimed ticket has done its work and goes after a day.
 */
export async function clearUploads(): Promise<number> {
  const stale = await db.$queryRaw<{ id: string; storageKey: string }[]>`
    SELECT id, storage_key AS "storageKey" FROM upload_tickets
    WHERE claimed_at IS NULL AND expires_at < now() - interval '2 hours' ORDER BY expires_at LIMIT 200`;
  for (const ticket of stale) await dropUpload(ticket);
  await db.$executeRaw`DELETE FROM upload_tickets WHERE claimed_at < now() - interval '1 day'`;
  return stale.length;
}

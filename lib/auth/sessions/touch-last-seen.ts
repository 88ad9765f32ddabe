import { db } from "@/lib/db/client";

/** Records the user's activity; at most one write every five minutes. */
export async function touchLastSeen(userId: string): Promise<void> {
  await db.$executeRaw`
    UPDATE users SET last_seen_at = now()
    WHERE id = ${userId} AND (last_seen_at IS NULL OR last_seen_at < now() - interval '5 minutes')`;
}

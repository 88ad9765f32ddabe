import { db } from "@/lib/db/client";

/** Records that a session is used; at most one write every five minutes. */
export async function touchSession(sessionId: string): Promise<void> {
  await db.$executeRaw`
    UPDATE sessions SET last_used_at = now()
    WHERE id = ${sessionId} AND ended_at IS NULL AND last_used_at < now() - interval '5 minutes'`;
}

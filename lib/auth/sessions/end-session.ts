import { db } from "@/lib/db/client";

/** Ends one session of the user; false when it has ended already or is not theirs. */
export async function endSession({ userId, sessionId }: { userId: string; sessionId: string }): Promise<boolean> {
  const ended = await db.$executeRaw`
    UPDATE sessions SET ended_at = now() WHERE id = ${sessionId} AND user_id = ${userId} AND ended_at IS NULL`;
  return ended === 1;
}

import type { Tx } from "@/lib/db/client";
import { db } from "@/lib/db/client";

type EndOtherSessions = { userId: string; sessionId: string };

/**
 * Ends every session of the user but this one. It raises the session version, so that a sign-in that is under way ends too, and
 * takes this session along.
 */
export async function endOtherSessions({ userId, sessionId }: EndOtherSessions, tx: Tx = db): Promise<void> {
  await tx.$executeRaw`
    WITH owner AS (
      UPDATE users SET session_version = session_version + 1 WHERE id = ${userId} RETURNING id, session_version
    )
    UPDATE sessions x SET session_version = owner.session_version FROM owner
    WHERE x.user_id = owner.id AND x.id = ${sessionId} AND x.session_version = owner.session_version - 1 AND x.ended_at IS NULL`;
}

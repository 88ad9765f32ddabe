import type { Actor } from "@/lib/auth/contracts";
import { deviceName } from "@/lib/auth/rules";
import { sessionStands } from "@/lib/auth/sessions/session-stands";
import { newId } from "@/lib/core/ids";
import { db } from "@/lib/db/client";

const HISTORY_LENGTH = 20;

type CreateSession = {
  actor: Actor;
  /** Whether the sign-in passed MFA. */
  withMfa: boolean;
  userAgent: string;
  place: string;
};

/**
 * Records a sign-in and starts its session; returns the session's id, or null when all sessions were ended since the actor was
 * read. The latest twenty ended ones per user are stored.
 */
export async function createSession({ actor, withMfa, userAgent, place }: CreateSession): Promise<string | null> {
  const { _id: userId, sessionVersion } = actor;
  const id = newId("sgn");
  const created = await db.$executeRaw`
    WITH old AS (
      DELETE FROM sessions WHERE id IN (
        SELECT x.id FROM sessions x JOIN users u ON u.id = x.user_id
        WHERE u.id = ${userId} AND NOT (${sessionStands})
        ORDER BY x.created_at DESC, x.id OFFSET ${HISTORY_LENGTH})
    )
    INSERT INTO sessions (id, user_id, session_version, device, place, with_mfa)
    SELECT ${id}, u.id, u.session_version, ${deviceName(userAgent)}, ${place}, ${withMfa}
    FROM users u WHERE u.id = ${userId} AND u.session_version = ${sessionVersion}`;
  return created === 1 ? id : null;
}

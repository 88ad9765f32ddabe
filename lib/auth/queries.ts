import type { MfaStatus, SessionEntry } from "@/lib/auth/mfa/mfa-contracts";
import { sessionStands } from "@/lib/auth/sessions/session-stands";
import { cutPage, readCursor } from "@/lib/core/pagination";
import { db } from "@/lib/db/client";
import { Prisma } from "@/prisma/generated/client";

/** The MFA status of a user. */
export async function getMfaStatus(userId: string): Promise<MfaStatus> {
  const [factor, codesLeft, passkeys] = await Promise.all([
    db.totpCredential.findUnique({ where: { userId }, select: { confirmedAt: true } }),
    db.recoveryCode.count({ where: { userId, usedAt: null } }),
    db.passkey.count({ where: { userId } }),
  ]);
  return { since: factor?.confirmedAt?.toISOString() ?? null, codesLeft, passkeys };
}

type SessionRow = {
  id: string;
  at: Date;
  used: Date;
  device: string;
  place: string;
  with_mfa: boolean;
  stands: boolean;
};

const SESSIONS_PER_PAGE = 20;

/** The sessions of a user that stand, the newest sign-in first, in pages. The ended ones are not among them. */
export async function listActiveSessions(
  userId: string,
  cursor?: string,
): Promise<{ sessions: SessionEntry[]; nextCursor: string | null }> {
  const after = readCursor(cursor, "There is no such page of sessions.");
  const beyond = after ? Prisma.sql`AND (x.created_at, x.id) < (${after.at}, ${after.id})` : Prisma.empty;
  const rows = await db.$queryRaw<SessionRow[]>`
    SELECT x.id, x.created_at AS at, x.last_used_at AS used, x.device, x.place, x.with_mfa, true AS stands
    FROM sessions x JOIN users u ON u.id = x.user_id
    WHERE u.id = ${userId} AND ${sessionStands} AND u.disabled_at IS NULL AND u.deleted_at IS NULL ${beyond}
    ORDER BY x.created_at DESC, x.id DESC LIMIT ${SESSIONS_PER_PAGE + 1}`;
  const { shown, nextCursor } = cutPage(rows, SESSIONS_PER_PAGE, (row) => row);
  return { sessions: shown.map(toEntry), nextCursor };
}

/** The latest sign-ins of a user for the admin: the sessions that stand, then the ended ones. */
export async function listSessions(userId: string): Promise<SessionEntry[]> {
  const rows = await db.$queryRaw<SessionRow[]>`
    SELECT x.id, x.created_at AS at, x.last_used_at AS used, x.device, x.place, x.with_mfa,
           ${sessionStands} AND u.disabled_at IS NULL AND u.deleted_at IS NULL AS stands
    FROM sessions x JOIN users u ON u.id = x.user_id
    WHERE u.id = ${userId} ORDER BY stands DESC, x.last_used_at DESC, x.id LIMIT 50`;
  return rows.map(toEntry);
}

const toEntry = ({ id, at, used, device, place, with_mfa, stands }: SessionRow): SessionEntry => ({
  _id: id,
  at: at.toISOString(),
  lastUsedAt: used.toISOString(),
  device,
  place,
  usedMfa: with_mfa,
  isActive: stands,
});

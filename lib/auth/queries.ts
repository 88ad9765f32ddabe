import type { MfaStatus, SessionEntry } from "@/lib/auth/mfa-contracts";
import { sessionStands } from "@/lib/auth/session-stands";
import { db } from "@/lib/db/client";

/** The MFA status of a user. */
export async function getMfaStatus(userId: string): Promise<MfaStatus> {
  const [factor, codesLeft, passkeys] = await Promise.all([
    db.totpCredential.findUnique({ where: { userId }, select: { confirmedAt: true } }),
    db.recoveryCode.count({ where: { userId, usedAt: null } }),
    db.passkey.count({ where: { userId } }),
  ]);
  return { since: factor?.confirmedAt?.toISOString() ?? null, codesLeft, passkeys };
}

/** The sessions of a user that stand, then the latest ended ones. */
export async function listSessions(userId: string): Promise<SessionEntry[]> {
  const rows = await db.$queryRaw<
    { id: string; at: Date; used: Date; device: string; place: string; with_mfa: boolean; stands: boolean }[]
  >`
    SELECT x.id, x.created_at AS at, x.last_used_at AS used, x.device, x.place, x.with_mfa,
           ${sessionStands} AND u.disabled_at IS NULL AND u.deleted_at IS NULL AS stands
    FROM sessions x JOIN users u ON u.id = x.user_id
    WHERE u.id = ${userId} ORDER BY stands DESC, x.last_used_at DESC, x.id LIMIT 50`;
  return rows.map(({ id, at, used, device, place, with_mfa, stands }) => ({
    _id: id,
    at: at.toISOString(),
    lastUsedAt: used.toISOString(),
    device,
    place,
    usedMfa: with_mfa,
    isActive: stands,
  }));
}

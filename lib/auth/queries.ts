import type { LoginHistoryEntry, MfaStatus } from "@/lib/auth/mfa-contracts";
import { db } from "@/lib/db/client";

/** The MFA status of a user. */
export async function getMfaStatus(userId: string): Promise<MfaStatus> {
  const [factor, codesLeft] = await Promise.all([
    db.totpCredential.findUnique({ where: { userId }, select: { confirmedAt: true } }),
    db.recoveryCode.count({ where: { userId, usedAt: null } }),
  ]);
  return { since: factor?.confirmedAt?.toISOString() ?? null, codesLeft };
}

/** The latest sign-ins of a user, and whether each session can still be active. */
export async function listLoginHistory(userId: string): Promise<LoginHistoryEntry[]> {
  const rows = await db.$queryRaw<{ id: string; at: Date; device: string; with_mfa: boolean; stands: boolean }[]>`
    SELECT s.id, s.created_at AS at, s.device, s.with_mfa,
           s.session_version = u.session_version AND u.disabled_at IS NULL AND u.deleted_at IS NULL
             AND GREATEST(s.created_at, u.last_seen_at) > now() - interval '30 days' AS stands
    FROM login_records s JOIN users u ON u.id = s.user_id
    WHERE s.user_id = ${userId} ORDER BY s.created_at DESC, s.id LIMIT 20`;
  return rows.map(({ id, at, device, with_mfa, stands }) => ({
    _id: id,
    at: at.toISOString(),
    device,
    usedMfa: with_mfa,
    isActive: stands,
  }));
}

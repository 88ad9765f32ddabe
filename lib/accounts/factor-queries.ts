import type { FactorState, SignInLine } from "@/lib/accounts/factor-contracts";
import { db } from "@/lib/platform/db";

/** Whether this person has a second factor that counts, since when, and how many recovery codes are left. */
export async function getFactor(userId: string): Promise<FactorState> {
  const [factor, codesLeft] = await Promise.all([
    db.secondFactor.findUnique({ where: { userId }, select: { confirmedAt: true } }),
    db.recoveryCode.count({ where: { userId, usedAt: null } }),
  ]);
  return { since: factor?.confirmedAt?.toISOString() ?? null, codesLeft };
}

/** The latest times somebody signed in, and whether a session of then can still stand. */
export async function listSignIns(userId: string): Promise<SignInLine[]> {
  const rows = await db.$queryRaw<{ id: string; at: Date; device: string; with_factor: boolean; stands: boolean }[]>`
    SELECT s.id, s.created_at AS at, s.device, s.with_factor,
           s.version = u.session_version AND u.disabled_at IS NULL AND u.deleted_at IS NULL
             AND GREATEST(s.created_at, u.last_seen_at) > now() - interval '30 days' AS stands
    FROM sign_ins s JOIN users u ON u.id = s.user_id
    WHERE s.user_id = ${userId} ORDER BY s.created_at DESC, s.id LIMIT 20`;
  return rows.map(({ id, at, device, with_factor, stands }) => ({
    _id: id,
    at: at.toISOString(),
    device,
    withFactor: with_factor,
    stands,
  }));
}

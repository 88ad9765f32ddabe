import { isKeyOf } from "@/lib/core/records";
import { db } from "@/lib/db/client";
import type { ReferralOverview } from "@/lib/subscriptions/referrals/contracts";
import { referralRefusals } from "@/lib/subscriptions/referrals/rules";

/** A member's link, and who joined with it, without names. */
export async function getReferrals(userId: string): Promise<ReferralOverview> {
  const [link, rows, [counted]] = await Promise.all([
    db.referralLink.findUnique({ where: { userId } }),
    db.referral.findMany({ where: { referrerId: userId }, orderBy: { createdAt: "desc" }, take: 50 }),
    db.$queryRaw<{ rewards: number }[]>`
      SELECT count(*)::int AS rewards FROM referrals
      WHERE referrer_id = ${userId} AND status = 'rewarded' AND decided_at > now() - interval '12 months'`,
  ]);
  return {
    code: link?.code ?? null,
    rewards: counted?.rewards ?? 0,
    referrals: rows.map(({ createdAt, status, refusal }) => ({
      startedOn: createdAt.toISOString(),
      status,
      refusal: refusal && isKeyOf(referralRefusals, refusal) ? referralRefusals[refusal] : null,
    })),
  };
}

/** Whether a code is that of a link. */
export async function isReferralCode(code: string): Promise<boolean> {
  return (await db.referralLink.count({ where: { code, user: { deletedAt: null, disabledAt: null } } })) > 0;
}

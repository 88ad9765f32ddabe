import type { Tx } from "@/lib/db/client";

/**
 * Remembers whose link somebody came by, when they start their first payment. The first link counts. Nobody brings themselves, also not
 * with another address of the same mailbox, and nobody who has paid before is brought.
 */
export async function claimReferral(tx: Tx, { userId, code }: { userId: string; code: string }): Promise<void> {
  await tx.$executeRaw`
    INSERT INTO referrals (referred_id, referrer_id)
    SELECT me.id, r.id FROM referral_links l JOIN users r ON r.id = l.user_id JOIN users me ON me.id = ${userId}
    WHERE l.code = ${code} AND r.id <> me.id AND r.deleted_at IS NULL AND r.disabled_at IS NULL
      AND shop_email_key(r.email) <> shop_email_key(me.email)
      AND NOT EXISTS (SELECT 1 FROM subscription_entries e WHERE e.user_id = me.id AND e.amount_kobo > 0)
    ON CONFLICT (referred_id) DO NOTHING`;
}

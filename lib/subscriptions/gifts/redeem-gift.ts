import type { Actor } from "@/lib/auth/contracts";
import { throwAppError } from "@/lib/core/errors";
import { sha256 } from "@/lib/core/secrets";
import { pagesShowing } from "@/lib/core/urls/pages-showing";
import { db, type Tx, transaction } from "@/lib/db/client";
import { databaseNow } from "@/lib/db/database-now";
import { consumeLimit } from "@/lib/db/rate-limit";
import { revalidatePages } from "@/lib/db/revalidate-pages";
import { lockAccount } from "@/lib/payments/lock-account";
import type { OfferedPlan } from "@/lib/subscriptions/contracts";
import { giftState, normalizeGiftCode, redeemRefusals } from "@/lib/subscriptions/gifts/rules";
import { redeemSeat, seatRefusal } from "@/lib/subscriptions/groups/redeem-seat";
import { recordLedgerEntry } from "@/lib/subscriptions/record-ledger-entry";

type Redeemed = { id: string; plan: OfferedPlan; months: number; reference: string };

/**
 * Redeems a gift, or takes the seat of a group, for the actor: its months are added like those of a payment, without automatic renewal. A conditional update decides
 * who redeems a code that several callers have. Wrong codes are limited by account and by IP address.
 */
export async function redeemGift({ actor, code, ip }: { actor: Actor; code: string; ip: string }) {
  await consumeLimit("gift-code", actor._id);
  await consumeLimit("gift-code-ip", ip);
  const codeHash = sha256(normalizeGiftCode(code));
  const redeemed = await transaction((tx) => redeem(tx, actor, codeHash));
  if (!redeemed) return throwAppError("conflict", await refusalOf(codeHash));
  await revalidatePages(pagesShowing.profiles);
  return redeemed;
}

async function redeem(tx: Tx, { _id: userId }: Actor, codeHash: string) {
  if (await lockAccount(tx, userId)) throwAppError("unauthenticated", "Session expired. Please log in again.");
  const [gift] = await tx.$queryRaw<Redeemed[]>`
    UPDATE gift_memberships g SET redeemed_at = clock_timestamp(), redeemed_by_id = ${userId}
    FROM plans p, charges c
    WHERE g.code_hash = ${codeHash} AND g.redeemed_at IS NULL AND g.refunded_at IS NULL AND g.paid_at IS NOT NULL
      AND p.key = g.plan_key AND c.purpose = 'gift' AND c.subject_id = g.id
    RETURNING g.id, g.plan_key AS plan, p.months, c.reference`;
  if (!gift) return redeemSeat(tx, { userId, codeHash });
  const effectiveAt = await databaseNow(tx);
  // The reference of the buyer's payment, so that a later refund at Paystack takes the period back.
  const state = await recordLedgerEntry(tx, {
    userId,
    reference: gift.reference,
    kind: "grant",
    planKey: gift.plan,
    effectiveAt,
    months: gift.months,
    reason: "gift",
  });
  return { plan: gift.plan, until: (state?.endsAt ?? effectiveAt).toISOString() };
}

async function refusalOf(codeHash: string): Promise<string> {
  const gift = await db.giftMembership.findUnique({ where: { codeHash } });
  const refusal = gift ? null : await seatRefusal(db, codeHash);
  if (refusal) return refusal;
  const state = gift ? giftState(gift) : "unknown";
  return state === "sent" || state === "planned" ? redeemRefusals.redeemed : redeemRefusals[state];
}

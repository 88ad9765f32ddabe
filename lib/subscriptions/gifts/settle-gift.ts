import { pagesShowing } from "@/lib/core/urls/pages-showing";
import type { Tx } from "@/lib/db/client";
import { revalidatePages } from "@/lib/db/revalidate-pages";
import { enqueue } from "@/lib/jobs/outbox";
import { createRefund } from "@/lib/payments/create-refund";
import type { SettlementHandler } from "@/lib/payments/settle-charge";
import { sendGiftIfDue } from "@/lib/subscriptions/gifts/send-gift-code";
import { acceptGroup, takeBackGroup } from "@/lib/subscriptions/groups/settle-group";
import { subscriptionJobs } from "@/lib/subscriptions/jobs";
import {
  redeemPlanVoucher,
  refundVoucherPart,
  returnPlanVouchers,
  returnUnpaidGiftVoucher,
} from "@/lib/subscriptions/plan-vouchers";
import { reversePayment } from "@/lib/subscriptions/reverse-payment";
import type { Charge, GiftMembership } from "@/prisma/generated/client";

/** Marks a gift as paid; opens the seats of a group, or emails the buyer the receipt and, when its day is today, the recipient the code. */
async function acceptGift(tx: Tx, charge: Charge): Promise<() => Promise<void>> {
  const { subjectId, reference } = charge;
  const group = await tx.giftMembership.findFirst({ where: { id: subjectId, seats: { gt: 1 } } });
  if (group) return acceptGroupOnce(tx, group, charge);
  const paid = await tx.$queryRaw<{ buyerEmail: string }[]>`
    UPDATE gift_memberships SET paid_at = clock_timestamp() WHERE id = ${subjectId} AND paid_at IS NULL
    RETURNING buyer_email AS "buyerEmail"`;
  for (const { buyerEmail } of paid) {
    const payload = { giftId: subjectId, to: buyerEmail };
    if (await isRefundedAsLate(tx, charge)) {
      const refunded = { ...payload, kobo: Number(charge.amountKobo) };
      await enqueue(tx, subscriptionJobs.giftRefunded.job(`gift-refunded/${subjectId}`, refunded));
      continue;
    }
    await enqueue(tx, subscriptionJobs.giftPaid.job(`gift-paid/${reference}`, payload));
    await sendGiftIfDue(tx, subjectId);
  }
  return async () => undefined;
}

/** Refunds a late payment whose voucher was used for something else meanwhile; returns whether it is one. */
async function isRefundedAsLate(tx: Tx, { id: chargeId, subjectId }: Charge): Promise<boolean> {
  if (await redeemPlanVoucher(tx, { giftId: subjectId })) return false;
  await tx.$executeRaw`UPDATE gift_memberships SET refunded_at = clock_timestamp() WHERE id = ${subjectId}`;
  await createRefund(tx, { chargeId, reason: "voucher-used" });
  return true;
}

/** Opens the seats of a group at its first settlement. A group has no code that is sent, so it counts as sent. */
async function acceptGroupOnce(tx: Tx, group: GiftMembership, charge: Charge): Promise<() => Promise<void>> {
  const accepted = await tx.$executeRaw`
    UPDATE gift_memberships SET paid_at = clock_timestamp(), sent_at = clock_timestamp() WHERE id = ${group.id} AND paid_at IS NULL`;
  if (accepted === 0) return async () => undefined;
  if (await isRefundedAsLate(tx, charge)) {
    const { id: giftId, buyerEmail: to, seats } = group;
    const refunded = { giftId, to, kobo: Number(charge.amountKobo), seats, isLate: true };
    await enqueue(tx, subscriptionJobs.seatsRefunded.job(`seats-refunded/${giftId}`, refunded));
  } else await acceptGroup(tx, group, charge);
  return () => revalidatePages(pagesShowing.profiles);
}

/** The buyer's account was deleted before the payment arrived: it is refunded, and nothing is sent. */
async function closeGiftOfDeletedAccount(tx: Tx, { subjectId }: Charge): Promise<void> {
  await tx.$executeRaw`
    UPDATE gift_memberships SET paid_at = COALESCE(paid_at, clock_timestamp()), refunded_at = clock_timestamp()
    WHERE id = ${subjectId} AND refunded_at IS NULL`;
  await returnPlanVouchers(tx, [], [subjectId]);
}

/** A gift that was not redeemed becomes void; the period of a redeemed one is taken back, as after a refund at Paystack. */
async function takeBackGift(tx: Tx, charge: Charge): Promise<() => Promise<void>> {
  const { subjectId, reference } = charge;
  await tx.$executeRaw`
    UPDATE gift_memberships SET refunded_at = clock_timestamp()
    WHERE id = ${subjectId} AND redeemed_at IS NULL AND refunded_at IS NULL`;
  await reversePayment(tx, reference);
  await takeBackGroup(tx, charge);
  await refundVoucherPart(tx, charge, "plan-taken-back");
  return () => revalidatePages(pagesShowing.profiles);
}

/** Settles charges with the purpose `gift`. */
export const giftSettlement: SettlementHandler = {
  paid: acceptGift,
  failed: ({ subjectId }) => returnUnpaidGiftVoucher(subjectId),
  deleted: closeGiftOfDeletedAccount,
  lost: takeBackGift,
};

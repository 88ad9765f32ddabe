import { env } from "@/lib/core/env";
import { throwAppError } from "@/lib/core/errors";
import { newId, orderNumber } from "@/lib/core/ids";
import { paths } from "@/lib/core/urls/paths";
import { serverApiPaths } from "@/lib/core/urls/server-api-paths";
import { db, type Tx, transaction, withRetry } from "@/lib/db/client";
import { databaseNow } from "@/lib/db/database-now";
import { lockAccount } from "@/lib/payments/lock-account";
import { recordVoucherCharge } from "@/lib/payments/record-voucher-charge";
import { openCharge, recordCharge, toCheckoutError } from "@/lib/payments/start-charge";
import type { GiftMembershipBody } from "@/lib/subscriptions/gifts/contracts";
import { giftLinkToken } from "@/lib/subscriptions/gifts/gift-link";
import { sendDayProblem } from "@/lib/subscriptions/gifts/rules";
import { giftSettlement } from "@/lib/subscriptions/gifts/settle-gift";
import {
  applyPlanVoucher,
  assertPriceSeen,
  returnPlanVouchers,
  returnUnpaidGiftVoucher,
  throwVoucherRefusal,
} from "@/lib/subscriptions/plan-vouchers";

type Buyer = { _id: string; email: string };
type StartGift = { buyer: Buyer; body: GiftMembershipBody; voucherId?: string | undefined };

/**
 * Starts the payment of a gift. The price is the plan's; the buyer is an account or a guest with an email address. What a gift voucher
 * pays completely is paid by this call, without Paystack.
 */
export async function startGiftPayment({ buyer, body, voucherId }: StartGift) {
  const plan = await db.plan.findUnique({ where: { key: body.plan, isOffered: true } });
  if (!plan) throwAppError("invalid_input", "Please choose one of the plans");
  const problem = sendDayProblem(body.sendOn, await databaseNow());
  if (problem) throwAppError("invalid_input", problem, { fields: { sendOn: problem } });
  const gift = { ...body, id: newId("gft"), reference: orderNumber().replace("LA", "LG"), priceKobo: plan.priceKobo };
  if (voucherId) {
    const paid = await withRetry(() => transaction((tx) => useVoucher(tx, { buyer, gift, voucherId }))).catch(
      throwVoucherRefusal,
    );
    await paid?.afterCommit?.();
    if (paid)
      return {
        authorization_url: `${env().APP_URL}${paths.giftMembership(giftLinkToken(paid.id))}`,
        reference: paid.reference,
      };
  } else {
    await transaction(async (tx) => {
      await createGift(tx, buyer, gift);
      await recordCharge(tx, { ...chargeOf(buyer, gift), amountKobo: gift.priceKobo });
    });
  }
  return openPaymentPage(gift.id, gift.reference).catch(async (error: unknown) => {
    if (voucherId) await returnUnpaidGiftVoucher(gift.id);
    throw error;
  });
}

type NewGift = GiftMembershipBody & { id: string; reference: string; priceKobo: bigint };

async function createGift(tx: Tx, { _id: buyerId, email: buyerEmail }: Buyer, gift: NewGift): Promise<void> {
  const { id, plan: planKey, priceKobo: amountKobo, recipientName, recipientEmail, message, sendOn } = gift;
  const recipient = { recipientName, recipientEmail, message, sendOn: new Date(sendOn) };
  await tx.giftMembership.create({ data: { id, planKey, amountKobo, buyerId, buyerEmail, ...recipient } });
}

const chargeOf = ({ _id: userId, email }: Buyer, { id: subjectId, reference }: NewGift) =>
  ({ reference, purpose: "gift", subjectId, userId, email }) as const;

type PaidGift = { id: string; reference: string; afterCommit?: () => Promise<void> };

/** Has the voucher pay what it can of a new gift. Returns the gift if that is all of it, or null when a part is left for Paystack. */
async function useVoucher(
  tx: Tx,
  { buyer, gift, voucherId }: { buyer: Buyer; gift: NewGift; voucherId: string },
): Promise<PaidGift | null> {
  if (await lockAccount(tx, buyer._id)) throwAppError("unauthenticated", "Session expired. Please log in again.");
  // A form that is sent twice pays once: of two calls the later waits here, and finds the gift of the earlier.
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended('gift-voucher/' || ${voucherId}, 0))`;
  const [same] = await tx.$queryRaw<PaidGift[]>`
    SELECT g.id, c.reference FROM gift_memberships g JOIN charges c ON c.purpose = 'gift' AND c.subject_id = g.id
    WHERE g.voucher_id = ${voucherId} AND g.voucher_kobo = g.amount_kobo AND g.buyer_email = ${buyer.email} AND g.plan_key = ${gift.plan}::"PlanKey"
      AND g.recipient_email = ${gift.recipientEmail} AND g.send_on = ${gift.sendOn}::date AND g.paid_at > clock_timestamp() - interval '1 minute' LIMIT 1`;
  if (same) return same;
  // What the same buyer's earlier tries hold of it. A late payment of one takes its part again, or is refunded.
  const earlier = await tx.giftMembership.findMany({
    where: { voucherId, buyerEmail: buyer.email, paidAt: null, voucherTakenKobo: { gt: 0 } },
    select: { id: true },
  });
  await returnPlanVouchers(
    tx,
    [],
    earlier.map(({ id }) => id),
  );
  await createGift(tx, buyer, gift);
  const voucherKobo = await applyPlanVoucher(tx, voucherId, { giftId: gift.id });
  if (voucherKobo < gift.priceKobo) {
    await recordCharge(tx, { ...chargeOf(buyer, gift), amountKobo: gift.priceKobo - voucherKobo });
    return null;
  }
  assertPriceSeen(voucherKobo, gift.voucherSeen);
  const charge = await recordVoucherCharge(tx, chargeOf(buyer, gift));
  return { id: gift.id, reference: gift.reference, afterCommit: await giftSettlement.paid(tx, charge) };
}

async function openPaymentPage(id: string, recorded: string) {
  const site = env().APP_URL;
  const token = giftLinkToken(id);
  try {
    const { url, reference } = await openCharge(
      { reference: recorded },
      {
        callbackUrl: `${site}${serverApiPaths.giftPaymentCallback(token)}`,
        cancelUrl: `${site}${paths.giftMembership(token)}`,
        metadata: { gift: id },
      },
    );
    return { authorization_url: url, reference };
  } catch (error) {
    throw toCheckoutError(error);
  }
}

import { throwAppError } from "@/lib/core/errors";
import { db, dbErrorCode, type Tx, withRetry } from "@/lib/db/client";
import { createRefund } from "@/lib/payments/create-refund";
import type { Charge } from "@/prisma/generated/client";

/** How long a voucher is held for a payment that has not arrived. A later payment takes it again, or is refunded. */
export const VOUCHER_HOURS = 2;

/** The payment of a plan, or a gift membership. */
type Purchase = { intentId: string } | { giftId: string };

const idsOf = (purchase: Purchase): [intentId: string | null, giftId: string | null] =>
  "intentId" in purchase ? [purchase.intentId, null] : [null, purchase.giftId];

/** Has a voucher pay what it can of a new purchase. Returns that part in kobo; the SQL function throws LA012 when it can pay nothing. */
export async function applyPlanVoucher(tx: Tx, voucherId: string, purchase: Purchase): Promise<bigint> {
  const [intentId, giftId] = idsOf(purchase);
  const [{ kobo }] = await tx.$queryRaw<[{ kobo: bigint }]>`
    SELECT shop_apply_plan_voucher(${voucherId}, ${intentId}::text, ${giftId}::text) AS kobo`;
  return kobo;
}

/** Redeems the voucher of a paid purchase; false when a late payment finds its part used elsewhere. True without a voucher. */
export async function redeemPlanVoucher(tx: Tx, purchase: Purchase): Promise<boolean> {
  const [intentId, giftId] = idsOf(purchase);
  const [{ redeemed }] = await tx.$queryRaw<[{ redeemed: boolean }]>`
    SELECT shop_redeem_plan_voucher(${intentId}::text, ${giftId}::text) AS redeemed`;
  return redeemed;
}

/** Gives back what purchases hold of their vouchers, once; returns the sum in kobo. */
export async function returnPlanVouchers(tx: Tx, intentIds: string[], giftIds: string[] = []): Promise<bigint> {
  const [{ kobo }] = await tx.$queryRaw<[{ kobo: bigint }]>`
    SELECT shop_return_plan_vouchers(${intentIds}, ${giftIds}) AS kobo`;
  return kobo;
}

/** Gives back to its voucher a part of what it has paid of a group; false when it holds less. */
export async function returnGroupVoucher(tx: Tx, giftId: string, partKobo: bigint): Promise<boolean> {
  const [{ returned }] = await tx.$queryRaw<[{ returned: boolean }]>`
    SELECT shop_return_group_voucher(${giftId}, ${partKobo}) AS returned`;
  return returned;
}

/** Returns to its voucher what it paid of a plan or gift whose payment was returned, and records that as a refund of the payment. */
export async function refundVoucherPart(tx: Tx, { id, purpose, subjectId }: Charge, reason: string): Promise<void> {
  const isGift = purpose === "gift";
  const voucherKobo = await returnPlanVouchers(tx, isGift ? [] : [subjectId], isGift ? [subjectId] : []);
  if (voucherKobo > 0n) await createRefund(tx, { chargeId: id, amountKobo: 0n, voucherKobo, reason });
}

/** Gives back what a failed payment of a plan holds of its voucher, unless it was settled meanwhile. */
export async function returnUnsettledPlanVoucher(intentId: string): Promise<void> {
  await withRetry(
    () => db.$executeRaw`
      SELECT shop_return_plan_vouchers(ARRAY(SELECT i.id FROM subscription_intents i
        WHERE i.id = ${intentId} AND i.voucher_taken_kobo > 0 AND i.settled_at IS NULL FOR UPDATE), '{}')`,
  );
}

/** The same for a gift membership. */
export async function returnUnpaidGiftVoucher(giftId: string): Promise<void> {
  await withRetry(
    () => db.$executeRaw`
      SELECT shop_return_plan_vouchers('{}', ARRAY(SELECT g.id FROM gift_memberships g
        WHERE g.id = ${giftId} AND g.voucher_taken_kobo > 0 AND g.paid_at IS NULL FOR UPDATE))`,
  );
}

/** Scheduled job: gives back the vouchers of payments of plans and gifts that did not arrive in time. */
export async function returnExpiredPlanVouchers(): Promise<void> {
  await withRetry(
    () => db.$executeRaw`
      SELECT shop_return_plan_vouchers(
        ARRAY(SELECT i.id FROM subscription_intents i
          WHERE i.voucher_id IS NOT NULL AND i.voucher_taken_kobo > 0 AND i.settled_at IS NULL AND i.expires_at < clock_timestamp()
          ORDER BY i.id FOR UPDATE),
        ARRAY(SELECT g.id FROM gift_memberships g
          WHERE g.voucher_id IS NOT NULL AND g.voucher_taken_kobo > 0 AND g.paid_at IS NULL
            AND g.created_at < clock_timestamp() - make_interval(hours => ${VOUCHER_HOURS})
          ORDER BY g.id FOR UPDATE))`,
  );
}

const dearer = "The price has changed. Please check the new total. Nothing was paid.";

/** Paystack shows what is paid; what a voucher pays completely is paid by the call, so it costs no more than the buyer saw (in naira). */
export function assertPriceSeen(amountKobo: bigint, seen: number | undefined): void {
  if (seen !== undefined && Number(amountKobo) > Math.round(seen * 100)) throwAppError("code_refused", dearer);
}

/** Throws the refusal of a voucher's SQL function as an error of the app, or the error as it is. */
export function throwVoucherRefusal(error: unknown): never {
  const dbError = dbErrorCode(error);
  if (dbError?.code !== "LA012") throw error;
  return throwAppError("code_refused", dbError.message, { fields: { voucher: dbError.message } });
}

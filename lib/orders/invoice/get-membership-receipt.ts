import type { Actor } from "@/lib/auth/contracts";
import { env } from "@/lib/core/env";
import { throwAppError } from "@/lib/core/errors";
import { toKobo } from "@/lib/core/money";
import { db } from "@/lib/db/client";
import { sellerLines } from "@/lib/orders/invoice/get-invoice";
import { vatPercentAt } from "@/lib/orders/invoice/vat";
import { groupLinkToken, readGroupLink } from "@/lib/subscriptions/groups/group-link";
import { getGroupByLink } from "@/lib/subscriptions/groups/queries";
import { planTitle } from "@/lib/subscriptions/rules";
import { getVoucherParts } from "@/lib/subscriptions/voucher-parts-query";

/** What the receipt of a payment for a plan shows; amounts in kobo. */
export type MembershipReceipt = {
  reference: string;
  plan: string;
  /** The period, or the number of seats and the price of one. */
  line: { from: string; to: string } | { seats: number; seatKobo: number; group: string };
  paidAt: string;
  amountKobo: number;
  /** What a gift voucher paid of the amount. */
  voucherKobo: number;
  refundedKobo: number;
  vatPercent: number | null;
  seller: string[];
  buyer: { name: string; email: string };
};

/** The receipt of the caller's own payment by its reference. Throws `not_found`. */
export async function getMembershipReceipt(actor: Actor, reference: string): Promise<MembershipReceipt> {
  const entry = await db.subscriptionEntry.findFirst({
    where: { userId: actor._id, reference, amountKobo: { gt: 0 } },
    include: { plan: true },
  });
  if (!entry) return throwAppError("not_found", "Receipt not found");
  const reversals = await db.subscriptionEntry.count({ where: { reversedReference: reference } });
  const paidAt = entry.effectiveAt.toISOString();
  return {
    reference,
    plan: entry.plan.name,
    line: { from: entry.periodFrom.toISOString(), to: entry.periodTo.toISOString() },
    paidAt,
    amountKobo: Number(entry.amountKobo),
    voucherKobo: Number((await getVoucherParts([reference])).get(reference) ?? 0n),
    refundedKobo: reversals > 0 ? Number(entry.amountKobo) : 0,
    vatPercent: vatPercentAt(env().VAT_RATES, paidAt),
    seller: sellerLines(),
    buyer: { name: `${actor.firstName} ${actor.lastName}`, email: actor.email },
  };
}

/** The receipt of a paid group, by the token of its buyer's link. Throws `not_found`. */
export async function getGroupReceipt(token: string): Promise<MembershipReceipt> {
  const id = readGroupLink(token);
  const group = id ? await getGroupByLink(groupLinkToken(id)) : null;
  const row = id ? await db.giftMembership.findUnique({ where: { id } }) : null;
  if (!group?.paidAt || !row) return throwAppError("not_found", "Receipt not found");
  return {
    reference: group.reference,
    plan: planTitle(group.plan),
    line: { seats: group.count, seatKobo: toKobo(group.seatPrice), group: group.name },
    paidAt: group.paidAt,
    amountKobo: toKobo(group.total),
    voucherKobo: toKobo(group.voucher),
    refundedKobo: toKobo(group.refunded),
    vatPercent: vatPercentAt(env().VAT_RATES, group.paidAt),
    seller: sellerLines(),
    buyer: { name: group.name, email: row.buyerEmail },
  };
}

import { formatNaira } from "@/lib/core/money";
import type { VoucherEntry, VoucherEntryName, VoucherState } from "@/lib/orders/vouchers/contracts";

/** The name of the line that says what a voucher has paid. */
export const VOUCHER_NAME = "Gift voucher";

type VoucherTimes = { issuedAt: Date | null; sentAt: Date | null; stoppedAt: Date | null };

/** The state of a voucher by what has happened to it. */
export function voucherState({ issuedAt, sentAt, stoppedAt }: VoucherTimes): VoucherState {
  if (stoppedAt) return "stopped";
  if (!issuedAt) return "unpaid";
  return sentAt ? "sent" : "planned";
}

/** The entries of a voucher's ledger in words. */
export const voucherEntryNames: Readonly<Record<VoucherEntryName, string>> = {
  issued: "Issued",
  held: "Used",
  redeemed: "Paid",
  returned: "Given back",
  refunded: "Refunded",
};

/** What an entry is about. */
export const voucherPurchaseNames: Readonly<Record<"order" | NonNullable<VoucherEntry["plan"]>, string>> = {
  order: "an order",
  membership: "a membership",
  gift: "a gift membership",
};

/** What an order has still to be paid at Paystack, in its own unit. */
export const leftToPay = ({ total, voucher = 0 }: { total: number; voucher?: number | undefined }): number =>
  total - voucher;

/** Where a refund goes, after "to": `account` names the way through Paystack, as the text around it says it. In kobo. */
export function refundTarget({ kobo, voucherKobo }: { kobo: number; voucherKobo: number }, account: string): string {
  if (voucherKobo === 0) return account;
  if (voucherKobo === kobo) return "the gift voucher";
  return `the gift voucher (${formatNaira(voucherKobo)}) and ${account} (${formatNaira(kobo - voucherKobo)})`;
}

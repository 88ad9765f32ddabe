import { throwAppError } from "@/lib/core/errors";
import { toNaira } from "@/lib/core/money";
import { db } from "@/lib/db/client";
import { consumeLimit } from "@/lib/db/rate-limit";
import { hashOfCode } from "@/lib/orders/vouchers/queries";
import { readVoucherCheckout } from "@/lib/orders/vouchers/voucher-tokens";

const unknown = "There is no gift voucher with this code. Please check what you typed.";

/** The voucher of a typed code with its balance in naira. Throws `invalid_input` for one that cannot be spent. Tries are counted. */
export async function findVoucherByCode({ code, ip }: { code: string; ip: string }) {
  await consumeLimit("voucher-code", ip);
  const voucher = await db.voucher.findUnique({ where: { codeHash: hashOfCode(code) } });
  if (!voucher?.issuedAt) return throwAppError("invalid_input", unknown, { fields: { code: unknown } });
  const stopped = "This gift voucher cannot be used any more.";
  if (voucher.stoppedAt) throwAppError("invalid_input", stopped, { fields: { code: stopped } });
  return { id: voucher.id, balance: toNaira(voucher.balanceKobo) };
}

/** The id of the voucher of a checkout's token. A token that was not signed here, or for something else, is refused. */
export function readAppliedVoucher(token: string | undefined): string | undefined {
  if (!token) return undefined;
  return (
    readVoucherCheckout(token) ?? throwAppError("code_refused", "Please enter the code of your gift voucher again.")
  );
}

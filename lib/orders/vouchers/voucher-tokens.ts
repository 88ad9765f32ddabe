import { readSignedValue, signValue } from "@/lib/core/signed-value";

/** The token of the page of a voucher for its buyer: the voucher's id, signed. */
export const voucherLinkToken = (id: string): string => signValue("voucher-link", id);
export const readVoucherLink = (token: string): string | null => readSignedValue("voucher-link", token);

/** The token of the page with a balance, for anybody who has typed the code. It shows the balance and cannot spend it. */
export const voucherBalanceToken = (id: string): string => signValue("voucher-balance", id);
export const readVoucherBalance = (token: string): string | null => readSignedValue("voucher-balance", token);

/** The token with which a checkout uses a voucher whose code was typed. */
export const voucherCheckoutToken = (id: string): string => signValue("voucher-checkout", id);
export const readVoucherCheckout = (token: string | undefined): string | null =>
  readSignedValue("voucher-checkout", token);

import { readSignedValue, signValue } from "@/lib/core/signed-value";

/** The token of the link by which a buyer gives an account for a refund: the refund's id, signed. */
export const refundToken = (refundId: string): string => signValue("refund-link", refundId);

/** The refund's id of a token, or null. */
export const readRefundToken = (token: string): string | null => readSignedValue("refund-link", token);

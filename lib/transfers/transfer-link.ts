import { readSignedValue, signValue } from "@/lib/core/signed-value";

/** The token of the link to a transfer: its id, signed. It is only in the recipient's emails, and gives the right to accept. */
export const transferLinkToken = (id: string): string => signValue("transfer-link", id);

/** The transfer's id of a token, or null. */
export const readTransferLink = (token: string): string | null => readSignedValue("transfer-link", token);

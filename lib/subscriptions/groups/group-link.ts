import { readSignedValue, signValue } from "@/lib/core/signed-value";

/** The token of the link to a group, for its buyer: the id of the purchase, signed. */
export const groupLinkToken = (giftId: string): string => signValue("group-link", giftId);

/** The id of the purchase of a token, or null. */
export const readGroupLink = (token: string): string | null => readSignedValue("group-link", token);

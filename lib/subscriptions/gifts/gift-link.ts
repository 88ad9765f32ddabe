import { readSignedValue, signValue } from "@/lib/core/signed-value";

/** The token of the link to a gift, for its buyer: the gift's id, signed. */
export const giftLinkToken = (id: string): string => signValue("gift-link", id);

/** The gift's id of a token, or null. */
export const readGiftLink = (token: string): string | null => readSignedValue("gift-link", token);

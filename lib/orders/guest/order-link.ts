import { readSignedValue, signValue } from "@/lib/core/signed-value";
import { paths } from "@/lib/core/urls/paths";
import { absoluteUrl } from "@/lib/email/email-layout";
import type { AdminOrder } from "@/lib/orders/contracts";

/** The token of the link to a guest's order: its number, signed. `findGuestOrder` says how long it is valid. */
export const orderLinkToken = (number: string): string => signValue("order-link", number);

/** The order number of a token, or null. */
export const readOrderLink = (token: string): string | null => readSignedValue("order-link", token);

/** The URL of a guest's order, which also pays it while its stock is held. */
export const guestOrderUrl = (number: string): string => absoluteUrl(paths.guestOrder(orderLinkToken(number)));

/** The URL of an order in an email: by a signed link for a guest. */
export function orderUrl({ number, user }: Pick<AdminOrder, "number" | "user">): string {
  return user.isGuest ? guestOrderUrl(number) : absoluteUrl(paths.order(number));
}

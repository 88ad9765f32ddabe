import type { PaymentHelpResult } from "@/lib/core/urls/paths";
import { encodeSegment, withQuery } from "@/lib/core/urls/url";

/** Redirect targets of forms without JavaScript and of links in emails. Only the server uses them, so pages do not load them. */
export const formRedirectPaths = {
  /** The cart with an error; the page turns the code into a message. */
  cartError: (code: string) => withQuery("/cart", { error: code }),
  /** The checkout with an error code. */
  checkoutError: (
    code: string,
    item?: {
      productId?: string;
      quantity?: number;
      variation?: string;
      edition?: number;
      discountCode?: string;
      addressId?: string;
    },
  ) => withQuery("/checkout", { ...item, error: code }),
  /** An order whose payment could not be resumed, with an error code. */
  orderError: (number: string, code: string) => withQuery(`/account/orders/${encodeSegment(number)}`, { error: code }),
  /** The form of the account page; `error` is a code. */
  accountResult: (form: "profile" | "address", query: { saved?: 1; error?: string }) =>
    `${withQuery("/account", { form, ...query })}#${form}`,
  /** The plans with an error code. */
  subscribeError: (code: string) => withQuery("/subscribe", { error: code }),
  /** A ticket that could not be accepted, with an error code. */
  offeredTicketError: (token: string, code: string) => withQuery(`/tickets/${encodeSegment(token)}`, { error: code }),
  contactResult: (state: "sent" | "refused" | "busy") => `/contact/${state}`,
  paymentHelpResult: (state: PaymentHelpResult) => `/help/payment/${state}`,
  guestbookResult: (state: "posted" | "pending" | "sign-in" | "refused" | "busy" | "banned" | "closed" | "deleted") =>
    `/guestbook/${state}`,
  unknownLabel: "/scan/unknown",
  /** What the check of a certificate has found. */
  verifyResult: (result: string) => `/verify/result/${encodeSegment(result)}`,
  newsletterResult: (state: "asked" | "refused" | "confirmed" | "unsubscribed" | "expired") =>
    `/newsletter/result/${state}`,
  confirmNewsletter: (token: string) => `/newsletter/confirm/${encodeSegment(token)}`,
  unsubscribeNewsletter: (token: string) => `/newsletter/unsubscribe/${encodeSegment(token)}`,
  alertResult: (state: "asked" | "refused" | "kept" | "confirmed" | "gone" | "expired") => `/alerts/${state}`,
  confirmAlert: (token: string) => `/alerts/confirm/${encodeSegment(token)}`,
  unsubscribeAlert: (token: string) => `/alerts/unsubscribe/${encodeSegment(token)}`,
  unsubscribeFollow: (token: string) => `/following/unsubscribe/${encodeSegment(token)}`,
  unsubscribeFollowResult: (state: "gone" | "expired") => `/following/${state}`,
  confirmNewEmail: (token: string) => `/new-email/confirm/${encodeSegment(token)}`,
  newEmailResult: (state: "changed" | "taken" | "expired") => `/new-email/${state}`,
  stopDigest: (token: string) => `/digest/stop/${encodeSegment(token)}`,
  stopDigestResult: (state: "stopped" | "expired") => `/digest/${state}`,
  stopCommentMails: (token: string) => `/comment-emails/stop/${encodeSegment(token)}`,
  stopCommentMailsResult: (state: "stopped" | "expired") => `/comment-emails/${state}`,
  forgotPasswordResult: (query: { sent?: 1; code?: string }) => withQuery("/forgot-password", query),
} as const;

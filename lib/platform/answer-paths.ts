import { segment, withQuery } from "@/lib/platform/address";
import type { PaymentHelpSaid } from "@/lib/platform/paths";

/** Where a form without script ends and where a mail leads: only the server sends somebody there, so no visitor fetches them. */
export const answerPaths = {
  /** The cart after a form without script was refused; the page turns the code into its sentence. */
  cartRefused: (code: string) => withQuery("/cart", { error: code }),
  /** The checkout after its form without script was refused; the page turns the code into its sentence. */
  checkoutRefused: (code: string, piece?: { productId: string; quantity?: number; variation?: string }) =>
    withQuery("/checkout", { ...piece, error: code }),
  /** An order whose payment could not be gone on with; the page turns the code into its sentence. */
  orderRefused: (number: string, code: string) => withQuery(`/account/orders/${segment(number)}`, { error: code }),
  /** The account after one of its forms was sent without script. */
  accountSaid: (form: "profile" | "address", query: { saved?: 1; error?: string }) =>
    `${withQuery("/account", { form, ...query })}#${form}`,
  /** The plans, with the sentence of a refusal that came to a form without script. */
  subscribeRefused: (code: string) => withQuery("/subscribe", { error: code }),
  /** Where the form without script ends. */
  enquiry: (state: "sent" | "refused" | "busy") => `/contact/${state}`,
  /** Where its form without script ends. */
  paymentHelpSaid: (state: PaymentHelpSaid) => `/help/payment/${state}`,
  /** Where the guestbook's form without script ends. */
  noteSaid: (state: "hangs" | "waits" | "sign-in" | "refused" | "busy") => `/guestbook/${state}`,
  unknownLabel: "/scan/unknown",
  newsletter: (state: "asked" | "refused" | "confirmed" | "unsubscribed" | "expired") => `/newsletter/${state}`,
  confirmNewsletter: (token: string) => `/newsletter/confirm/${segment(token)}`,
  unsubscribeNewsletter: (token: string) => `/newsletter/unsubscribe/${segment(token)}`,
  dropAlert: (state: "asked" | "refused" | "kept" | "confirmed" | "gone" | "expired") => `/alerts/${state}`,
  confirmAlert: (token: string) => `/alerts/confirm/${segment(token)}`,
  leaveAlert: (token: string) => `/alerts/leave/${segment(token)}`,
  /** The page after its form was sent without script. */
  forgotPasswordSaid: (query: { sent?: 1; error?: string }) => withQuery("/forgot-password", query),
} as const;

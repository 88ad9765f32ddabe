import type * as z from "zod/mini";
import type { checkoutStateReply } from "@/lib/orders/contracts";

/** The state of a payment and its order on the result pages. */
export type CheckoutState = z.infer<typeof checkoutStateReply>;

import type * as z from "zod/mini";
import type { checkoutState } from "@/lib/shop/contracts";

/** What the result pages are told of a payment and its order. */
export type CheckoutState = z.infer<typeof checkoutState>;

import * as z from "zod/mini";
import { emailAddress, shippingAddress } from "@/lib/auth/contracts";
import { personName } from "@/lib/core/text-fields";
import { checkoutBody } from "@/lib/orders/contracts";

/** Who a guest is, and where the order goes. */
export const guestDetails = z.object({
  email: emailAddress,
  firstName: personName("First name is required"),
  lastName: personName("Last name is required"),
  shippingAddress,
});

/** POST /guest/checkout: the visitor's cart, or one item to buy now. */
export const guestCheckoutBody = z.extend(checkoutBody, guestDetails.shape);
export type GuestCheckoutBody = z.infer<typeof guestCheckoutBody>;

/** The token of the link to a guest's order. */
export const guestOrderParams = z.object({ token: z.string().check(z.maxLength(120)) });

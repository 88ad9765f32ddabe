import { methods, route } from "@/lib/http/route";
import { checkout } from "@/lib/shop/checkout";
import { afterCheckoutForm, afterRefusedCheckoutForm } from "@/lib/shop/checkout-form";
import { checkoutBody, checkoutReply } from "@/lib/shop/contracts";

/** POST /checkout: orders the cart or one piece and answers with the address at which to pay. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "session",
    limit: "checkout",
    body: checkoutBody,
    reply: checkoutReply,
    form: { done: afterCheckoutForm, refused: afterRefusedCheckoutForm },
    sentences: { unauthenticated: "You must log in to checkout" },
    run: ({ actor, body }) => checkout({ actor, body }),
  }),
});

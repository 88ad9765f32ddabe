/** The message of the cart page after a failed no-script form. Only known codes of the query are used. */
export function cartFormErrorMessage(code: string): string {
  if (code === "out_of_stock") return "Failed to add item: not enough left.";
  if (code === "number_taken") return "Failed to add item: somebody else has that number. Please choose another.";
  if (code === "not_found") return "Failed to add item: it is no longer available.";
  if (code === "not_open") return "Failed to add item: the drop is not open, or it is given by a draw.";
  if (code === "ended") return "Failed to add item: the drop has ended.";
  if (code === "over_limit") return "Failed to add item: that is over the limit per person.";
  if (code === "rate_limited") return "Too many tries. Please wait a little and try again.";
  return "Failed to update cart";
}

/** The message of the checkout or order page after a failed no-script form. */
export function paymentFormErrorMessage(code: string): string {
  if (code === "out_of_stock") return "Checkout failed: an item is sold out.";
  if (code === "number_taken")
    return "Checkout failed: somebody else has the number that you chose. Nothing was charged. Please choose another.";
  if (code === "not_open") return "Checkout failed: an item is not on sale yet, or it is given by a draw.";
  if (code === "waiting_room") return "Checkout failed: please take a place in the waiting room first.";
  if (code === "ended") return "Checkout failed: the sale of an item has ended.";
  if (code === "over_limit") return "Checkout failed: an item is over the limit per person.";
  if (code === "code_refused")
    return "Checkout failed: the discount code or the gift voucher could not be used. Nothing was charged.";
  if (code === "not_delivered") return "We cannot deliver to this country at the price shown. Nothing was charged.";
  if (code === "invalid_input") return "Please check the address: a field is missing or too long.";
  if (code === "provider_failed") return "Checkout failed: Paystack cannot be reached. Nothing was charged.";
  if (code === "in_progress") return "Your payment is being prepared. Please try again in a moment.";
  if (code === "price_changed") return "The price has changed. Please check the new total before you pay.";
  if (code === "forbidden") return "Log in with the email address of this order to save it to your account.";
  if (code === "not_found") return "This order was not found.";
  if (code === "conflict") return "This order has changed. This page shows its current status.";
  if (code === "rate_limited") return "Too many tries. Please wait a little and try again.";
  return "That failed. Please try again.";
}

/** The message at the voucher field after a failed no-script form. */
export function voucherFormErrorMessage(code: string): string {
  if (code === "rate_limited") return "Too many tries. Please wait a little and try again.";
  return "This gift voucher cannot be used. Please check what you typed.";
}

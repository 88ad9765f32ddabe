/** What the cart page says after a form without script was refused with that code; the address decides no words. */
export function refusedFormSentence(code: string): string {
  if (code === "out_of_stock") return "Failed to add item: there are not that many left.";
  if (code === "not_found") return "Failed to add item: it is no longer there.";
  if (code === "not_open") return "Failed to add item: the drop has not opened yet.";
  if (code === "ended") return "Failed to add item: the drop has ended.";
  if (code === "over_limit") return "Failed to add item: that is more than one person may have.";
  if (code === "rate_limited") return "Too many tries. Please wait a little and try again.";
  return "Failed to update cart";
}

/** What the checkout or an order's page says after a form without script was refused with that code. */
export function refusedPaymentSentence(code: string): string {
  if (code === "out_of_stock") return "Checkout failed: some of it has gone to somebody else.";
  if (code === "not_open") return "Checkout failed: something in it has not opened yet.";
  if (code === "ended") return "Checkout failed: something in it has ended.";
  if (code === "over_limit") return "Checkout failed: that is more of one drop than one person may have.";
  if (code === "invalid_input") return "Please check the address: something in it is missing or too long.";
  if (code === "provider_failed") return "Checkout failed: Paystack cannot be reached. Nothing was charged.";
  if (code === "in_progress") return "Your payment is being prepared. Please try again in a moment.";
  if (code === "price_changed")
    return "The price has changed. This is what it comes to now; nothing is paid before you agree.";
  if (code === "conflict") return "This order has changed meanwhile. This is how it stands.";
  if (code === "rate_limited") return "Too many tries. Please wait a little and try again.";
  return "That did not work. Please try again.";
}

import type { ReactNode } from "react";
import { apiPaths } from "@/lib/core/urls/api-paths";

type BuyFormProps = { productId: string; children: ReactNode; className?: string | undefined };

/**
 * A buy form for one item. Submitted, it adds the item to the cart, of the account or of a visitor; a button with `formMethod="get"` and the checkout
 * URL buys it at once. Both work without JavaScript. With it, the surrounding `BuyFormListener` handles the form.
 */
export function BuyForm({ productId, children, className }: BuyFormProps) {
  return (
    <form method="post" action={apiPaths.addToGuestCart} data-buy="" className={className}>
      <input type="hidden" name="productId" value={productId} />
      <input type="hidden" name="quantity" value="1" />
      {children}
    </form>
  );
}

import type { ReactNode } from "react";
import { apiPaths } from "@/lib/platform/api-paths";

type BuyFormProps = { productId: string; children: ReactNode; className?: string };

/**
 * One piece, and what to do with it: submitted, it goes into the cart; a button with `formMethod="get"` and the checkout's
 * address buys it at once. Both work without script. With it, the `BuyingDesk` around the form listens.
 */
export function BuyForm({ productId, children, className }: BuyFormProps) {
  return (
    <form method="post" action={apiPaths.addToCart} data-buy="" className={className}>
      <input type="hidden" name="productId" value={productId} />
      <input type="hidden" name="quantity" value="1" />
      {children}
    </form>
  );
}

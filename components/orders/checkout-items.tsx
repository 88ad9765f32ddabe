import { ChevronDown } from "lucide-react";
import { ProductImage } from "@/components/catalog/product-image";
import type { CartItem } from "@/lib/orders/contracts";
import { CheckoutLines } from "./checkout-lines";
import "./orders.css";

type CheckoutItemsProps = { items: readonly CartItem[]; inCart: boolean };

const shownPictures = 4;

/**
 * What is bought, before the form. On a small screen several lines are folded behind their pictures, so that the form is near; open where one
 * cannot be bought or has another price than in the cart. The sums are in the order summary alone.
 */
export function CheckoutItems({ items, inCart }: CheckoutItemsProps) {
  const lines = <CheckoutLines items={items} inCart={inCart} />;
  if (items.length === 1) return lines;
  const units = items.reduce((sum, { quantity }) => sum + quantity, 0);
  return (
    <details
      open={items.some(({ available, priceBefore }) => !available || priceBefore !== null)}
      className="checkout-fold group/fold"
    >
      <summary className="flex list-none items-center gap-x-2 border-line border-y py-3 group-open/fold:border-b-0 [&::-webkit-details-marker]:hidden">
        {items.slice(0, shownPictures).map(({ _id, product }) => (
          <span key={_id} className="w-11">
            <ProductImage image={product.images[0]} sizes="44px" decorative />
          </span>
        ))}
        {items.length > shownPictures && (
          <span aria-hidden className="font-semibold text-muted text-small">
            +{items.length - shownPictures}
          </span>
        )}
        <span className="ms-auto font-bold">{units} items</span>
        <ChevronDown aria-hidden className="size-5 shrink-0 group-open/fold:rotate-180" />
      </summary>
      {lines}
    </details>
  );
}

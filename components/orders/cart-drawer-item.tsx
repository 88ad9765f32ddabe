import { ProductImage } from "@/components/catalog/product-image";
import { Price } from "@/components/ui/price";
import { QuantityStepper } from "@/components/ui/quantity-stepper";
import type { CartItem } from "@/lib/orders/contracts";
import { maxLineQuantity } from "@/lib/orders/rules";
import { itemName, lineBlockReason } from "./cart-optimistic";
import { NumbersText } from "./numbers-text";

export type CartLineProps = { item: CartItem; onQuantity: (quantity: number) => void; onRemove: () => void };

/** A line of the cart drawer. */
export function CartDrawerItem({ item, onQuantity, onRemove }: CartLineProps) {
  const { product, quantity } = item;
  const name = itemName(item);
  const why = lineBlockReason(item);
  return (
    <li className="grid grid-cols-[3.5rem_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1 border-line border-t py-3">
      <div className="row-span-2 self-start">
        <ProductImage image={product.images[0]} sizes="56px" decorative />
      </div>
      <b className="text-small leading-tight">{name}</b>
      <Price amount={product.price} size="small" />
      <QuantityStepper name={name} value={quantity} max={Math.max(maxLineQuantity(item), 1)} onChange={onQuantity} />
      <button
        type="button"
        onClick={onRemove}
        aria-label={`Remove ${name}`}
        className="min-h-tap font-semibold text-muted text-tiny underline underline-offset-[0.2em] hover:text-ink"
      >
        Remove
      </button>
      <div className="col-span-full empty:hidden">
        <NumbersText item={item} />
      </div>
      {why && <p className="col-span-full font-semibold text-laterite text-tiny">{why}</p>}
    </li>
  );
}

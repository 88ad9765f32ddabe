import Link from "next/link";
import { ProductImage } from "@/components/catalog/product-image";
import { Price } from "@/components/ui/price";
import { paths } from "@/lib/core/urls/paths";
import type { CartItem } from "@/lib/orders/contracts";
import { itemName, lineBlockReason } from "./cart-optimistic";
import { EditionFacts } from "./edition-facts";
import { NumbersText } from "./numbers-text";
import { PriceChange } from "./price-change";

/** The lines of a checkout; lines that cannot be bought are struck out with the reason. */
export function CheckoutLines({ items, inCart }: { items: readonly CartItem[]; inCart: boolean }) {
  return (
    <ul className="border-line border-b">
      {items.map((item) => {
        const { _id, product, quantity, lineTotal, available } = item;
        const why = lineBlockReason(item, { inCart });
        return (
          <li
            key={_id}
            className="grid grid-cols-[4rem_minmax(0,1fr)_auto] items-start gap-x-4 border-line border-t py-4 sm:grid-cols-[5rem_minmax(0,1fr)_auto] sm:gap-x-6"
          >
            <ProductImage image={product.images[0]} sizes="80px" decorative className={available ? "" : "opacity-50"} />
            <div className="grid gap-1">
              <h2 className="font-normal font-read text-read leading-tight">
                <Link href={paths.drop(product.slug)} prefetch={false} className="hover:underline">
                  {itemName(item)}
                </Link>
              </h2>
              {quantity > 1 && (
                <p className="text-muted text-small">
                  <Price amount={product.price} size="small" /> × {quantity}
                </p>
              )}
              <NumbersText item={item} />
              <EditionFacts product={product} />
              <PriceChange item={item} />
              {why && <p className="font-semibold text-danger text-small">{why}</p>}
            </div>
            <Price amount={lineTotal} className={available ? "" : "text-muted line-through"} />
          </li>
        );
      })}
    </ul>
  );
}

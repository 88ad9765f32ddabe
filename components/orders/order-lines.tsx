import Link from "next/link";
import { ProductImage } from "@/components/catalog/product-image";
import { Price } from "@/components/ui/price";
import { toKobo, toNaira } from "@/lib/core/money";
import { paths } from "@/lib/core/urls/paths";
import type { Order } from "@/lib/orders/contracts";
import { orderNumbersText } from "@/lib/orders/number-rules";

// A deleted product has no page.
function DropLink({ product, children }: { product: Order["items"][number]["product"]; children: string }) {
  if (product.gone) return children;
  return (
    <Link href={paths.drop(product.slug)} prefetch={false} className="hover:underline">
      {children}
    </Link>
  );
}

/** The lines of an order with their edition numbers. */
export function OrderLines({ items }: Pick<Order, "items">) {
  return (
    <ul className="border-line border-b">
      {items.map((item) => {
        const { _id, product, variation, quantity, price, refunded } = item;
        const numbers = orderNumbersText(item);
        return (
          <li
            key={_id}
            className="grid grid-cols-[5.5rem_minmax(0,1fr)_auto] items-start gap-x-4 border-line border-t py-4 sm:grid-cols-[8rem_minmax(0,1fr)_auto] sm:gap-x-6"
          >
            <ProductImage image={product.images[0]} sizes="(width >= 40rem) 128px, 88px" decorative />
            <div className="grid gap-1">
              <h3 className="font-normal font-read text-read leading-tight">
                <DropLink product={product}>{[product.name, variation].filter(Boolean).join(", ")}</DropLink>
              </h3>
              {numbers && <p className="font-semibold text-accent-ink">{numbers}</p>}
              {(quantity > 1 || refunded > 0) && (
                <p className="text-muted text-small">
                  <Price amount={price} size="small" /> × {quantity}
                  {refunded > 0 && `, ${refunded === quantity ? "" : `${refunded} of them `}refunded`}
                </p>
              )}
            </div>
            <Price amount={toNaira(toKobo(price) * quantity)} />
          </li>
        );
      })}
    </ul>
  );
}

import Link from "next/link";
import { Price } from "@/components/ui/price";
import { paths } from "@/lib/platform/paths";
import type { CartItem } from "@/lib/shop/contracts";
import { lineName, whyNotLine } from "./cart-sums";
import { PieceImage } from "./piece-image";

/** What is about to be paid for, line by line; what cannot be bought as it stands is struck out and says why. */
export function CheckoutLines({ items }: { items: readonly CartItem[] }) {
  return (
    <ul className="border-line border-b">
      {items.map((item) => {
        const { _id, product, quantity, lineTotal, available } = item;
        const why = whyNotLine(item);
        return (
          <li
            key={_id}
            className="grid grid-cols-[4rem_minmax(0,1fr)_auto] items-start gap-x-4 border-line border-t py-4 sm:grid-cols-[5rem_minmax(0,1fr)_auto] sm:gap-x-6"
          >
            <PieceImage image={product.images[0]} sizes="80px" decorative className={available ? "" : "opacity-50"} />
            <div className="grid gap-1">
              <h2 className="text-base leading-tight">
                <Link href={paths.drop(product.slug)} prefetch={false} className="hover:underline">
                  {lineName(item)}
                </Link>
              </h2>
              <p className="text-muted text-small">
                <Price amount={product.price} size="small" /> × {quantity}
              </p>
              {why && <p className="font-semibold text-danger text-small">{why}</p>}
            </div>
            <Price amount={lineTotal} className={available ? "" : "text-muted line-through"} />
          </li>
        );
      })}
    </ul>
  );
}

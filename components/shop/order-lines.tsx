import Link from "next/link";
import { Price } from "@/components/ui/price";
import { toKobo, toNaira } from "@/lib/platform/money";
import { paths } from "@/lib/platform/paths";
import type { Order } from "@/lib/shop/contracts";
import { editionSentence } from "@/lib/shop/rules";
import { PieceImage } from "./piece-image";

// A drop that was taken down has no page any more.
function DropLink({ product, children }: { product: Order["items"][number]["product"]; children: string }) {
  if (product.gone) return children;
  return (
    <Link href={paths.drop(product.slug)} prefetch={false} className="hover:underline">
      {children}
    </Link>
  );
}

/** The pieces of an order, each with the numbers that were given to it. */
export function OrderLines({ items }: Pick<Order, "items">) {
  return (
    <ul className="border-line border-b">
      {items.map(({ _id, product, variation, quantity, price, editions, editionSize, refunded }) => (
        <li
          key={_id}
          className="grid grid-cols-[4rem_minmax(0,1fr)_auto] items-start gap-x-4 border-line border-t py-4 sm:grid-cols-[5rem_minmax(0,1fr)_auto] sm:gap-x-6"
        >
          <PieceImage image={product.images[0]} sizes="80px" decorative />
          <div className="grid gap-1">
            <h3 className="text-base leading-tight">
              <DropLink product={product}>{[product.name, variation].filter(Boolean).join(", ")}</DropLink>
            </h3>
            {editions.length > 0 && (
              <p className="font-normal font-read italic">{editionSentence(editions, editionSize)}</p>
            )}
            <p className="text-muted text-small">
              <Price amount={price} size="small" /> × {quantity}
              {refunded > 0 && `, ${refunded === quantity ? "" : `${refunded} of them `}refunded`}
            </p>
          </div>
          <Price amount={toNaira(toKobo(price) * quantity)} />
        </li>
      ))}
    </ul>
  );
}

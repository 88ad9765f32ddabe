import Link from "next/link";
import { ProductImage } from "@/components/catalog/product-image";
import { editionSentence } from "@/lib/catalog/rules";
import { paths } from "@/lib/core/urls/paths";
import type { Order } from "@/lib/orders/contracts";
import "./orders.css";

type BoughtObjectsProps = {
  order: Order;
  /** Where the label of a numbered object is: a guest has another page for it than a member. Null when it has none. */
  label: { name: string; href: string } | null;
  className?: string;
};

/**
 * What was bought: the first object large with its number, the others small, and the links to their papers. On a wide screen the picture has
 * the left columns of the grid that this is in, and the texts the right ones, below the message (orders.css).
 */
export function BoughtObjects({ order, label, className = "" }: BoughtObjectsProps) {
  const [first, ...others] = order.items;
  if (!first) return null;
  const isNumbered = order.items.some(({ editions }) => editions.length > 0);
  const numberedLabel = isNumbered ? label : null;
  return (
    <section aria-label="What you bought" className={`bought-objects grid content-start gap-5 ${className}`}>
      <ProductImage
        image={first.product.images[0]}
        sizes="(width >= 64rem) 38vw, 240px"
        priority
        className="bought-picture max-w-[15rem] border-[clamp(5px,0.7vw,11px)] border-frame shadow-frame"
      />
      <div className="grid gap-1">
        <p className="font-bold text-subheading leading-tight">{objectName(first)}</p>
        {first.editions.length > 0 && (
          <p className="font-extrabold text-[clamp(2rem,1.4rem+2.4vw,3.5rem)] text-accent-ink leading-none tracking-[-0.02em]">
            {editionSentence(first.editions, first.editionSize)}
          </p>
        )}
      </div>
      {others.length > 0 && (
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(7rem,1fr))] gap-4 border-line-strong border-t pt-4">
          {others.map((item) => (
            <li key={item._id} className="grid content-start gap-1.5 text-small">
              <ProductImage image={item.product.images[0]} sizes="160px" decorative />
              <span className="font-bold leading-tight">{objectName(item)}</span>
              {item.editions.length > 0 && (
                <span className="font-semibold text-accent-ink">
                  {editionSentence(item.editions, item.editionSize)}
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
      {(numberedLabel || order.provenance) && (
        <p className="flex flex-wrap gap-x-6">
          {numberedLabel && (
            <Link href={numberedLabel.href} prefetch={false} className="link inline-flex min-h-tap items-center">
              {numberedLabel.name}
            </Link>
          )}
          {order.provenance && (
            <Link
              href={paths.auctionLedger(order.provenance.slug)}
              prefetch={false}
              className="link inline-flex min-h-tap items-center"
            >
              Its bid in the auction ledger
            </Link>
          )}
        </p>
      )}
    </section>
  );
}

const objectName = ({ product, variation, quantity }: Order["items"][number]): string =>
  [product.name, variation].filter(Boolean).join(", ") + (quantity > 1 ? ` × ${quantity}` : "");

import Link from "next/link";
import { Price } from "@/components/ui/price";
import type { Product } from "@/lib/catalog/contracts";
import { getDisplayPrice } from "@/lib/catalog/rules";
import { paths } from "@/lib/core/urls/paths";
import { ProductImage } from "./product-image";

type LeaderLink = { slug: string; name: string };
type RelatedDropsProps = {
  /** The leader whose chapter the drop belongs to. */
  leader: LeaderLink | null;
  related: readonly { product: Product; leader: LeaderLink | null }[];
};

/** Other drops, those of the same chapter first, and a link to the chapter of the leader. */
export function RelatedDrops({ leader, related }: RelatedDropsProps) {
  const hasSameChapter = leader !== null && related.some((other) => other.leader?.slug === leader.slug);
  if (related.length === 0 && leader === null) return null;
  return (
    <section aria-labelledby="related-works" className="pt-wall">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2 pb-6">
        <h2 id="related-works" className="text-heading">
          {hasSameChapter ? "From the same chapter" : "Related drops"}
        </h2>
        {leader && (
          <Link
            href={paths.leader(leader.slug)}
            prefetch={false}
            className="link inline-flex min-h-tap items-center text-subheading"
          >
            See the chapter on {leader.name}
          </Link>
        )}
      </div>
      <ul className="grid grid-cols-2 gap-x-gutter gap-y-8 md:grid-cols-4">
        {related.map(({ product, leader: other }) => {
          const { price, was } = getDisplayPrice(product);
          return (
            <li key={product.slug} className="group relative grid content-start gap-1">
              <ProductImage image={product.images[0]} sizes="(width >= 48rem) 22vw, 45vw" decorative className="mb-2" />
              <Link
                href={paths.drop(product.slug)}
                prefetch={false}
                className="font-bold after:absolute after:inset-0 group-hover:underline"
              >
                {product.name}
              </Link>
              {other && <span className="text-muted text-small">{other.name}</span>}
              <Price amount={price} originalAmount={was} size="small" />
            </li>
          );
        })}
      </ul>
    </section>
  );
}

import { Lock } from "lucide-react";
import Link from "next/link";
import { Image } from "@/components/ui/image";
import { Price } from "@/components/ui/price";
import { paths } from "@/lib/core/urls/paths";
import type { ExhibitionArtwork, LinkedDrop } from "@/lib/exhibitions/contracts";

/** The price of a product in naira, and the one before a sale. */
export type ArtworkPrice = Pick<LinkedDrop, "price" | "was">;

type ArtworkGridProps = {
  artworks: readonly ExhibitionArtwork[];
  /** The current prices by the product's slug. */
  prices: ReadonlyMap<string, ArtworkPrice>;
};

/** The artworks of an exhibition with their prices; those without an image show a Coming Soon lock. */
export function ArtworkGrid({ artworks, prices }: ArtworkGridProps) {
  return (
    <section aria-labelledby="works" className="page-x grid gap-8 py-wall">
      <h2 id="works" className="text-title">
        Works in this exhibition
      </h2>
      <ul className="grid gap-x-gutter gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
        {artworks.map(({ slug, title, description, image, productSlug }) => (
          <li key={slug} id={slug} className="grid content-start gap-4">
            {image ? (
              <Image
                src={image.url}
                alt={image.alt}
                width={960}
                height={1200}
                sizes="(width >= 64rem) 30vw, (width >= 40rem) 46vw, 92vw"
                className="aspect-4/5 w-full border-[clamp(5px,0.7vw,11px)] border-frame object-cover shadow-frame"
              />
            ) : (
              <span className="grid aspect-4/5 w-full place-content-center justify-items-center gap-3 bg-raised font-bold text-muted">
                <Lock aria-hidden className="size-9" />
                Coming Soon
              </span>
            )}
            <h3 className="text-subheading">{title}</h3>
            {description && <p className="font-normal font-read text-muted">{description}</p>}
            {productSlug && <ShopLink slug={productSlug} price={prices.get(productSlug)} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

function ShopLink({ slug, price }: { slug: string; price: ArtworkPrice | undefined }) {
  return (
    <p className="flex flex-wrap items-center gap-x-5">
      {price && <Price amount={price.price} originalAmount={price.was} />}
      <Link href={paths.drop(slug)} prefetch={false} className="link inline-flex min-h-tap items-center">
        Go to Shop
      </Link>
    </p>
  );
}

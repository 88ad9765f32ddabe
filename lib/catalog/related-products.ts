import type { Product } from "@/lib/catalog/contracts";

/** An artwork of a leader's chapter; `position` is the place of the leader in time. */
export type ChapterArtwork = {
  slug: string;
  productSlug: string | null;
  leader: { slug: string; name: string; position: number };
};

type Leader = ChapterArtwork["leader"];
type RelatedProduct = { product: Product; leader: Leader | null };

/** The work of a leader's chapter that a drop is sold as, or made after. */
export const findSourceWork = (
  { slug, artworkSlug }: Pick<Product, "slug" | "artworkSlug">,
  artworks: readonly ChapterArtwork[],
): ChapterArtwork | null =>
  artworks.find((artwork) => artwork.productSlug === slug) ??
  artworks.find((artwork) => artwork.slug === artworkSlug) ??
  null;

/** The leader whose chapter a drop belongs to. */
export const findLeader = (
  product: Pick<Product, "slug" | "artworkSlug">,
  artworks: readonly ChapterArtwork[],
): Leader | null => findSourceWork(product, artworks)?.leader ?? null;

/**
 * Other drops to look at: those of the same chapter first, then those of the same kind and of the nearest chapters. Stock does
 * not count, because the page of a drop is not rendered again when another one is sold.
 */
export function findRelatedProducts(
  product: Product,
  products: readonly Product[],
  artworks: readonly ChapterArtwork[],
  count: number,
): RelatedProduct[] {
  const own = findLeader(product, artworks);
  const rank = ({ product: other, leader }: RelatedProduct) => {
    const distance = own && leader ? Math.abs(own.position - leader.position) : artworks.length;
    if (own && leader?.slug === own.slug) return 0;
    const isSameKind = other.categories.some((category) => product.categories.includes(category));
    return 1 + distance + (isSameKind ? 0 : 2);
  };
  return products
    .filter(({ _id, phase }) => _id !== product._id && phase !== "ended")
    .map((other) => ({ product: other, leader: findLeader(other, artworks) }))
    .map((related, index) => ({ related, order: rank(related), index }))
    .sort((a, b) => a.order - b.order || a.index - b.index)
    .slice(0, count)
    .map(({ related }) => related);
}

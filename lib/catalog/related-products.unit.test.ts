import { expect, test } from "vitest";
import type { Product } from "@/lib/catalog/contracts";
import { type ChapterArtwork, findLeader, findRelatedProducts } from "@/lib/catalog/related-products";

const drop = (slug: string, artworkSlug: string | null, categories = ["Sculpture"], phase = "live") =>
  ({ _id: slug, slug, artworkSlug, categories, phase }) as Product;
const artwork = (slug: string, position: number, productSlug: string | null = null): ChapterArtwork => ({
  slug,
  productSlug,
  leader: { slug: `leader-${position}`, name: `Leader ${position}`, position },
});

const artworks = [artwork("cap", 1), artwork("crown", 2), artwork("hat", 3), artwork("map", 9, "bowl")];
const cap = drop("cap-print", "cap", ["Print"]);
const products = [
  cap,
  drop("map-print", "map", ["Print"]),
  drop("book", null, ["Book"]),
  drop("crown-vase", "crown"),
  drop("crown-print", "crown", ["Print"]),
  drop("old-cap", "cap", ["Print"], "ended"),
  drop("cap-vase", "cap"),
];

test("finds the leader of the artwork that a drop is made after or sold as", () => {
  expect(findLeader(cap, artworks)?.slug).toBe("leader-1");
  expect(findLeader(drop("bowl", "cap"), artworks)?.slug).toBe("leader-9");
  expect(findLeader(drop("book", null), artworks)).toBeNull();
});

test("lists drops of the same chapter first, then of near chapters and the same kind, without itself and ended ones", () => {
  const related = findRelatedProducts(cap, products, artworks, 3);
  expect(related.map(({ product }) => product.slug)).toEqual(["cap-vase", "crown-print", "crown-vase"]);
  expect(related[0]?.leader?.name).toBe("Leader 1");
});

test("lists drops of the same kind for one without a chapter", () => {
  const related = findRelatedProducts(drop("catalogue", null, ["Book"]), products, artworks, 2);
  expect(related.map(({ product }) => product.slug)).toEqual(["book", "cap-print"]);
});

import { seedDetails } from "../../../../prisma/seed/product-details";
import { seedProducts } from "../../../../prisma/seed/products";

/** What a picture takes from the record of its product: its two lines of type and its real height in centimetres. */
export function factsOf(slug: string) {
  const product = seedProducts.find((each) => each.slug === slug);
  const details = seedDetails[slug];
  if (!product || !details) throw new Error(`no product ${slug}`);
  const large = details.sizeGuide?.rows.find(({ size }) => size === "L")?.cm[1];
  const height = details.dimensions?.height ?? large;
  if (!height) throw new Error(`no size of ${slug}`);
  return { label: [product.name, product.label.accession] as const, height };
}

/** A picture of the product: the object, a detail, the object in a room to scale, and its other side or its mark. */
export type Views = readonly [hero: () => string, detail: () => string, room: () => string, mark: () => string];

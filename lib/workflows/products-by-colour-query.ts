import { listProducts } from "@/lib/catalog/queries";
import { coloursOf } from "@/lib/exhibitions/works/colours";
import type { ColouredProduct } from "@/lib/exhibitions/works/contracts";
import { readPalettes } from "@/lib/exhibitions/works/palettes";

const MAX_PRODUCTS = 8;

/** The products whose first picture has most of a colour, at most eight. */
export async function listProductsByColour(colour: string): Promise<ColouredProduct[]> {
  const products = (await listProducts()).flatMap(({ slug, name, images: [image] }) =>
    image ? [{ slug, name, image }] : [],
  );
  const palettes = await readPalettes(products.map(({ image }) => image.url));
  return products
    .flatMap((product) => {
      const found = coloursOf(palettes.get(product.image.url) ?? []).find(({ slug }) => slug === colour);
      return found ? [{ ...product, note: found.note ?? "", share: found.share }] : [];
    })
    .sort((one, other) => other.share - one.share)
    .slice(0, MAX_PRODUCTS)
    .map(({ slug, name, image: { url, alt }, note }) => ({ slug, name, image: { url, alt }, note }));
}

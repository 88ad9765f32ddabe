import type { Category, Product, ProductFilter } from "@/lib/catalog/contracts";
import { getDisplayPrice, isSellable } from "@/lib/catalog/rules";

/** A category as it appears in a URL: "Functional Art" is "functional-art". */
export const categorySlug = (name: string): string =>
  name
    .normalize("NFKD")
    .replace(/[\u0300-\u036f'’]/g, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");

/** The categories of the products, by name. */
export function listCategories(products: readonly Pick<Product, "categories">[]): Category[] {
  const bySlug = new Map(products.flatMap(({ categories }) => categories.map((name) => [categorySlug(name), name])));
  bySlug.delete("");
  return [...bySlug].map(([slug, name]) => ({ slug, name })).sort((a, b) => a.name.localeCompare(b.name, "en"));
}

/** The series of the products, by name; the slug is what `shop_hyphenated` makes of the name in SQL. */
export function listSeries(products: readonly Pick<Product, "series">[]): Category[] {
  return listCategories(products.map(({ series }) => ({ categories: series === null ? [] : [series] })));
}

/** The products with a picture before those without, otherwise in the same order. */
export const picturesFirst = <Drop extends Pick<Product, "images">>(products: readonly Drop[]): Drop[] =>
  [...products].sort((a, b) => Number(a.images.length === 0) - Number(b.images.length === 0));

const priceOf = (product: Product): number => getDisplayPrice(product).price;

/** Sorts what can be bought first, and that by its stock. */
const byStock = (a: Product, b: Product): number => Number(isSellable(b)) - Number(isSellable(a)) || a.stock - b.stock;

/** The products that the filter leaves, sorted. The newest come first only if they do so in `products`. */
export function filterProducts(products: readonly Product[], filter: ProductFilter): Product[] {
  const { category, available, sort } = filter;
  // Two prices in the wrong order are meant as a range too.
  const limits = [filter.min ?? 0, filter.max ?? Number.POSITIVE_INFINITY];
  const [min, max] = [Math.min(...limits), Math.max(...limits)];
  const left = products.filter(
    (product) =>
      (category === undefined || product.categories.some((name) => categorySlug(name) === category)) &&
      priceOf(product) >= min &&
      priceOf(product) <= max &&
      (available === undefined || isSellable(product)),
  );
  if (sort === "price") return left.sort((a, b) => priceOf(a) - priceOf(b));
  if (sort === "few-left") return left.sort(byStock);
  return left;
}

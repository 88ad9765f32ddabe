import type { Product } from "@/lib/shop/contracts";
import { shownPrice, stockSentence } from "@/lib/shop/rules";
import { nextChange } from "@/lib/shop/schedule-rules";
import { whyNotBuy } from "./why-not-buy";

/** What the shelf says of a drop, and no more: it travels to the browser beside the markup that shows it. */
export type ShelfPiece = {
  slug: string;
  name: string;
  /** Left out where a drop has none. */
  category?: string | undefined;
  image?: string | undefined;
  price: number;
  was?: number | undefined;
  stock: string;
  /** Left out while it is open; and when the clock changes that next. */
  phase?: "upcoming" | "ended" | undefined;
  next?: number | undefined;
  /** Why it cannot be bought now. */
  why?: string | undefined;
  /** What its variations are called, and each with how many are left. */
  option?: string | undefined;
  choices?: [name: string, left: number][] | undefined;
};

/** A drop as it stands on the shelf. */
export function shelfPiece(product: Product): ShelfPiece {
  const { price, was } = shownPrice(product);
  const choices = product.variants.filter(({ name }) => name !== "");
  return {
    slug: product.slug,
    name: product.name,
    category: product.categories[0],
    image: product.images[0]?.url,
    price,
    was: was ?? undefined,
    stock: stockSentence(product),
    phase: product.phase === "live" ? undefined : product.phase,
    next: nextChange(product, Date.parse(product.countedAt)) ?? undefined,
    why: whyNotBuy(product) ?? undefined,
    ...(choices.length > 0 && {
      option: choices[0]?.option || "Choice",
      choices: choices.map(({ name, stock }): [string, number] => [name, stock]),
    }),
  };
}

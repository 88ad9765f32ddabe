import type { Product } from "@/lib/catalog/contracts";
import { getDisplayPrice, getNextPhaseChange, stockSentence } from "@/lib/catalog/rules";
import { purchaseBlockReason } from "./purchase-block-reason";

/** The product data of a card, kept small because it is sent to the browser beside the markup. */
export type ProductCardModel = {
  slug: string;
  name: string;
  /** Undefined without a category. */
  category?: string | undefined;
  image?: string | undefined;
  price: number;
  originalPrice?: number | undefined;
  stock: string;
  /** Undefined while the product is on sale. `nextChangeAt` is when the schedule changes it next. */
  phase?: "upcoming" | "ended" | undefined;
  nextChangeAt?: number | undefined;
  /** Why it cannot be bought now. */
  blockReason?: string | undefined;
  /** The option name, and each choice with its stock. */
  option?: string | undefined;
  choices?: [name: string, left: number][] | undefined;
};

/** The card data of a product. Missing fields are left out: undefined ones would be sent by name. */
export function toProductCardModel(product: Product): ProductCardModel {
  const { price, was } = getDisplayPrice(product);
  const choices = product.variants.filter(({ name }) => name !== "");
  const [category] = product.categories;
  const image = product.images[0]?.url;
  const nextChangeAt = getNextPhaseChange(product, Date.parse(product.countedAt));
  const blockReason = purchaseBlockReason(product);
  return {
    slug: product.slug,
    name: product.name,
    ...(category !== undefined && { category }),
    ...(image !== undefined && { image }),
    price,
    ...(was !== null && { originalPrice: was }),
    stock: stockSentence(product),
    ...(product.phase !== "live" && { phase: product.phase }),
    ...(nextChangeAt !== null && { nextChangeAt }),
    ...(blockReason !== null && { blockReason }),
    ...(choices.length > 0 && {
      option: choices[0]?.option || "Choice",
      choices: choices.map(({ name, stock }): [string, number] => [name, stock]),
    }),
  };
}

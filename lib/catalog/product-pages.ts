import { pagesShowing } from "@/lib/core/urls/pages-showing";
import { leadersOfProduct } from "@/lib/exhibitions/leaders-of-product";

/** The prerendered pages that show a product. */
export const productPages = (slug: string): string[] => pagesShowing.product(slug, leadersOfProduct(slug));

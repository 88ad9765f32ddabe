import { leaders } from "@/lib/exhibitions/collection/leaders";

/** The slugs of the leaders whose artwork a product sells. */
export function leadersOfProduct(productSlug: string): string[] {
  return leaders.filter((leader) => leader.productSlug === productSlug).map(({ slug }) => slug);
}

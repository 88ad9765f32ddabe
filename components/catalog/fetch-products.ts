import { api } from "@/lib/api-client/client";
import { apiPaths } from "@/lib/core/urls/api-paths";
import { type ProductCardModel, toProductCardModel } from "./product-card-model";

/** The current products, or null when the server does not respond. */
export async function fetchProducts(): Promise<ProductCardModel[] | null> {
  const result = await api.get(apiPaths.products);
  return result.ok ? result.data.products.map(toProductCardModel) : null;
}

import { api } from "@/lib/http/api-client";
import { apiPaths } from "@/lib/platform/api-paths";
import type { Product } from "@/lib/shop/contracts";
import { type ShelfPiece, shelfPiece } from "./shelf-piece";

/** The shelf as it stands this minute, or null when the store-room does not answer. */
export async function countShelf(): Promise<ShelfPiece[] | null> {
  const result = await api.get<{ products: Product[] }>(apiPaths.products);
  return result.ok ? result.data.products.map(shelfPiece) : null;
}

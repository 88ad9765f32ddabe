"use client";

import { polling, useApi } from "@/lib/api-client/use-api";
import type { Product } from "@/lib/catalog/contracts";
import { apiPaths } from "@/lib/core/urls/api-paths";
import { type ProductCardModel, toProductCardModel } from "./product-card-model";

const SECOND = 1_000;
const HOUR = 3_600 * SECOND;

/** How long to wait for the next opening or end of a drop, with a random delay that spreads the requests of many browsers. */
function refetchDelay(latest: { products: Product[] } | undefined): number {
  if (!latest) return 5 * SECOND;
  const next = Math.min(...latest.products.flatMap((product) => toProductCardModel(product).nextChangeAt ?? []));
  if (next === Number.POSITIVE_INFINITY) return HOUR;
  // Past due, the clock of this device is ahead of the server's: the interval grows with the difference.
  const wait = next - Date.now();
  return (wait > 0 ? Math.min(wait, HOUR) : Math.min(-wait, 60 * SECOND)) + (1 + 2 * Math.random()) * SECOND;
}

type LiveProductsProps = { onProducts: (products: ProductCardModel[]) => void; onFailed: () => void };

/** Reads the products for `ProductGrid`, again when a drop opens or ends. A file of its own, so that visitors do not load SWR. */
export function LiveProducts({ onProducts, onFailed }: LiveProductsProps) {
  useApi(apiPaths.products, {
    ...polling(refetchDelay),
    // Each response has to be reported.
    dedupingInterval: 0,
    onSuccess: ({ products }) => onProducts(products.map(toProductCardModel)),
    onError: onFailed,
  });
  return null;
}

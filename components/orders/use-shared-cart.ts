"use client";

import { useApi } from "@/lib/api-client/use-api";
import { apiPaths } from "@/lib/core/urls/api-paths";
import type { Cart } from "@/lib/orders/contracts";

type SharedCartOptions = { fallbackData?: { cart: Cart } | undefined; revalidateOnMount?: boolean };

/** The cart of the header, the drawer and the cart page: one read, with the same options everywhere. */
export const useSharedCart = (options: SharedCartOptions) =>
  useApi(apiPaths.cart, {
    revalidateOnFocus: true,
    revalidateOnReconnect: true,
    shouldRetryOnError: true,
    ...options,
  });

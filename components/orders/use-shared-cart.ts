"use client";

import type { ApiFailure } from "@/lib/api-client/client";
import { useApi } from "@/lib/api-client/use-api";
import { apiPaths } from "@/lib/core/urls/api-paths";
import type { Cart } from "@/lib/orders/contracts";

type SharedCartOptions = {
  /** The cart of a visitor. */
  guest: boolean;
  fallbackData?: { cart: Cart } | undefined;
  revalidateOnMount?: boolean;
};

/** The cart of the header, the drawer and the cart page: one read, with the same options everywhere. */
export const useSharedCart = ({ guest, ...options }: SharedCartOptions) =>
  useApi(guest ? apiPaths.guestCart : apiPaths.cart, {
    revalidateOnFocus: true,
    revalidateOnReconnect: true,
    // The session has ended: another try has the same result.
    shouldRetryOnError: ({ status }: ApiFailure) => status !== 401,
    ...options,
  });

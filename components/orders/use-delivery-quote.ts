"use client";

import { useApi } from "@/lib/api-client/use-api";
import { isNigeria } from "@/lib/auth/contracts";
import { apiPaths } from "@/lib/core/urls/api-paths";
import type { DeliveryQuote } from "@/lib/orders/delivery-zones/contracts";

/** What delivery to the chosen country costs; `initial` is the price in Nigeria, and holds until the first reply. */
export function useDeliveryQuote(country: string, initial: DeliveryQuote): DeliveryQuote {
  const isKnown = isNigeria(country);
  const { data } = useApi(isKnown ? null : apiPaths.delivery, { query: { country }, keepPreviousData: true });
  return isKnown ? initial : (data?.delivery ?? initial);
}

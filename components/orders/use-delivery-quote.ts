"use client";

import { useEffect, useState } from "react";
import { useApi } from "@/lib/api-client/use-api";
import { apiPaths } from "@/lib/core/urls/api-paths";
import type { DeliveryQuote } from "@/lib/orders/delivery-zones/contracts";

const typingPause = 400;

/** What delivery to the country that is being typed costs; `initial` is the price in Nigeria, and holds until the first reply. */
export function useDeliveryQuote(country: string, initial: DeliveryQuote): DeliveryQuote {
  const [settled, setSettled] = useState("Nigeria");
  useEffect(() => {
    const timer = setTimeout(() => setSettled(country.trim()), typingPause);
    return () => clearTimeout(timer);
  }, [country]);
  const isKnown = settled === "" || settled.toLowerCase() === "nigeria";
  const { data } = useApi(isKnown ? null : apiPaths.delivery, { query: { country: settled }, keepPreviousData: true });
  return isKnown ? initial : (data?.delivery ?? initial);
}

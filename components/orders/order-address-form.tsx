"use client";

import { AddressForm } from "@/components/auth/address-form";
import { api } from "@/lib/api-client/client";
import { apiPaths } from "@/lib/core/urls/api-paths";

const errors = { offline: "Network error", otherwise: "Network error" };

/** Adds the shipping address to an order that has none. */
export function OrderAddressForm({ number }: { number: string }) {
  return (
    <AddressForm
      action={apiPaths.orderAddress(number)}
      save={(body) => api.post(apiPaths.orderAddress(number), body)}
      errors={errors}
      refresh
    />
  );
}

"use client";

import { useRouter } from "next/navigation";
import { AddressForm } from "@/components/auth/address-form";
import { api } from "@/lib/api-client/client";
import { apiPaths } from "@/lib/core/urls/api-paths";

/** Adds the shipping address to an order that has none. */
export function OrderAddressForm({ number }: { number: string }) {
  const router = useRouter();
  return (
    <AddressForm
      action={apiPaths.orderAddress(number)}
      save={async (shippingAddress) => {
        const result = await api.post(apiPaths.orderAddress(number), { shippingAddress });
        if (result.ok) router.refresh();
        return result.ok ? "" : `❌ ${result.error || "Network error"}`;
      }}
    />
  );
}

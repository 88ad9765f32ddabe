"use client";

import { useRouter } from "next/navigation";
import { AddressForm } from "@/components/accounts/address-form";
import { api } from "@/lib/http/api-client";
import { apiPaths } from "@/lib/platform/api-paths";

/** For an order that nobody knows where to send. */
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

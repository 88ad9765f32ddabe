"use client";

import { AddressForm } from "@/components/auth/address-form";
import { api } from "@/lib/api-client/client";
import type { ShippingAddress } from "@/lib/auth/contracts";
import { accountApiPaths } from "@/lib/core/urls/account-api-paths";

const errors = { offline: "Network error", otherwise: "Network error" };

type OrderAddressFormProps = { number: string; address?: ShippingAddress | null };

/** Adds the shipping address to an order, or changes it. */
export function OrderAddressForm({ number, address = null }: OrderAddressFormProps) {
  return (
    <AddressForm
      address={address}
      action={accountApiPaths.orderAddress(number)}
      save={(body) => api.post(accountApiPaths.orderAddress(number), body)}
      errors={errors}
      refresh
    />
  );
}

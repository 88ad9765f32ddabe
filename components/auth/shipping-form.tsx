"use client";

import type { ShippingAddress } from "@/lib/auth/contracts";
import { apiPaths } from "@/lib/core/urls/api-paths";
import { AddressForm } from "./address-form";
import { saveProfile } from "./save-profile";
import { useFormFeedback } from "./use-form-feedback";

/** The shipping address of the account. */
export function ShippingForm({ address }: { address: ShippingAddress | null }) {
  return (
    <AddressForm
      id="address"
      action={apiPaths.updateProfile}
      address={address}
      feedback={useFormFeedback("address")}
      save={(shippingAddress) => saveProfile({ shippingAddress })}
    />
  );
}

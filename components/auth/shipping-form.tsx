"use client";

import type { ShippingAddress } from "@/lib/auth/contracts";
import { apiPaths } from "@/lib/core/urls/api-paths";
import { AddressForm } from "./address-form";
import { saveProfile, saveProfileOptions } from "./save-profile";
import { useFormMessage } from "./use-form-message";

/** The shipping address of the account. */
export function ShippingForm({ address }: { address: ShippingAddress | null }) {
  return (
    <AddressForm
      id="address"
      action={apiPaths.updateProfile}
      address={address}
      initialMessage={useFormMessage("address")}
      save={saveProfile}
      {...saveProfileOptions}
      refresh
    />
  );
}

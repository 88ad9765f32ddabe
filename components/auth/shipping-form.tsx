"use client";

import type { ShippingAddress } from "@/lib/auth/contracts";
import { accountApiPaths } from "@/lib/core/urls/account-api-paths";
import { AddressForm } from "./address-form";
import { saveProfile, saveProfileOptions } from "./save-profile";
import { useFormMessage } from "./use-form-message";

/** The shipping address of the account. */
export function ShippingForm({ address }: { address: ShippingAddress | null }) {
  return (
    <AddressForm
      id="address"
      action={accountApiPaths.updateProfile}
      address={address}
      initialMessage={useFormMessage("address")}
      save={saveProfile}
      {...saveProfileOptions}
      refresh
    />
  );
}

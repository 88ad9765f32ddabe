"use client";

import type { ShippingAddress } from "@/lib/accounts/contracts";
import { apiPaths } from "@/lib/platform/api-paths";
import { AddressForm } from "./address-form";
import { saveProfile } from "./save-profile";
import { useFormNews } from "./use-form-news";

/** Where this person's parcels go. */
export function ShippingForm({ address }: { address: ShippingAddress | null }) {
  return (
    <AddressForm
      id="address"
      action={apiPaths.updateProfile}
      address={address}
      news={useFormNews("address")}
      save={(shippingAddress) => saveProfile({ shippingAddress })}
    />
  );
}

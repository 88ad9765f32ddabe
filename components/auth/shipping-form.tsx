"use client";

import type { ShippingAddress } from "@/lib/auth/contracts";
import { accountApiPaths } from "@/lib/core/urls/account-api-paths";
import { AddressForm } from "./address-form";
import { saveProfile, saveProfileOptions } from "./save-profile";
import { useFormMessage } from "./use-form-message";

type ShippingFormProps = {
  address: ShippingAddress | null;
  /** The slug of the draw whose page has the form. */
  draw?: string;
};

/** The shipping address of the account. */
export function ShippingForm({ address, draw }: ShippingFormProps) {
  return (
    <AddressForm
      id="address"
      action={accountApiPaths.updateProfile}
      address={address}
      initialMessage={useFormMessage("address")}
      save={saveProfile}
      {...saveProfileOptions}
      refresh
    >
      {draw !== undefined && <input type="hidden" name="draw" value={draw} />}
    </AddressForm>
  );
}

"use client";

import { useSearchParams } from "next/navigation";
import { useState } from "react";
import { ShippingForm } from "@/components/auth/shipping-form";
import { useFormMessage } from "@/components/auth/use-form-message";
import { Button } from "@/components/ui/button";
import { MAX_ADDRESSES, type SavedAddress, tooManyAddresses } from "@/lib/auth/addresses/contracts";
import { ReadCountries } from "./read-countries";
import { SavedAddressForm } from "./saved-address-form";
import { SavedAddressItem } from "./saved-address-item";

/** The saved addresses of the account: list, add, change, delete, and which one is the default. */
export function AddressBook({ addresses }: { addresses: readonly SavedAddress[] }) {
  const [isAdding, setAdding] = useState(false);
  const message = useFormMessage("address");
  const isOpen = useSearchParams().get("edit") === "address";
  if (addresses.length === 0) return <ShippingForm address={null} />;
  return (
    <>
      <ul aria-label="Saved addresses" className="border-ink border-t-2">
        {addresses.map((address) => (
          <SavedAddressItem key={address._id} address={address} message={message} isOpen={isOpen} />
        ))}
      </ul>
      {addresses.length < MAX_ADDRESSES ? (
        <Button
          size="small"
          variant="secondary"
          aria-expanded={isAdding}
          className="justify-self-start noscript:hidden"
          onClick={() => setAdding(!isAdding)}
        >
          Add an address
        </Button>
      ) : (
        <p className="text-muted text-small">{tooManyAddresses}</p>
      )}
      {isAdding && (
        <ReadCountries>
          <SavedAddressForm onSaved={() => setAdding(false)} />
        </ReadCountries>
      )}
    </>
  );
}

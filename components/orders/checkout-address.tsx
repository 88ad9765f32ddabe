"use client";

import { Button } from "@/components/ui/button";
import { MAX_ADDRESSES, type SavedAddress } from "@/lib/auth/addresses/contracts";
import { addressName } from "./address-name";
import { AddressText } from "./address-text";

type CheckoutAddressProps = {
  addresses: readonly SavedAddress[];
  /** The id of the chosen address. */
  chosen: string | undefined;
  onChoose: (id: string) => void;
  /** Opens the form of an address, or of a new one. */
  onEdit: (address: SavedAddress | "new") => void;
};

/** The saved addresses as a list of radio buttons, which a form without JavaScript posts as `addressId`. */
export function CheckoutAddress({ addresses, chosen, onChoose, onEdit }: CheckoutAddressProps) {
  return (
    <>
      <fieldset className="grid">
        <legend className="sr-only">Ship to</legend>
        {addresses.map((address) => {
          const { _id, shippingAddress, isDefault } = address;
          const name = addressName(address);
          return (
            <div key={_id} className="flex items-start justify-between gap-4 border-line border-b py-3">
              <div className="min-w-0">
                <label className="flex min-h-tap cursor-pointer items-center gap-3 font-semibold">
                  <input
                    type="radio"
                    name="addressId"
                    value={_id}
                    checked={chosen === _id}
                    onChange={() => onChoose(_id)}
                    className="size-5.5 shrink-0 cursor-pointer accent-accent"
                  />
                  <span className="min-w-0 wrap-anywhere">
                    {name}
                    {isDefault && <span className="font-normal text-muted text-small"> (default)</span>}
                  </span>
                </label>
                {/* Outside the label, because a phone number is a link. */}
                <AddressText
                  address={shippingAddress}
                  className="ps-8.5 font-normal font-read text-read wrap-anywhere"
                />
              </div>
              <Button
                size="small"
                variant="quiet"
                aria-label={`Edit: ${name}`}
                className="px-0! noscript:hidden"
                onClick={() => onEdit(address)}
              >
                Edit
              </Button>
            </div>
          );
        })}
      </fieldset>
      {addresses.length < MAX_ADDRESSES && (
        <Button
          size="small"
          variant="secondary"
          className="justify-self-start noscript:hidden"
          onClick={() => onEdit("new")}
        >
          Add an address
        </Button>
      )}
    </>
  );
}

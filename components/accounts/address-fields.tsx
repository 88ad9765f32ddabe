"use client";

import { useState } from "react";
import * as z from "zod/mini";
import { TextField } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { type ShippingAddress, shippingAddress } from "@/lib/accounts/contracts";
import { nigerianStates } from "./nigerian-states";

/** A field's name, as the contracts of the calls spell it that take an address, so that the form can be sent without script. */
export const addressField = (field: string) => `shippingAddress.${field}`;

type AddressFieldsProps = {
  address?: ShippingAddress | null | undefined;
  /** What is wrong, by the name of the field. */
  errors?: Record<string, string> | undefined;
};

/** Where a parcel goes. The state is chosen from a list in Nigeria and written elsewhere. */
export function AddressFields({ address, errors = {} }: AddressFieldsProps) {
  const [country, setCountry] = useState(address?.country ?? "Nigeria");
  const inNigeria = country.trim().toLowerCase() === "nigeria";
  const state = address?.state ?? "";
  const listed = nigerianStates.some((name) => name === state);
  const text = (name: Exclude<keyof ShippingAddress, "country">, autoComplete: string, maxLength: number) => ({
    name: addressField(name),
    autoComplete: `shipping ${autoComplete}`,
    maxLength,
    defaultValue: address?.[name] ?? "",
    error: errors[name],
  });
  return (
    <div className="grid grid-cols-2 gap-x-4 gap-y-5">
      <TextField label="Address Line 1" required className="col-span-full" {...text("line1", "address-line1", 120)} />
      <TextField label="Address Line 2" className="col-span-full" {...text("line2", "address-line2", 120)} />
      <TextField label="City" required className="max-xs:col-span-full" {...text("city", "address-level2", 60)} />
      {inNigeria ? (
        <Select
          label="State"
          required
          className="max-xs:col-span-full"
          name={addressField("state")}
          autoComplete="shipping address-level1"
          defaultValue={state}
          error={errors.state}
        >
          <option value="">Choose a state</option>
          {state !== "" && !listed && <option>{state}</option>}
          {nigerianStates.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </Select>
      ) : (
        <TextField label="State" required className="max-xs:col-span-full" {...text("state", "address-level1", 60)} />
      )}
      <TextField label="Postal Code" hint="If there is one" {...text("postalCode", "postal-code", 12)} />
      <TextField
        label="Country"
        required
        name={addressField("country")}
        autoComplete="shipping country-name"
        maxLength={60}
        value={country}
        onChange={(event) => setCountry(event.target.value)}
        error={errors.country}
      />
    </div>
  );
}

type ReadAddress = { address: ShippingAddress; wrong: null } | { address: null; wrong: Record<string, string> };

/** The address that a form around `AddressFields` holds, or what is wrong with it, field by field. */
export function readAddress(form: HTMLFormElement): ReadAddress {
  const read = z.safeParse(shippingAddress, addressOf(form));
  if (read.success) return { address: read.data, wrong: null };
  const wrong: Record<string, string> = {};
  for (const { path, message } of read.error.issues) wrong[String(path[0])] ??= message;
  return { address: null, wrong };
}

function addressOf(form: HTMLFormElement): Record<string, string> {
  const fields = new FormData(form);
  return Object.fromEntries(
    (["line1", "line2", "city", "state", "postalCode", "country"] as const).map((name) => [
      name,
      String(fields.get(addressField(name)) ?? ""),
    ]),
  );
}

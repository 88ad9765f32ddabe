"use client";

import { useState } from "react";
import * as z from "zod/mini";
import { TextField } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { type ShippingAddress, shippingAddress } from "@/lib/auth/contracts";
import { nigerianStates } from "./nigerian-states";

/** The name of a field as in the request schema, so that the form also works without JavaScript. */
export const addressFieldName = (field: string) => `shippingAddress.${field}`;

type AddressFieldsProps = {
  address?: ShippingAddress | null | undefined;
  /** Error messages by field name. */
  errors?: Record<string, string> | undefined;
};

/** A shipping address. In Nigeria the state is selected from a list; elsewhere it is typed. */
export function AddressFields({ address, errors = {} }: AddressFieldsProps) {
  const [country, setCountry] = useState(address?.country ?? "Nigeria");
  const inNigeria = country.trim().toLowerCase() === "nigeria";
  const state = address?.state ?? "";
  const listed = nigerianStates.some((name) => name === state);
  const text = (name: Exclude<keyof ShippingAddress, "country">, autoComplete: string, maxLength: number) => ({
    name: addressFieldName(name),
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
          name={addressFieldName("state")}
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
      <TextField label="Postal Code" hint="Optional" {...text("postalCode", "postal-code", 12)} />
      <TextField
        label="Country"
        required
        name={addressFieldName("country")}
        autoComplete="shipping country-name"
        maxLength={60}
        value={country}
        onChange={(event) => setCountry(event.target.value)}
        error={errors.country}
      />
    </div>
  );
}

type AddressFormResult = { address: ShippingAddress; errors: null } | { address: null; errors: Record<string, string> };

/** Reads the address of a form around `AddressFields`, or the error of each field. */
export function readAddressForm(form: HTMLFormElement): AddressFormResult {
  const read = z.safeParse(shippingAddress, formAddress(form));
  if (read.success) return { address: read.data, errors: null };
  const wrong: Record<string, string> = {};
  for (const { path, message } of read.error.issues) wrong[String(path[0])] ??= message;
  return { address: null, errors: wrong };
}

function formAddress(form: HTMLFormElement): Record<string, string> {
  const fields = new FormData(form);
  return Object.fromEntries(
    (["line1", "line2", "city", "state", "postalCode", "country"] as const).map((name) => [
      name,
      String(fields.get(addressFieldName(name)) ?? ""),
    ]),
  );
}

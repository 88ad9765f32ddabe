"use client";

import { useId, useState } from "react";
import { TextField } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import type { FieldProps } from "@/components/ui/use-api-form";
import { isNigeria, type ShippingAddress } from "@/lib/auth/contracts";
import { CountryOptions } from "./country-options";
import { nigerianStates } from "./nigerian-states";

type AddressFieldName = `shippingAddress.${keyof ShippingAddress}`;

type AddressFieldsProps = {
  address?: ShippingAddress | null | undefined;
  /** Connects a field of the form, whose contract has a `shippingAddress`. */
  field: (name: AddressFieldName) => FieldProps;
  /** Called with each change of the country. */
  onCountry?: (country: string) => void;
};

/** The fields of a shipping address as a form starts with them. */
export const addressValues = (address: ShippingAddress | null | undefined): ShippingAddress => ({
  recipient: "",
  phone: "",
  ...(address ?? { line1: "", line2: "", city: "", state: "", postalCode: "", country: "Nigeria" }),
});

type Lgas = typeof import("./nigerian-lgas").nigerianLgas;

/**
 * A shipping address. The country comes first, because it decides the other fields: in Nigeria the state is selected from a list, and
 * local government areas are suggested as the city, which is free text; elsewhere both are typed, and the state is optional.
 */
export function AddressFields({ address, field, onCountry }: AddressFieldsProps) {
  const saved = address?.country ?? "Nigeria";
  const [country, setCountry] = useState(saved);
  const inNigeria = isNigeria(country);
  const state = address?.state ?? "";
  const [chosenState, setChosenState] = useState(state);
  const [lgas, setLgas] = useState<Lgas>({});
  const lgaList = useId();
  const loadLgas = () =>
    void import("./nigerian-lgas").then(
      (loaded) => setLgas(loaded.nigerianLgas),
      // Without the list the city is typed.
      () => undefined,
    );
  const listed = nigerianStates.some((name) => name === state);
  const text = (name: keyof ShippingAddress, autoComplete: string, maxLength: number) => ({
    ...field(`shippingAddress.${name}`),
    autoComplete: `shipping ${autoComplete}`,
    maxLength,
  });
  const countryField = field("shippingAddress.country");
  const stateField = field("shippingAddress.state");

  function chooseCountry(chosen: string) {
    setCountry(chosen);
    onCountry?.(chosen);
    if (isNigeria(chosen) === inNigeria) return;
    // A state of Nigeria is not one of another country.
    setChosenState("");
    void stateField.onChange({ type: "change", target: { name: stateField.name, value: "" } });
  }

  return (
    <div className="grid grid-cols-2 gap-x-4 gap-y-5">
      <Select
        label="Country"
        required
        className="col-span-full"
        autoComplete="shipping country-name"
        {...countryField}
        onChange={(event) => {
          void countryField.onChange(event);
          chooseCountry(event.target.value);
        }}
      >
        <CountryOptions saved={saved} />
      </Select>
      <TextField
        label="Recipient"
        hint="Optional, if it is not you"
        className="max-xs:col-span-full"
        {...text("recipient", "name", 80)}
      />
      <TextField
        label="Phone"
        type="tel"
        hint="Optional. The courier calls it before delivery."
        className="max-xs:col-span-full"
        {...text("phone", "tel", 40)}
      />
      <TextField label="Address Line 1" required className="col-span-full" {...text("line1", "address-line1", 120)} />
      <TextField
        label="Address Line 2"
        hint="Optional"
        className="col-span-full"
        {...text("line2", "address-line2", 120)}
      />
      <TextField
        label="City"
        required
        hint={inNigeria ? "Or the local government area" : undefined}
        className="max-xs:col-span-full"
        list={inNigeria ? lgaList : undefined}
        onFocus={inNigeria ? loadLgas : undefined}
        {...text("city", "address-level2", 60)}
      />
      {inNigeria && (
        <datalist id={lgaList}>
          {Object.entries(lgas).map(
            ([name, areas]) =>
              (chosenState === "" || chosenState === name) &&
              areas.map((area) => (
                <option key={`${area}, ${name}`} value={area}>
                  {name}
                </option>
              )),
          )}
        </datalist>
      )}
      {inNigeria ? (
        <Select
          label="State"
          required
          className="max-xs:col-span-full"
          autoComplete="shipping address-level1"
          {...stateField}
          onChange={(event) => {
            setChosenState(event.target.value);
            void stateField.onChange(event);
          }}
        >
          <option value="">Choose a state</option>
          {state !== "" && !listed && <option>{state}</option>}
          {nigerianStates.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </Select>
      ) : (
        <TextField
          label="State or region"
          hint="Optional"
          className="max-xs:col-span-full"
          {...text("state", "address-level1", 60)}
        />
      )}
      <TextField label="Postal Code" hint="Optional" {...text("postalCode", "postal-code", 12)} />
    </div>
  );
}

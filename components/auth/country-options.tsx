"use client";

import { createContext, type ReactNode, useContext } from "react";

export type CountryList = {
  /** The countries with a price of delivery, without Nigeria. */
  served: readonly string[];
  others: readonly string[];
};

export const noCountries: CountryList = { served: [], others: [] };

const CountryContext = createContext<CountryList | null>(null);

type CountryProviderProps = {
  /** Null on a page that does not know them. */
  countries: CountryList | null;
  children: ReactNode;
};

/** Gives the address forms inside it the list of countries, which the server makes: browsers differ in the names. */
export function CountryProvider({ countries, children }: CountryProviderProps) {
  return <CountryContext value={countries}>{children}</CountryContext>;
}

/** The countries of the provider around it; null without any. */
export const useCountries = (): CountryList | null => useContext(CountryContext);

/** The options of a list of countries: Nigeria, those with a price of delivery, and all others. `saved` is always one of them. */
export function CountryOptions({ saved }: { saved: string }) {
  const { served, others } = useCountries() ?? noCountries;
  const isListed = saved === "Nigeria" || served.includes(saved) || others.includes(saved);
  return (
    <>
      {!isListed && <option>{saved}</option>}
      <option>Nigeria</option>
      {served.length > 0 && (
        <optgroup label="We deliver to">
          {served.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </optgroup>
      )}
      {others.length > 0 && (
        <optgroup label="Other countries">
          {others.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </optgroup>
      )}
    </>
  );
}

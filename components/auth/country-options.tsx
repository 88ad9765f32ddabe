"use client";

import { createContext, type ReactNode, useContext } from "react";

export type CountryList = {
  /** The countries with a price of delivery, without Nigeria. */
  served: readonly string[];
  others: readonly string[];
};

const CountryContext = createContext<CountryList>({ served: [], others: [] });

/** Gives the address forms inside it the list of countries, which the server makes: browsers differ in the names. */
export function CountryProvider({ countries, children }: { countries: CountryList; children: ReactNode }) {
  return <CountryContext value={countries}>{children}</CountryContext>;
}

/** The options of a list of countries: Nigeria, those with a price of delivery, and all others. `saved` is always one of them. */
export function CountryOptions({ saved }: { saved: string }) {
  const { served, others } = useContext(CountryContext);
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

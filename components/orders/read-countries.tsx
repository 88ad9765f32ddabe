"use client";

import type { ReactNode } from "react";
import { CountryProvider, noCountries, useCountries } from "@/components/auth/country-options";
import { Alert } from "@/components/ui/alert";
import { readOnce, useApi } from "@/lib/api-client/use-api";
import { apiPaths } from "@/lib/core/urls/api-paths";

/**
 * Shows an address form when the countries of its list are known. A page that shows the form from the start sends them; otherwise they
 * are read when the form is opened, because most visits of the account page change no address.
 */
export function ReadCountries({ children }: { children: ReactNode }) {
  const given = useCountries();
  const { data, error } = useApi(given ? null : apiPaths.deliveryCountries, readOnce);
  const countries = given ?? data?.countries ?? (error && noCountries);
  if (!countries)
    return (
      <p role="status" className="text-muted text-small">
        Loading the form…
      </p>
    );
  return (
    <>
      {error && countries === noCountries && (
        <Alert tone="error">The list of countries could not be loaded. Close the form and open it again.</Alert>
      )}
      <CountryProvider countries={countries}>{children}</CountryProvider>
    </>
  );
}

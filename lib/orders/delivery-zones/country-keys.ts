/** Names that buyers use beside the English name of a country. */
const otherNames: Record<string, readonly string[]> = {
  AE: ["UAE"],
  CD: ["DR Congo", "DRC"],
  CG: ["Republic of the Congo"],
  CI: ["Ivory Coast"],
  CV: ["Cabo Verde"],
  CZ: ["Czech Republic"],
  GB: ["UK", "Great Britain", "England", "Scotland", "Wales", "Northern Ireland"],
  GM: ["The Gambia"],
  KR: ["Korea"],
  NG: ["NGA", "Federal Republic of Nigeria"],
  NL: ["Holland", "The Netherlands"],
  SZ: ["Swaziland"],
  TR: ["Turkey"],
  US: ["USA", "United States of America", "America"],
};

const alphabet = Array.from({ length: 26 }, (_, index) => String.fromCharCode(65 + index));

/** The ISO codes of countries, with their English names. A code that Intl does not know is its own name. */
function listCountries(): Map<string, string> {
  const names = new Intl.DisplayNames("en", { type: "region" });
  const codes = alphabet.flatMap((first) => alphabet.map((second) => first + second));
  const notCountries = new Set(["EU", "EZ", "UN", "UK", "QO", "XA", "XB", "ZZ"]);
  return new Map(
    codes.flatMap((code) => {
      const name = names.of(code) ?? code;
      return name === code || notCountries.has(code) ? [] : [[code, name] as const];
    }),
  );
}

/** A country as it is compared. The SQL function `shop_country_key` does the same. */
export const countryKey = (country: string): string =>
  country
    .toLowerCase()
    .replace(/[\s.,'’()&-]+/g, " ")
    .trim() || "nigeria";

/** The English names of all countries, in alphabetical order. */
export const countryNames = (): string[] =>
  [...new Set(listCountries().values())].sort((one, other) => one.localeCompare(other, "en"));

const withoutAccents = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "");

type Country = { name: string; keys: string[] };
let countries: Map<string, Country> | undefined;

/** Every country by each of its keys. */
function countriesByKey(): Map<string, Country> {
  countries ??= new Map(
    [...listCountries()].flatMap(([code, name]) => {
      const written = [name, name.replace("&", "and"), code, ...(otherNames[code] ?? [])];
      const keys = [...new Set(written.flatMap((text) => [countryKey(text), countryKey(withoutAccents(text))]))];
      return keys.map((key) => [key, { name, keys }] as const);
    }),
  );
  return countries;
}

/** The English name of a country as somebody wrote it, and the keys of every way to write it; null for no country. */
export const findCountry = (written: string): Country | null => countriesByKey().get(countryKey(written)) ?? null;

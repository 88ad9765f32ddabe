import { expect, test } from "vitest";
import { countryKey, findCountry } from "@/lib/orders/delivery-zones/country-keys";

test.each([
  ["Nigeria", "Nigeria"],
  [" nigeria. ", "Nigeria"],
  ["NG", "Nigeria"],
  ["uk", "United Kingdom"],
  ["U.S.A.", null],
  ["usa", "United States"],
  ["cote d'ivoire", "Côte d’Ivoire"],
  ["CÔTE D’IVOIRE", "Côte d’Ivoire"],
  ["Ivory Coast", "Côte d’Ivoire"],
  ["Atlantis", null],
  ["European Union", null],
])("%s is the country %s", (written, name) => expect(findCountry(written)?.name ?? null).toBe(name));

test("a country is compared without case and punctuation; none is Nigeria, the default of an address", () => {
  expect(countryKey("  Trinidad & Tobago ")).toBe("trinidad tobago");
  expect(countryKey(" ")).toBe("nigeria");
});

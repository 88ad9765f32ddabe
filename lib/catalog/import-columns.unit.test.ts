import { expect, test } from "vitest";
import { guessColumns } from "@/lib/catalog/import-columns";
import { productColumnNames } from "@/lib/catalog/import-contracts";

test("recognises every column of the export", () => {
  expect(guessColumns(Object.values(productColumnNames))).toEqual(Object.keys(productColumnNames));
});

test("recognises the names of other shops and languages, whatever their signs", () => {
  expect(guessColumns(["Handle", "Title", "PRICE (₦)", "Qty.", "product_type", "Preis "])).toEqual([
    "slug",
    "name",
    null,
    "stock",
    "categories",
    null,
  ]);
  for (const header of ["Price", "cost", "Amount", "Preis", "price_ngn"])
    expect(guessColumns([header])).toEqual(["price"]);
});

test("leaves an unknown name, and two names for one field, to the admin", () => {
  expect(guessColumns(["Colour", "Price", "Cost"])).toEqual([null, null, null]);
  expect(guessColumns(["Price (naira)", "Cost"])).toEqual(["price", null]);
});

import { CsvHelp } from "@/components/admin/ui/csv-help";
import { type ProductColumn, productColumnNames } from "@/lib/catalog/import-contracts";
import { writeSampleCsv } from "./sample-csv";

const values: Record<ProductColumn, string> = {
  slug: "Lower-case letters, digits and hyphens. Needed in every row.",
  name: "Up to 120 characters. Needed for a new product.",
  description: "Up to 5,000 characters. Empty removes the text.",
  price: "12500.50 or ₦12,500.50. Needed for a new product.",
  salePrice: "The same. Empty for none.",
  categories: "Words separated by commas, up to 20.",
  tags: "Words separated by commas, up to 20.",
  inStock: "yes or no.",
  editionSize: "A whole number. Empty for an open edition.",
  limitPerPerson: "A whole number up to 1,000. Empty for no limit.",
  opensAt: "Like 2026-12-01 12:00. Empty for at once.",
  closesAt: "The same. Empty for never.",
  stock: "A whole number, or one line for each size: M: 5. Empty changes nothing.",
  stockSeen: "Written by “Export CSV”. Do not edit it: sales since then stay counted.",
  images: "One line each: a path or an https link, a space, the description.",
  material: "Up to 300 characters.",
  dimensions: "Height × width, or height × width × depth: 46 × 31.",
  care: "Up to 1,000 characters.",
  sizeGuide: "A line with the measurements, Size, Chest, Length, and one for each size, M, 55, 72.",
  series: "Up to 60 characters. Empty for none.",
};

/** A sample file, and what each column takes. */
export const ImportHelp = () => (
  <CsvHelp
    file={{ label: "Sample file", name: "products-sample.csv", csv: writeSampleCsv() }}
    names={productColumnNames}
    values={values}
  />
);

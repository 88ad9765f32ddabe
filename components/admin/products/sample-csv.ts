import { writePlainCsv } from "@/components/admin/ui/plain-csv";
import { type ProductColumn, productColumnNames } from "@/lib/catalog/import-contracts";
import { keysOf } from "@/lib/core/keys-of";

// A file to begin with.
const examples: readonly Partial<Record<ProductColumn, string>>[] = [
  {
    slug: "example-vase",
    name: "Example Vase",
    description: "A vase for the example file.",
    price: "12500.50",
    categories: "Vases, Bronze",
    tags: "example",
    inStock: "no",
    editionSize: "50",
    limitPerPerson: "2",
    opensAt: "2090-12-01 12:00",
    closesAt: "2090-12-31 12:00",
    stock: "50",
    images: "/images/products/handover-amphora-1-960.jpg A clay amphora, from the front",
    material: "Bronze",
    dimensions: "46 × 31 × 28",
    care: "Dust it with a dry cloth.",
    series: "Examples",
  },
  {
    slug: "example-shirt",
    name: "Example Shirt",
    description: "A shirt in three sizes, on sale.",
    price: "20000",
    salePrice: "15000",
    categories: "Clothing",
    tags: "example",
    inStock: "no",
    stock: "S: 4\nM: 5\nL: 3",
    material: "Cotton",
    sizeGuide: "Size, Chest, Length\nS, 50, 70\nM, 55, 72\nL, 60, 74",
  },
];

/** A CSV with two examples, for Excel too. Without the stock at export, which only an exported file has. */
export function writeSampleCsv(): string {
  const columns = keysOf(productColumnNames).filter((column) => column !== "stockSeen");
  const rows = examples.map((row) => columns.map((column) => row[column] ?? ""));
  return writePlainCsv([columns.map((column) => productColumnNames[column]), ...rows]);
}

import type { ProductColumn } from "@/lib/catalog/import-contracts";

/** What each column of a file of products is called where an admin assigns the columns. */
export const fieldNames: Record<ProductColumn, string> = {
  slug: "Slug",
  name: "Name",
  description: "Description",
  price: "Price in naira",
  salePrice: "Sale price in naira",
  categories: "Categories",
  tags: "Tags",
  inStock: "For sale (yes or no)",
  editionSize: "Edition",
  limitPerPerson: "Limit per person",
  opensAt: "Opens (Lagos time)",
  closesAt: "Ends (Lagos time)",
  stock: "Stock",
  stockSeen: "Stock when saved",
  images: "Pictures",
  material: "Material",
  dimensions: "Dimensions in cm",
  care: "Care",
  sizeGuide: "Size guide",
  series: "Series",
};

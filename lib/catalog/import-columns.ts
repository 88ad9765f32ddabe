import { type ProductColumn, productColumnNames } from "@/lib/catalog/import-contracts";
import { guessColumnsBy } from "@/lib/core/csv-columns";

/** Other names of the columns, as other shops and spreadsheets write them, in lower case without signs. */
const synonyms: Partial<Record<ProductColumn, readonly string[]>> = {
  slug: ["handle", "url", "url handle", "permalink"],
  name: ["title", "product", "product name", "product title", "item", "item name", "artikel", "nom", "nombre"],
  description: ["details", "body", "body html", "text", "about", "long description", "beschreibung"],
  price: [
    "price",
    "cost",
    "amount",
    "regular price",
    "unit price",
    "selling price",
    "price ngn",
    "naira",
    "preis",
    "prix",
    "precio",
  ],
  salePrice: ["sale", "sale price", "discount price", "special price", "offer", "reduced price", "angebotspreis"],
  categories: ["category", "type", "product type", "collection", "kategorie"],
  tags: ["tag", "keywords", "labels"],
  inStock: ["published", "active", "visible", "available", "on sale"],
  editionSize: ["edition size", "edition of", "print run"],
  limitPerPerson: ["limit per person", "max per person", "max per order"],
  opensAt: ["opens", "opens at", "start", "available from"],
  closesAt: ["ends", "closes", "end", "available until"],
  stock: ["quantity", "qty", "inventory", "units", "on hand", "in stock", "bestand", "lager", "variant inventory qty"],
  images: ["image", "picture", "pictures", "photo", "photos", "image url", "image src", "bild"],
  material: ["materials", "medium", "made of"],
  dimensions: ["size cm", "dimensions", "measurements"],
  care: ["care instructions", "washing"],
  series: ["part of series", "set"],
};

/** The field of each column; null for an unknown one. */
export const guessColumns = (header: readonly string[]): (ProductColumn | null)[] =>
  guessColumnsBy(header, { names: productColumnNames, synonyms });

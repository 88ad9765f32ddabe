import { type ProductColumn, productColumnNames } from "@/lib/catalog/import-contracts";

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

/** "Price (₦)" and "price_ngn" without signs: "price", "price ngn". */
const normalize = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

const fields = Object.keys(productColumnNames) as ProductColumn[];

/** The field that a header names: by the name in the export, else by another name; null if unknown. */
function guessField(header: string): ProductColumn | null {
  const exact = fields.find((field) => productColumnNames[field].toLowerCase() === header.trim().toLowerCase());
  if (exact) return exact;
  const name = normalize(header);
  return (
    fields.find((field) => normalize(productColumnNames[field]) === name || normalize(field) === name) ??
    fields.find((field) => synonyms[field]?.includes(name)) ??
    null
  );
}

/** The field of each column. Of two columns that seem to be the same field, only one with exactly its name is recognised. */
export function guessColumns(header: readonly string[]): (ProductColumn | null)[] {
  const guessed = header.map(guessField);
  const isExact = (index: number) => {
    const field = guessed[index];
    return field != null && productColumnNames[field].toLowerCase() === header[index]?.trim().toLowerCase();
  };
  return guessed.map((field, index) =>
    field === null || isExact(index) || guessed.filter((other) => other === field).length === 1 ? field : null,
  );
}

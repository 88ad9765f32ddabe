import { expect, test } from "vitest";
import {
  type ProductFormValues,
  productForm,
  toCopyFormValues,
  toFormValues,
} from "@/components/admin/products/product-form-values";
import type { AdminProduct } from "@/lib/catalog/admin-contracts";
import { productBody, productChange } from "@/lib/catalog/admin-contracts";

const vase: AdminProduct = {
  _id: "prd_1",
  slug: "vase",
  name: "Vase",
  description: "A vase.",
  price: 12_500.5,
  salePrice: null,
  currency: "NGN",
  categories: ["Vases"],
  tags: ["clay", "blue"],
  series: null,
  draw: null,
  membersFirst: false,
  stock: 4,
  reserved: 1,
  inStock: true,
  images: [{ url: "/images/vase-960.jpg", alt: "A vase" }],
  variants: [{ name: "", option: "", stock: 4 }],
  editionSize: 50,
  editionIssued: 3,
  label: null,
  artworkSlug: null,
  material: null,
  care: null,
  dimensions: null,
  sizeGuide: null,
  opensAt: null,
  closesAt: null,
  phase: "live",
  countedAt: "2026-11-21T00:00:00.000Z",
  limitPerPerson: null,
  version: 7,
  updatedAt: "2026-11-01T00:00:00.000Z",
  deletedAt: null,
  held: 1,
  sold: 3,
};

test("leaves the empty lines of a wall label out", () => {
  const typed = toFormValues({ ...vase, label: { year: "2026" } });
  const parsed = productForm(vase).parse({ ...typed, label: { ...typed.label, medium: " Clay ", credit: "  " } });
  expect(productChange.parse(parsed).label).toEqual({ year: "2026", medium: "Clay" });
});

test("sends an untouched product unchanged, with the version and stock it was loaded with", () => {
  const body = productChange.parse(productForm(vase).parse(toFormValues(vase)));
  expect(body).toMatchObject({
    name: "Vase",
    price: 12_500.5,
    salePrice: null,
    categories: ["Vases"],
    tags: ["clay", "blue"],
    images: vase.images,
    stock: 4,
    stockSeen: 4,
    label: null,
    version: 7,
  });
});

test("round-trips a schedule through Lagos time", () => {
  const scheduled = { ...vase, opensAt: "2026-12-01T11:00:00.000Z", closesAt: "2026-12-03T22:30:00.000Z" };
  const draft = toFormValues({ ...scheduled, limitPerPerson: 2 });
  expect([draft.opensAt, draft.closesAt, draft.limitPerPerson]).toEqual(["2026-12-01T12:00", "2026-12-03T23:30", "2"]);
  const sent = JSON.parse(JSON.stringify(productForm(scheduled).parse(draft)));
  expect(productChange.parse(sent)).toMatchObject({
    opensAt: new Date(scheduled.opensAt),
    closesAt: new Date(scheduled.closesAt),
    limitPerPerson: 2,
  });
});

test("splits and trims lists, and sends one empty entry without images", () => {
  const draft = { ...toFormValues(null), name: " Bowl ", slug: "bowl", price: "900", tags: " clay ,, blue," };
  expect(productBody.parse(productForm(null).parse(draft))).toMatchObject({
    name: "Bowl",
    price: 900,
    tags: ["clay", "blue"],
    images: [{ url: "", alt: "" }],
    stock: 0,
  });
});

test("sends variants with the stock they were loaded with, and a new name with the old one", () => {
  const shirt = {
    ...vase,
    variants: [
      { name: "M", option: "Size", stock: 2 },
      { name: "L", option: "Size", stock: 5 },
    ],
  };
  const draft = toFormValues(shirt);
  const sizes = [
    { ...draft.variants[0]!, name: "Medium", stock: "3" },
    { key: "new", originalName: null, name: "XL", stock: "1", originalStock: 0 },
  ];
  const body = productChange.parse(productForm(shirt).parse({ ...draft, variants: sizes }));
  expect(body.variants).toEqual([
    { name: "Medium", option: "Size", stock: 3, stockSeen: 2, was: "M" },
    { name: "XL", option: "Size", stock: 1 },
  ]);
  expect(body.removedSizes).toEqual(["L"]);
  expect(body.stock).toBeUndefined();
});

test("requires name, slug and price, and rejects text that is not a number", () => {
  const problems = (values: ProductFormValues) =>
    productForm(null)
      .safeParse(values)
      .error?.issues.map(({ path, message }) => [path.join("."), message]);
  expect(problems(toFormValues(null))).toEqual([
    ["name", "A name is required"],
    ["slug", "A slug is required"],
    ["price", "A price is required"],
  ]);
  expect(problems({ ...toFormValues(vase), salePrice: "a lot", editionSize: "1.5" })).toEqual([
    ["salePrice", "Enter the amount in naira, like 12500 or 12500.50"],
    ["editionSize", "Enter a whole number"],
  ]);
});

test("gives a copy its own name and slug, no stock, no dates and no sale", () => {
  const sized = {
    ...vase,
    variants: [
      { name: "M", option: "Size", stock: 2 },
      { name: "L", option: "Size", stock: 5 },
    ],
    opensAt: "2026-12-01T11:00:00.000Z",
  };
  const body = productBody.parse(productForm(null).parse(toCopyFormValues({ product: sized, slug: "vase-copy" })));
  expect(body).toMatchObject({
    name: "Vase (copy)",
    slug: "vase-copy",
    price: 12_500.5,
    images: vase.images,
    editionSize: 50,
    inStock: false,
    opensAt: null,
    variants: [
      { name: "M", stock: 0 },
      { name: "L", stock: 0 },
    ],
  });
  expect(body).not.toHaveProperty("version");
});

import { expect, test } from "vitest";
import { bodyOf, draftOf, draftOfCopy, missingIn, slugOf, wordsOf } from "@/components/admin/product-draft";
import type { DeskProduct } from "@/lib/shop/desk-contracts";
import { productBody, productChange } from "@/lib/shop/desk-contracts";

const vase: DeskProduct = {
  _id: "prd_1",
  slug: "vase",
  name: "Vase",
  description: "A vase.",
  price: 12_500.5,
  salePrice: null,
  currency: "NGN",
  categories: ["Vases"],
  tags: ["clay", "blue"],
  stock: 4,
  inStock: true,
  images: [{ url: "/images/vase-960.jpg", alt: "A vase" }],
  variants: [{ name: "", option: "", stock: 4 }],
  editionSize: 50,
  editionIssued: 3,
  label: null,
  artworkSlug: null,
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

test("a drop that was opened and saved untouched is sent as it was, with the version and the count that were looked at", () => {
  const body = productChange.parse(bodyOf(draftOf(vase), vase));
  expect(body).toMatchObject({
    name: "Vase",
    price: 12_500.5,
    salePrice: null,
    categories: ["Vases"],
    tags: ["clay", "blue"],
    images: vase.images,
    stock: 4,
    stockSeen: 4,
    version: 7,
  });
});

test("a schedule is written by the clock of Lagos and comes back to the minute it was", () => {
  const scheduled = { ...vase, opensAt: "2026-12-01T11:00:00.000Z", closesAt: "2026-12-03T22:30:00.000Z" };
  const draft = draftOf({ ...scheduled, limitPerPerson: 2 });
  expect([draft.opensAt, draft.closesAt, draft.limitPerPerson]).toEqual(["2026-12-01T12:00", "2026-12-03T23:30", "2"]);
  const sent = JSON.parse(JSON.stringify(bodyOf(draft, scheduled)));
  expect(productChange.parse(sent)).toMatchObject({
    opensAt: new Date(scheduled.opensAt),
    closesAt: new Date(scheduled.closesAt),
    limitPerPerson: 2,
  });
});

test("words are separated by commas and trimmed, and without a picture one empty entry is sent", () => {
  const draft = { ...draftOf(null), name: " Bowl ", slug: "bowl", price: "900", tags: " clay ,, blue," };
  expect(productBody.parse(bodyOf(draft, null))).toMatchObject({
    name: "Bowl",
    price: 900,
    tags: ["clay", "blue"],
    images: [{ url: "", alt: "" }],
    stock: 0,
  });
  expect(wordsOf(" , ")).toEqual([]);
});

test("sizes go with the count that was looked at, and a new name with the old one", () => {
  const shirt = {
    ...vase,
    variants: [
      { name: "M", option: "Size", stock: 2 },
      { name: "L", option: "Size", stock: 5 },
    ],
  };
  const draft = draftOf(shirt);
  const sizes = [
    { ...draft.sizes[0]!, name: "Medium", stock: "3" },
    { key: "new", was: null, name: "XL", stock: "1", stockSeen: 0 },
  ];
  const body = productChange.parse(bodyOf({ ...draft, sizes, removedSizes: ["L"] }, shirt));
  expect(body.variants).toEqual([
    { name: "Medium", option: "Size", stock: 3, stockSeen: 2, was: "M" },
    { name: "XL", option: "Size", stock: 1 },
  ]);
  expect(body.removedSizes).toEqual(["L"]);
  expect(body.stock).toBeUndefined();
});

test("name, slug and price have to be there, and a slug can be made of a name", () => {
  expect(missingIn(draftOf(null))).toEqual({
    name: "A name is required",
    slug: "A slug is required",
    price: "A price is required",
  });
  expect(missingIn(draftOf(vase))).toBeNull();
  expect(slugOf(" Ọ̀ṣun, at night! ")).toBe("osun-at-night");
});

test("a copy has a name and a slug of its own, nothing on the shelf, no date, no number given, and is not for sale", () => {
  const sized = {
    ...vase,
    variants: [
      { name: "M", option: "Size", stock: 2 },
      { name: "L", option: "Size", stock: 5 },
    ],
    opensAt: "2026-12-01T11:00:00.000Z",
  };
  const body = productBody.parse(bodyOf(draftOfCopy({ product: sized, slug: "vase-copy" }), null));
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

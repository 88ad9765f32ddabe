import { expect, test } from "vitest";
import type { Product } from "@/lib/shop/contracts";
import { dropFacts } from "./drop-facts";
import { shelfPiece } from "./shelf-piece";
import { whyNotBuy } from "./why-not-buy";

const drop: Product = {
  _id: "prd_1",
  slug: "vase",
  name: "Vase",
  description: "Eight hats.",
  price: 150,
  salePrice: 120,
  currency: "NGN",
  categories: [],
  tags: [],
  stock: 7,
  inStock: true,
  images: [{ url: "/images/vase-960.jpg", alt: "A vase" }],
  variants: [{ name: "", option: "", stock: 7 }],
  editionSize: 50,
  editionIssued: 43,
  label: null,
  artworkSlug: null,
  opensAt: null,
  closesAt: null,
  phase: "live",
  countedAt: "2026-11-21T00:00:00.000Z",
  limitPerPerson: null,
  version: 1,
  updatedAt: "2026-11-21T00:00:00.000Z",
};

test("the shelf shows the price that is charged, and the old one beside it", () => {
  expect(shelfPiece(drop)).toMatchObject({ price: 120, was: 150 });
  expect(shelfPiece({ ...drop, salePrice: 150 })).toMatchObject({ price: 150, was: undefined });
});

test("a drop that has not opened or has ended says so on the shelf, and to machines", () => {
  const opensAt = "2026-12-01T11:00:00.000Z";
  const upcoming: Product = { ...drop, opensAt, phase: "upcoming" };
  expect(shelfPiece(upcoming)).toMatchObject({
    phase: "upcoming",
    next: Date.parse(opensAt),
    stock: "Opens on 1 December 2026 at 12:00, Lagos time",
    why: expect.stringContaining("not open yet"),
  });
  expect(JSON.stringify(dropFacts(upcoming, "https://a.test"))).toContain(
    `"availability":"https://schema.org/PreOrder","availabilityStarts":"${opensAt}"`,
  );
  const ended: Product = { ...drop, closesAt: "2026-11-20T23:00:00.000Z", phase: "ended" };
  expect(shelfPiece(ended)).toMatchObject({
    phase: "ended",
    stock: "Ended on 21 November 2026 at 00:00, Lagos time",
    why: expect.stringContaining("ended"),
  });
  expect(shelfPiece(ended).next).toBeUndefined();
  expect(JSON.stringify(dropFacts(ended, "https://a.test"))).toContain("schema.org/SoldOut");
});

test("a drop that cannot be bought says which of four reasons it is", () => {
  expect(whyNotBuy(drop)).toBeNull();
  expect(whyNotBuy({ ...drop, inStock: false })).toContain("not sold out");
  expect(whyNotBuy({ ...drop, stock: 0 })).toContain("30 minutes");
  expect(whyNotBuy({ ...drop, stock: 0, editionIssued: 50 })).toContain("All 50");
  expect(whyNotBuy({ ...drop, stock: 0, editionSize: null })).toContain("store-room");
});

test("search engines are told the charged price, the currency and whether it can be bought", () => {
  const offerOf = (product: Product) => JSON.stringify(dropFacts(product, "https://museum.test"));
  expect(offerOf(drop)).toContain('"price":120,"priceCurrency":"NGN","availability":"https://schema.org/InStock"');
  expect(offerOf({ ...drop, stock: 0 })).toContain("https://schema.org/SoldOut");
  expect(offerOf(drop)).toContain('"image":["https://museum.test/images/vase-960.jpg"]');
});

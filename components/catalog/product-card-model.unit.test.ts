import { expect, test } from "vitest";
import type { Product } from "@/lib/catalog/contracts";
import { toProductCardModel } from "./product-card-model";
import { productJsonLd } from "./product-jsonld";
import { purchaseBlockReason } from "./purchase-block-reason";

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
  series: null,
  draw: null,
  membersFirst: false,
  stock: 7,
  reserved: 1,
  inStock: true,
  images: [{ url: "/images/vase-960.jpg", alt: "A vase" }],
  variants: [{ name: "", option: "", stock: 7 }],
  editionSize: 50,
  editionIssued: 43,
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
  version: 1,
  updatedAt: "2026-11-21T00:00:00.000Z",
};

test("shows the sale price with the original price", () => {
  expect(toProductCardModel(drop)).toMatchObject({ price: 120, originalPrice: 150 });
  const atFullPrice = toProductCardModel({ ...drop, salePrice: 150 });
  expect(atFullPrice.price).toBe(150);
  expect(atFullPrice).not.toHaveProperty("originalPrice");
});

test("shows that a drop has not opened or has ended, also in JSON-LD", () => {
  const opensAt = "2026-12-01T11:00:00.000Z";
  const upcoming: Product = { ...drop, opensAt, phase: "upcoming" };
  expect(toProductCardModel(upcoming)).toMatchObject({
    phase: "upcoming",
    nextChangeAt: Date.parse(opensAt),
    stock: "Opens on 1 December 2026 at 12:00, Lagos time",
    blockReason: expect.stringContaining("not open yet"),
  });
  expect(JSON.stringify(productJsonLd(upcoming, "https://a.test"))).toContain(
    `"availability":"https://schema.org/PreOrder","availabilityStarts":"${opensAt}"`,
  );
  const ended: Product = { ...drop, closesAt: "2026-11-20T23:00:00.000Z", phase: "ended" };
  expect(toProductCardModel(ended)).toMatchObject({
    phase: "ended",
    stock: "Ended on 21 November 2026 at 00:00, Lagos time",
    blockReason: expect.stringContaining("ended"),
  });
  expect(toProductCardModel(ended).nextChangeAt).toBeUndefined();
  expect(JSON.stringify(productJsonLd(ended, "https://a.test"))).toContain("schema.org/SoldOut");
});

test("shows that a drop is given by a draw, also in JSON-LD", () => {
  const drawn: Product = { ...drop, draw: { slug: "vase" } };
  expect(toProductCardModel(drawn)).toMatchObject({
    stock: "Given by a draw at the moment",
    blockReason: "This drop is given by a draw at the moment. Enter the draw on its page.",
  });
  expect(JSON.stringify(productJsonLd(drawn, "https://a.test"))).toContain("schema.org/LimitedAvailability");
});

test("gives one of four reasons why a drop cannot be bought", () => {
  expect(purchaseBlockReason(drop)).toBeNull();
  expect(purchaseBlockReason({ ...drop, inStock: false })).toContain("not sold out");
  expect(purchaseBlockReason({ ...drop, stock: 0 })).toContain("30 minutes");
  expect(purchaseBlockReason({ ...drop, stock: 0, reserved: 0 })).toBe("Sold out.");
  expect(purchaseBlockReason({ ...drop, stock: 0, editionIssued: 50 })).toContain("All 50");
  expect(purchaseBlockReason({ ...drop, stock: 0, reserved: 0, editionSize: null })).toBe("Sold out.");
});

test("describes price, currency and availability in JSON-LD", () => {
  const offerOf = (product: Product) => JSON.stringify(productJsonLd(product, "https://museum.test"));
  expect(offerOf(drop)).toContain('"price":120,"priceCurrency":"NGN","availability":"https://schema.org/InStock"');
  expect(offerOf({ ...drop, stock: 0 })).toContain("https://schema.org/SoldOut");
  expect(offerOf(drop)).toContain('"image":["https://museum.test/images/vase-960.jpg"]');
});

test("gives material and size in centimetres in JSON-LD, and leaves out what is not known", () => {
  const productOf = (product: Product) => productJsonLd(product, "https://museum.test")["@graph"][0];
  const dimensions = { height: 46, width: 31, depth: null };
  expect(productOf({ ...drop, material: "Stoneware", dimensions })).toMatchObject({
    material: "Stoneware",
    height: { value: 46, unitCode: "CMT" },
    width: { value: 31, unitCode: "CMT" },
  });
  for (const field of ["material", "height", "width", "depth"]) expect(productOf(drop)).not.toHaveProperty(field);
});

test("links the shipping and returns pages in JSON-LD, with free delivery within Nigeria", () => {
  const [data] = productJsonLd(drop, "https://museum.test")["@graph"];
  expect(data).toMatchObject({
    offers: {
      shippingDetails: {
        url: "https://museum.test/shipping",
        shippingRate: { value: 0, currency: "NGN" },
        shippingDestination: { addressCountry: "NG" },
      },
      hasMerchantReturnPolicy: { applicableCountry: "NG", merchantReturnLink: "https://museum.test/returns" },
    },
  });
});

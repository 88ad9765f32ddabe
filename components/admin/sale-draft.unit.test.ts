import { expect, test } from "vitest";
import { createAuctionBody } from "@/lib/auction/admin-contracts";
import { missingInSale, saleBodyOf, saleDraftOf } from "./sale-draft";

const draft = { ...saleDraftOf(null), title: " A sceptre ", slug: "a-sceptre" };
const fieldsRefused = (body: unknown) =>
  createAuctionBody.safeParse(JSON.parse(JSON.stringify(body))).error?.issues.map(({ path }) => path.join("."));

test("a new sale has the museum's usual terms, and the call takes them", () => {
  expect(missingInSale(draft)).toBeNull();
  expect(createAuctionBody.parse(saleBodyOf(draft))).toMatchObject({
    title: "A sceptre",
    openingBid: 2_000,
    increment: 100,
    reserve: null,
    extensionWindow: 120,
    extensionCap: 10,
    bands: [],
  });
});

test("sums are read as people write them, and spans in minutes", () => {
  const body = saleBodyOf({
    ...draft,
    reserve: " ₦25,000",
    extension: "1.5",
    bands: [{ key: "a", from: "50,000", increment: "500" }],
  });
  expect(createAuctionBody.parse(body)).toMatchObject({
    reserve: 25_000,
    extension: 90,
    bands: [{ from: 50_000, increment: 500 }],
  });
});

test("what is no sum and no span is refused, never taken for none", () => {
  expect(fieldsRefused(saleBodyOf({ ...draft, reserve: "a lot" }))).toEqual(["reserve"]);
  expect(fieldsRefused(saleBodyOf({ ...draft, openingBid: "2000.50" }))).toEqual(["openingBid"]);
  expect(fieldsRefused(saleBodyOf({ ...draft, extensionWindow: "" }))).toEqual(["extensionWindow"]);
  expect(fieldsRefused(saleBodyOf({ ...draft, extensionCap: "many" }))).toEqual(["extensionCap"]);
});

test("a title, a slug, an opening price and a step have to be there", () => {
  expect(missingInSale({ ...draft, title: " ", slug: "", openingBid: "", increment: " " })).toEqual({
    title: "A title is required",
    slug: "A slug is required",
    openingBid: "Please name a sum",
    increment: "Please name a sum",
  });
});

import { expect, test } from "vitest";
import { createAuctionBody } from "@/lib/auctions/admin-contracts";
import { type AuctionFormValues, auctionForm, toFormValues } from "./auction-form-values";

const formValues: AuctionFormValues = { ...toFormValues(null), title: " A sceptre ", slug: "a-sceptre" };
const problems = (changed: Partial<AuctionFormValues>) =>
  auctionForm
    .safeParse({ ...formValues, ...changed })
    .error?.issues.map(({ path, message }) => [path.join("."), message]);

test("uses the default terms for a new auction, and the request schema accepts them", () => {
  expect(createAuctionBody.parse(auctionForm.parse(formValues))).toMatchObject({
    title: "A sceptre",
    openingBid: 2_000,
    increment: 100,
    reserve: null,
    extensionWindow: 120,
    extensionCap: 10,
    bands: [],
  });
});

test("parses formatted amounts, and durations in minutes", () => {
  const body = auctionForm.parse({
    ...formValues,
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

test("rejects an invalid amount or duration instead of reading it as empty", () => {
  expect(problems({ reserve: "a lot" })).toEqual([["reserve", "Enter an amount in whole naira"]]);
  expect(problems({ openingBid: "2000.50" })).toEqual([["openingBid", "Enter an amount in whole naira"]]);
  expect(problems({ extensionWindow: "" })).toEqual([["extensionWindow", "Enter a number"]]);
  expect(problems({ extensionCap: "many" })).toEqual([["extensionCap", "Enter a whole number"]]);
  expect(problems({ bands: [{ key: "a", from: "", increment: "9" }] })).toEqual([["bands.0.from", "Enter an amount"]]);
});

test("requires a title, a slug, an opening price and an increment", () => {
  expect(problems({ title: " ", slug: "", openingBid: "", increment: " " })).toEqual([
    ["title", "A title is required"],
    ["slug", "A slug is required"],
    ["openingBid", "Enter an amount"],
    ["increment", "Enter an amount"],
  ]);
});

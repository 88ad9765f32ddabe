import { expect, test } from "vitest";
import { createAuctionBody } from "@/lib/auctions/admin-contracts";
import { toFormValues, toRequestBody, validate } from "./auction-form-values";

const formValues = { ...toFormValues(null), title: " A sceptre ", slug: "a-sceptre" };
const invalidFields = (body: unknown) =>
  createAuctionBody.safeParse(JSON.parse(JSON.stringify(body))).error?.issues.map(({ path }) => path.join("."));

test("uses the default terms for a new auction, and the request schema accepts them", () => {
  expect(validate(formValues)).toBeNull();
  expect(createAuctionBody.parse(toRequestBody(formValues))).toMatchObject({
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
  const body = toRequestBody({
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
  expect(invalidFields(toRequestBody({ ...formValues, reserve: "a lot" }))).toEqual(["reserve"]);
  expect(invalidFields(toRequestBody({ ...formValues, openingBid: "2000.50" }))).toEqual(["openingBid"]);
  expect(invalidFields(toRequestBody({ ...formValues, extensionWindow: "" }))).toEqual(["extensionWindow"]);
  expect(invalidFields(toRequestBody({ ...formValues, extensionCap: "many" }))).toEqual(["extensionCap"]);
});

test("requires a title, a slug, an opening price and an increment", () => {
  expect(validate({ ...formValues, title: " ", slug: "", openingBid: "", increment: " " })).toEqual({
    title: "A title is required",
    slug: "A slug is required",
    openingBid: "Enter an amount",
    increment: "Enter an amount",
  });
});

import { expect, it } from "vitest";
import { bidFields } from "./bid-fields";

const parse = (amount: string, maximum = "") => bidFields(2_100).safeParse({ amount, maximum });
const errorsOf = (amount: string, maximum?: string) =>
  parse(amount, maximum).error?.issues.map(({ path, message }) => [path.join("."), message]);

it.each([
  ["", "", { amount: 2_100, maximum: undefined }],
  ["₦2,500", "5 000", { amount: 2_500, maximum: 5_000 }],
  ["2100", "2100", { amount: 2_100, maximum: 2_100 }],
])("parses a bid typed as %j with the maximum %j", (amount, maximum, parsed) => {
  expect(parse(amount, maximum).data).toEqual(parsed);
});

it.each(["2,5oo", "2500.50", "-3000", "₦", " "])("rejects the amount %j, which is not in whole naira", (amount) => {
  expect(errorsOf(amount)).toEqual([["amount", "Enter an amount in whole naira."]]);
});

it("rejects a bid below the minimum", () => {
  expect(errorsOf("2,050")).toEqual([["amount", "₦2,100 is the minimum bid."]]);
});

it.each(["2,400", "lots"])("rejects the maximum %j for a bid of 2,500", (maximum) => {
  expect(errorsOf("2,500", maximum)).toEqual([
    ["maximum", "The maximum must be a whole amount and not less than the bid."],
  ]);
});

import { dictionary } from "@zxcvbn-ts/language-common";
import { expect, it } from "vitest";
import { isCommonPassword } from "@/lib/auth/passwords/common-passwords";

it("finds each of the 3,000 most common passwords that are long enough, in any case", () => {
  const longEnough = dictionary["passwords-common"].filter((password) => password.length >= 6);
  expect(longEnough.length).toBeGreaterThan(40_000);
  const missed = longEnough
    .slice(0, 3_000)
    .filter((one) => !isCommonPassword(one) || !isCommonPassword(one.toUpperCase()));
  expect(missed).toEqual([]);
});

it.each(["LivingArchive", "museum123", "Nigeria1", "naija123"])("finds the word of this place %s", (password) => {
  expect(isCommonPassword(password)).toBe(true);
});

it.each(["222222", "zxczxc", "12341234", "0123456789", "987654", "abcdefgh"])("finds the pattern %s", (password) => {
  expect(isCommonPassword(password)).toBe(true);
});

it.each(["a-fine-password", "living-archive", "okro soup on Friday", "x".repeat(64), "ọ̀rẹ́ mi àtàtà"])(
  "accepts %s",
  (password) => {
    expect(isCommonPassword(password)).toBe(false);
  },
);

import fc from "fast-check";
import { expect, test } from "vitest";
import { chargedKobo, formatNaira, formatShortNaira, toKobo, toNaira } from "./money";

test("formats naira with sign and thousands, and kobo only when not zero", () => {
  expect(formatNaira(34_500_000)).toBe("₦345,000");
  expect(formatNaira(150_050)).toBe("₦1,500.50");
  expect(formatNaira(0n)).toBe("₦0");
  expect(formatNaira(-500)).toBe("−₦5");
});

test("converts kobo to naira and back without loss", () => {
  fc.assert(fc.property(fc.integer({ min: 0, max: 10_000_000_000 }), (kobo) => toKobo(toNaira(kobo)) === kobo));
});

test("rejects an amount that is not a whole number of kobo", () => {
  for (const naira of [0.001, 1e308, Number.NaN, Number.POSITIVE_INFINITY])
    expect(() => toKobo(naira)).toThrow(RangeError);
});

test("charges the sale price only when it is lower than the price", () => {
  expect(chargedKobo(1_000, 800)).toBe(800);
  for (const sale of [null, 0, 1_000, 1_200]) expect(chargedKobo(1_000, sale)).toBe(1_000);
});

test("a short amount is as exact as a long one", () => {
  expect(formatShortNaira(500_000)).toBe("₦5K");
  expect(formatShortNaira(1_500_000)).toBe("₦15K");
  expect(formatShortNaira(1_250_000)).toBe("₦12.5K");
  expect(formatShortNaira(25_000_000)).toBe("₦250K");
  expect(formatShortNaira(1_255_000)).toBe("₦12,550");
  expect(formatShortNaira(50_000)).toBe("₦500");
  expect(formatShortNaira(1_500_050)).toBe("₦15,000.50");
  expect(formatShortNaira(100_000_000)).toBe("₦1,000,000");
});

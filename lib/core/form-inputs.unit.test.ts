import { expect, it } from "vitest";
import {
  commaList,
  decimal,
  emptyAsNull,
  lagosDateTime,
  naira,
  oneFile,
  optional,
  required,
  requiredText,
  slugify,
  wholeNaira,
  wholeNumber,
} from "./form-inputs";

const messages = (result: { error?: { issues: { message: string }[] } | undefined }) =>
  result.error?.issues.map(({ message }) => message);

it.each([
  [naira, " ₦12,500.50 ", 12_500.5],
  [naira, "0", 0],
  [wholeNaira, "₦25,000", 25_000],
  [decimal, "1.5", 1.5],
  [wholeNumber, " 12 ", 12],
  [lagosDateTime, "2026-12-01T12:00", "2026-12-01T11:00:00.000Z"],
])("%o reads %j as %j, required or optional", (reader, typed, value) => {
  expect(required<string | number>(reader).parse(typed)).toBe(value);
  expect(optional<string | number>(reader).parse(typed)).toBe(value);
});

it.each([
  [naira, "a lot"],
  [naira, "1.234"],
  [wholeNaira, "2000.50"],
  [decimal, "many"],
  [wholeNumber, "1.5"],
  [lagosDateTime, "2026-02-31T12:00"],
])("%o rejects %j with its own message instead of reading it as empty", (reader, typed) => {
  expect(messages(required<string | number>(reader, "Empty").safeParse(typed))).toEqual([reader.message]);
  expect(messages(optional<string | number>(reader).safeParse(typed))).toEqual([reader.message]);
});

it("rejects an empty field where one is required, and reads it as null where it is optional", () => {
  expect(messages(required(naira, "A price is required").safeParse(" "))).toEqual(["A price is required"]);
  expect(optional(naira).parse(" ")).toBeNull();
  expect(emptyAsNull.parse("")).toBeNull();
  expect(emptyAsNull.parse("prd_1")).toBe("prd_1");
});

it("trims text and rejects blank text", () => {
  expect(requiredText("A name is required").parse(" Vase ")).toBe("Vase");
  expect(messages(requiredText("A name is required").safeParse("  "))).toEqual(["A name is required"]);
});

it("splits a list at the commas and drops empty words", () => {
  expect(commaList.parse(" clay ,, blue,")).toEqual(["clay", "blue"]);
  expect(commaList.parse(" , ")).toEqual([]);
});

it("takes the only file of an input, and rejects an input without one", () => {
  const file = new File(["x"], "x.pdf");
  expect(oneFile("Choose").parse([file] as unknown as FileList)).toBe(file);
  expect(messages(oneFile("Choose").safeParse(undefined))).toEqual(["Choose"]);
  expect(messages(oneFile("Choose").safeParse([]))).toEqual(["Choose"]);
});

it("makes a slug from a name", () => expect(slugify(" Ọ̀ṣun, at night! ")).toBe("osun-at-night"));

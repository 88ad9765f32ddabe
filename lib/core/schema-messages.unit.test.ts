import { afterAll, beforeAll, expect, test } from "vitest";
import * as z from "zod/mini";
import { isGeneralMessage, schemaMessages } from "@/lib/core/schema-messages";

// Zod's English messages, which some libraries load.
beforeAll(() => {
  z.config(z.locales.en());
});
afterAll(() => {
  z.config({ localeError: undefined });
});

const messageFor = (schema: z.ZodMiniType, value: unknown) =>
  z.safeParse(schema, value, schemaMessages).error?.issues[0]?.message;

test.each([
  [z.string(), undefined, "Please fill this in"],
  [z.string(), 12, "Please check this"],
  [z.string().check(z.minLength(1)), "", "Please fill this in"],
  [z.string().check(z.minLength(3)), "ab", "This is too short"],
  [z.string().check(z.maxLength(1)), "ab", "This is too long"],
  [z.int().check(z.gte(1)), 0, "This is too low"],
  [z.int().check(z.lte(1)), 2, "This is too high"],
  [z.array(z.string()).check(z.minLength(1)), [], "Please add at least one more"],
  [z.array(z.string()).check(z.maxLength(1)), ["a", "b"], "These are too many"],
  [z.enum(["a"]), "b", "Please check this"],
  [z.union([z.literal("a"), z.int()]), "b", "Please check this"],
  [z.string().check(z.regex(/^a$/)), "b", "Please check this"],
])("%# an issue without a sentence of the contract is a general sentence", (schema, value, message) => {
  expect(messageFor(schema, value)).toBe(message);
  expect(isGeneralMessage(message)).toBe(true);
});

test("the contract's own sentence comes first", () => {
  expect(messageFor(z.string("A name is required"), undefined)).toBe("A name is required");
  expect(isGeneralMessage("A name is required")).toBe(false);
});

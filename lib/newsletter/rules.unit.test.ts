import { expect, it } from "vitest";
import { textForWeb } from "./rules";

it("links the contact page where an issue asks for a reply to the email", () => {
  expect(textForWeb("Reply to this email with a sentence. Or do not reply to this e-mail.")).toBe(
    "[Write to us](/contact) with a sentence. Or do not [write to us](/contact).",
  );
});

it("keeps the words of a link that the author has made", () => {
  expect(textForWeb("[Reply to this email](/events)")).toBe("[Reply to this email](/events)");
});

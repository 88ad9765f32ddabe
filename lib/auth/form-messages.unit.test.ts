import { describe, expect, it } from "vitest";
import type { ZodMiniType } from "zod/mini";
import {
  changePasswordBody,
  emailBody,
  loginBody,
  profileBody,
  registerBody,
  resetPasswordBody,
} from "@/lib/auth/contracts";
import { formMessage, messageCode } from "@/lib/auth/form-messages";
import { AppError } from "@/lib/core/errors";

const codeOf = (message: string) => messageCode(new AppError("invalid_input", message));
const long = "x".repeat(2_000);
const broken = [{}, ""].flatMap((empty) => [
  empty,
  ...["", "x\u202E", "!!!", long, "\u2800", "a@b", "12345"].map((text) => ({
    firstName: text,
    lastName: text,
    email: text,
    password: text,
    currentPassword: text,
    confirmPassword: `${text}y`,
    displayName: text,
    shippingAddress: { line1: text, line2: text, city: text, state: text, postalCode: text, country: text },
  })),
  { firstName: "Ada", lastName: "Obi", email: "a@b.co", password: "a-good-one", confirmPassword: "another" },
]);

describe("a form that is sent back", () => {
  it.each<[string, ZodMiniType]>([
    ["registerBody", registerBody],
    ["loginBody", loginBody],
    ["emailBody", emailBody],
    ["resetPasswordBody", resetPasswordBody],
    ["changePasswordBody", changePasswordBody],
    ["profileBody", profileBody],
  ])("has a code of its own for every sentence of %s", (_, schema) => {
    const sentences = broken.flatMap(
      (body) => schema.safeParse(body).error?.issues.map(({ message }) => message) ?? [],
    );
    const own = [...new Set(sentences)].filter((sentence) => !sentence.startsWith("Invalid input"));
    expect(own.length).toBeGreaterThan(0);
    for (const sentence of own) {
      const code = codeOf(sentence);
      expect([sentence, code]).toEqual([sentence, expect.stringMatching(/^(?!invalid_input)[a-z0-9_]+$/)]);
      expect(formMessage(code, "otherwise")).toBe(sentence);
    }
  });

  it("has the error's own code for any other sentence", () => {
    expect(messageCode(new AppError("unavailable", "Login failed"))).toBe("unavailable");
  });

  it.each(["Your card was charged twice. Call 0800 123", "<b>x</b>", "constructor", "__proto__", "toString", ""])(
    "shows the general sentence for %j",
    (code) => {
      expect(formMessage(code, "Login failed")).toBe("Login failed");
    },
  );
});

import { expect, it } from "vitest";
import { defaultDisplayName, displayNameRefusal, passwordStrength } from "@/lib/auth/rules";

it.each([
  ["Amara", "Okonkwo", "Amara O."],
  [" Ṣọlá ", "ọ̀ṣun", "Ṣọlá Ọ."],
  ["Wole", "", "Wole"],
])("makes the display name of %s %s: %s", (first, last, shown) => {
  expect(defaultDisplayName(first, last).normalize("NFC")).toBe(shown.normalize("NFC"));
});

it.each([
  ["", 0, ""],
  ["12345", 33, "Weak"],
  ["123456", 66, "Medium"],
  ["1234567", 66, "Medium"],
  ["12345678", 100, "Strong"],
])("rates the password %j as %i %s", (password, value, word) => {
  expect(passwordStrength(password)).toEqual({ value, word });
});

it.each(["Aminu", "Vipin", "Ada Minister", "Staffan", "Musa", "Administratrix Ojo", "Curatola"])(
  "allows the name %s",
  (name) => {
    expect(displayNameRefusal(name, "Member")).toBeNull();
  },
);

it("allows reserved names for an admin", () => {
  expect(displayNameRefusal("Admin", "Admin")).toBeNull();
  expect(displayNameRefusal("Admin", "Member")).not.toBeNull();
});

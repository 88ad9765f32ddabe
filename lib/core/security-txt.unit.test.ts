import { expect, test } from "vitest";
import { securityTxt } from "@/lib/core/security-txt";

test("security.txt has the fields of RFC 9116, and expires within a year", () => {
  const text = securityTxt({
    url: "https://museum.example",
    email: "hello@museum.example",
    now: new Date("2026-11-23T10:20:30Z"),
  });
  expect(text.trimEnd().split("\n")).toEqual([
    "Contact: mailto:hello@museum.example",
    "Expires: 2027-05-22T00:00:00.000Z",
    "Preferred-Languages: en",
    "Canonical: https://museum.example/.well-known/security.txt",
    "Policy: https://museum.example/security-policy.txt",
  ]);
});

import { expect, it } from "vitest";
import { hashPassword, verifyPassword } from "@/lib/auth/passwords/password";

it("verifies the password as typed: case, spaces, every character of 200 and look-alikes count", async () => {
  const password = `  Ligature \ufb01 ${"x".repeat(180)}Z `;
  const hash = await hashPassword(password);
  expect(await verifyPassword(password, hash)).toBe(true);
  const others = [
    password.trim(),
    password.toLowerCase(),
    password.slice(0, -2),
    password.slice(0, 72),
    password.replace("\ufb01", "fi"),
    `${password}x`,
  ];
  for (const other of others) expect([other, await verifyPassword(other, hash)]).toEqual([other, false]);
});

it("accepts the same letters from a keyboard that writes them as another sequence", async () => {
  const hash = await hashPassword("\u1ecd\u0300r\u1eb9\u0301 mi");
  expect(await verifyPassword("o\u0323\u0300re\u0323\u0301 mi", hash)).toBe(true);
  expect(await verifyPassword("o\u0300\u0323re\u0301\u0323 mi", hash)).toBe(true);
  expect(await verifyPassword("ore mi", hash)).toBe(false);
});

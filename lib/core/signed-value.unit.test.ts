import { expect, it } from "vitest";
import { env } from "@/lib/core/env";
import { readSignedValue, signValue } from "@/lib/core/signed-value";

it("reads a signed value only with its own signature and purpose", () => {
  const signed = signValue("guest", "usr_1");
  expect(readSignedValue("guest", signed)).toBe("usr_1");
  expect(readSignedValue("order-link", signed)).toBeNull();
  for (const forged of [signed.replace("usr_1", "usr_2"), `${signed}x`, "usr_1.", "usr_1", ".", "", undefined])
    expect(readSignedValue("guest", forged)).toBeNull();
});

it("reads a value of the secret before this one only while that one is set", () => {
  const { NEXTAUTH_SECRET: old } = env();
  const signed = signValue("order-link", "LA-1");
  try {
    Object.assign(env(), { NEXTAUTH_SECRET: "n".repeat(64) });
    expect(readSignedValue("order-link", signed)).toBeNull();
    Object.assign(env(), { NEXTAUTH_SECRET_OLD: old });
    expect(readSignedValue("order-link", signed)).toBe("LA-1");
  } finally {
    Object.assign(env(), { NEXTAUTH_SECRET: old, NEXTAUTH_SECRET_OLD: undefined });
  }
});

import { createHash } from "node:crypto";
import { bls12_381 } from "@noble/curves/bls12-381.js";
import { expect, test } from "vitest";
import { isValidRound } from "@/lib/draws/beacon/verify-round";
import { emulatedChain } from "@/tooling/dev-stack/environment";

/** Round 1000 of drand's quicknet, as its relays give it. */
const quicknet = {
  publicKey:
    "83cf0f2896adee7eb8b5f01fcad3912212c437e0073e911fb90022d3e760183c8c4b450b6a0a6c3ac6a5776a2d1064510d1fec758c921cc22b0e17e63aaf4bcb5ed66304de9cf809bd274ca73bab4af5a6e9c76a4bc09e76eae8991ef5ece45a",
  round: 1_000,
  signature: "b44679b9a59af2ec876b1a6b1ad52ea9b1615fc3982b19576350f93447cb1125e342b73a8dd2bacbe47e4b6b63ed5e39",
};

test("accepts a real round of quicknet, whose SHA-256 is its randomness", () => {
  expect(isValidRound(quicknet)).toBe(true);
  expect(createHash("sha256").update(Buffer.from(quicknet.signature, "hex")).digest("hex")).toBe(
    "fe290beca10872ef2fb164d2aa4442de4566183ec51c56ff3cd603d930e54fdd",
  );
});

test("refuses another round, another key and what is not a signature", () => {
  expect(isValidRound({ ...quicknet, round: 1_001 })).toBe(false);
  expect(isValidRound({ ...quicknet, publicKey: emulatedChain.publicKey })).toBe(false);
  expect(isValidRound({ ...quicknet, signature: `a${quicknet.signature.slice(1)}` })).toBe(false);
  expect(isValidRound({ ...quicknet, signature: "00".repeat(48) })).toBe(false);
  // The point at infinity.
  expect(isValidRound({ ...quicknet, signature: `c0${"00".repeat(47)}` })).toBe(false);
  expect(isValidRound({ ...quicknet, signature: "not hexadecimal" })).toBe(false);
});

test("the public key of the emulated chain belongs to its secret key", () => {
  const secret = createHash("sha256").update("the beacon of the dev stack").digest("hex");
  const order = 0x73eda753299d7d483339d80809a1d80553bda402fffe5bfeffffffff00000001n;
  const key = (BigInt(`0x${secret}`) % order).toString(16).padStart(64, "0");
  const point = bls12_381.shortSignatures.getPublicKey(Buffer.from(key, "hex"));
  expect(Buffer.from(point.toBytes()).toString("hex")).toBe(emulatedChain.publicKey);
});

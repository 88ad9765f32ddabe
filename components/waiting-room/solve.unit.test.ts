import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { searchNonce } from "./puzzle";
import { sha256Start } from "./sha256";

test.each([0, 1, 55, 56, 63, 64, 119, 120, 200])("hashes %i characters as SHA-256 does", (length) => {
  const text = "La~:09".repeat(40).slice(0, length);
  expect(sha256Start(text)).toBe(createHash("sha256").update(text).digest().readUInt32BE(0));
});

test("finds a nonce whose hash begins with the zero bits", () => {
  const puzzle = { challenge: "prd_1:1764590400000:wch_1.signature", bits: 10 };
  const nonce = searchNonce(puzzle, 0, 100_000);
  const hash = createHash("sha256").update(`${puzzle.challenge}:${nonce}`).digest().readUInt32BE(0);
  expect(hash >>> 22).toBe(0);
  expect(searchNonce(puzzle, 0, nonce ?? 0)).toBeNull();
});

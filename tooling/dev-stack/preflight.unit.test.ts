import { expect, it } from "vitest";
import { preflightError } from "./preflight.mjs";

const gigabyte = 1024 ** 3;
const machine = { node: "20.19.0", freeBytes: 2 * gigabyte, isInstalled: false };

it.each(["18.20.4", "20.18.3", "20.9.0", "16.0.0"])("rejects Node %s in one sentence", (node) => {
  expect(preflightError({ ...machine, node })).toBe(
    `The Living Archive needs Node 20.19 or newer; this is ${node}. Get it at nodejs.org.`,
  );
});

it.each(["20.19.0", "20.20.2", "22.0.0", "24.1.0", "100.0.0"])("accepts Node %s", (node) => {
  expect(preflightError({ ...machine, node })).toBeNull();
});

it("rejects a disk without space for the packages or, once installed, for the data", () => {
  expect(preflightError({ ...machine, freeBytes: gigabyte / 2 })).toBe(
    "The disk is almost full: 512 MB are left, and the app needs about a gigabyte.",
  );
  expect(preflightError({ ...machine, freeBytes: gigabyte / 2, isInstalled: true })).toBeNull();
  expect(preflightError({ ...machine, freeBytes: gigabyte / 5, isInstalled: true })).toContain("205 MB");
});

import { expect, it } from "vitest";
import { refusalOfMachine } from "./requirements.mjs";

const gigabyte = 1024 ** 3;
const machine = { node: "20.19.0", freeBytes: 2 * gigabyte, isInstalled: false };

it.each(["18.20.4", "20.18.3", "20.9.0", "16.0.0"])("refuses Node %s in one sentence", (node) => {
  expect(refusalOfMachine({ ...machine, node })).toBe(
    `The Living Archive needs Node 20.19 or newer; this is ${node}. Get it at nodejs.org.`,
  );
});

it.each(["20.19.0", "20.20.2", "22.0.0", "24.1.0", "100.0.0"])("takes Node %s", (node) => {
  expect(refusalOfMachine({ ...machine, node })).toBeNull();
});

it("refuses a disk without room for the packages, or, once they are there, for what the museum writes", () => {
  expect(refusalOfMachine({ ...machine, freeBytes: gigabyte / 2 })).toBe(
    "The disk is almost full: 512 MB are left, and the museum needs about a gigabyte.",
  );
  expect(refusalOfMachine({ ...machine, freeBytes: gigabyte / 2, isInstalled: true })).toBeNull();
  expect(refusalOfMachine({ ...machine, freeBytes: gigabyte / 5, isInstalled: true })).toContain("205 MB");
});

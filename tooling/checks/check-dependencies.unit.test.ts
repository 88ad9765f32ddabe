import { expect, it } from "vitest";
import { findDependencyFaults, readLock } from "./check-dependencies";

const faultsOf = (place: string, entry: { version?: string; license?: string; dev?: boolean }) =>
  findDependencyFaults({ packages: { [place]: { version: "1.0.0", license: "MIT", ...entry } } });

it("accepts the lock file of this project, which has the packages that are looked for", () => {
  const lock = readLock();
  expect(Object.keys(lock.packages)).toEqual(
    expect.arrayContaining(["node_modules/next", "node_modules/next-auth", "node_modules/jose", "node_modules/sharp"]),
  );
  expect(findDependencyFaults(lock)).toEqual([]);
});

it.each([
  ["GPL-3.0", false],
  ["MIT", true],
  ["(MIT OR GPL-3.0)", true],
  ["MIT AND GPL-3.0", false],
  [undefined, false],
])("checks the licence %s", (license, allowed) => {
  expect(faultsOf("node_modules/a", { license: license as string }).length === 0).toBe(allowed);
});

it("ignores packages that are for development only", () => {
  expect(faultsOf("node_modules/a", { license: "GPL-3.0", dev: true })).toEqual([]);
});

it.each([
  ["node_modules/next", "16.2.5", false],
  ["node_modules/next", "16.2.6", true],
  ["node_modules/next", "16.10.0", true],
  ["node_modules/next", "17.0.0", true],
  ["node_modules/next", "15.9.9", false],
  ["node_modules/a/node_modules/jose", "4.15.4", false],
])("checks %s at %s", (place, version, fine) => {
  expect(faultsOf(place, { version }).length === 0).toBe(fine);
});

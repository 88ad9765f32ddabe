// What the lock file may hold: the licences of production packages, and the least versions of those that stand before strangers.
import fs from "node:fs";

type Package = { version?: string; license?: string; dev?: boolean; link?: boolean };
export type Lock = { packages: Record<string, Package> };

/** Licences that ask for a notice at most. The LGPL of sharp's libvips is met by loading it as a library; CC-BY is data of caniuse-lite. */
const allowedLicences = new Set(
  "MIT MIT-0 Apache-2.0 ISC 0BSD BSD BSD-2-Clause BSD-3-Clause BlueOak-1.0.0 Unlicense CC-BY-4.0 LGPL-3.0-or-later".split(
    " ",
  ),
);

/** Packages that state their licence in a file only, which was read. */
const readLicences: Record<string, string> = { "png-js": "MIT", "seq-queue": "MIT" };

/** The least version without a known vulnerability that reaches this project, and the advisory. */
const leastVersions: Record<string, [version: string, advisory: string]> = {
  next: ["16.2.6", "the thirteen advisories of May 2026, three of them bypasses of middleware"],
  react: ["19.2.6", "CVE-2026-23870"],
  "next-auth": ["4.24.12", "GHSA-5jpx-9hw9-2fx4"],
  jose: ["4.15.5", "CVE-2024-28176"],
  sharp: ["0.32.6", "CVE-2023-4863"],
  "sanitize-html": ["2.12.1", "CVE-2024-21501"],
  cookie: ["0.7.0", "CVE-2024-47764"],
  postcss: ["8.4.31", "CVE-2023-44270"],
};

const nameOf = (place: string) => place.split("node_modules/").at(-1) ?? place;

/** Whether an SPDX expression of AND and OR allows use: one side of each OR, both of each AND. */
function isAllowed(expression: string): boolean {
  const text = expression.replace(/[()]/g, "");
  return text.split(" OR ").some((choice) => choice.split(" AND ").every((one) => allowedLicences.has(one.trim())));
}

function isOlder(version: string, least: string): boolean {
  const [given, floor] = [version, least].map((text) => text.split("-")[0]?.split(".").map(Number) ?? []);
  const at = floor?.findIndex((part, index) => part !== given?.[index]) ?? -1;
  return at >= 0 && (given?.[at] ?? 0) < (floor?.[at] ?? 0);
}

/** Every production package with a licence that nobody allowed, or a version with a known vulnerability. */
export function findDependencyFaults({ packages }: Lock): string[] {
  return Object.entries(packages).flatMap(([place, { version = "", license, dev, link }]) => {
    if (!place.includes("node_modules/") || dev || link) return [];
    const name = nameOf(place);
    const licence = license ?? readLicences[name];
    const [least, advisory] = leastVersions[name] ?? [];
    return [
      ...(licence && isAllowed(licence)
        ? []
        : [`${place}: the licence is ${licence ?? "unknown"}; see check-dependencies.ts.`]),
      ...(least && isOlder(version, least) ? [`${place}: ${version} is older than ${least} (${advisory}).`] : []),
    ];
  });
}

/** The lock file of this project. */
export const readLock = (): Lock => JSON.parse(fs.readFileSync("package-lock.json", "utf8")) as Lock;

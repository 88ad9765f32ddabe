import fs from "node:fs";
import { expect, it } from "vitest";
import { binariesFor, missingBinaries, readPlatform } from "./platform-binaries.mjs";

type Locked = {
  version: string;
  optionalDependencies?: Record<string, string>;
  os?: string[];
  cpu?: string[];
  libc?: string[];
};
const locked: Record<string, Locked> = JSON.parse(fs.readFileSync("package-lock.json", "utf8")).packages;
const versionOf = (name: string) => locked[`node_modules/${name}`]?.version;
/** A machine on which npm has installed all that the lock lists. */
const isListed = (folder: string) => folder in locked;
/** One on which npm has left out the builds of these three packages for all systems but Linux with glibc. */
const isLinuxOnly = (folder: string) =>
  isListed(folder) && !/\/@(biomejs|next|tailwindcss)\/(cli|swc|oxide)-(darwin|win32|linux-\w+-musl)/.test(folder);

const families = [
  ["@biomejs/biome", "@biomejs/cli"],
  ["next", "@next/swc"],
  ["@tailwindcss/oxide", "@tailwindcss/oxide"],
] as const;

it.each([
  ["darwin", "arm64", "darwin-arm64", "darwin-arm64"],
  ["darwin", "x64", "darwin-x64", "darwin-x64"],
  ["win32", "x64", "win32-x64", "win32-x64-msvc"],
])("installs exactly the three builds for %s-%s that npm left out", (platform, arch, biome, others) => {
  const expected = families.map(([parent, name], i) => `${name}-${i ? others : biome}@${versionOf(parent)}`);
  expect(missingBinaries(locked, { platform, arch }, isLinuxOnly)).toEqual(expected);
});

it("installs the musl builds on Alpine, and nothing where npm has installed what the lock lists", () => {
  const alpine = { platform: "linux", arch: "x64", libc: "musl" };
  expect(missingBinaries(locked, alpine, isLinuxOnly)).toEqual(
    families.map(([parent, name]) => `${name}-linux-x64-musl@${versionOf(parent)}`),
  );
  for (const machine of [alpine, { ...alpine, libc: "glibc" }, { platform: "darwin", arch: "arm64" }])
    expect(missingBinaries(locked, machine, isListed)).toEqual([]);
});

it("installs a listed build that npm left out, unless its parent is not installed either", () => {
  const machine = { platform: "linux", arch: "x64", libc: "glibc" };
  const isBroken = (folder: string) => folder in locked && folder !== "node_modules/@next/swc-linux-x64-gnu";
  expect(missingBinaries(locked, machine, isBroken)).toEqual([`@next/swc-linux-x64-gnu@${versionOf("next")}`]);
  expect(missingBinaries(locked, machine, (folder) => isBroken(folder) && folder !== "node_modules/next")).toEqual([]);
});

it("finds a build beside its parent, in the parent, and in the project", () => {
  const nested = { "node_modules/a/node_modules/b": { optionalDependencies: { "b-darwin-x64": "1.0.0" } } };
  const machine = { platform: "darwin", arch: "x64" };
  const parent = "node_modules/a/node_modules/b";
  expect(missingBinaries(nested, machine, (folder) => folder === parent)).toEqual(["b-darwin-x64@1.0.0"]);
  for (const place of ["node_modules/", "node_modules/a/node_modules/", `${parent}/node_modules/`])
    expect(missingBinaries(nested, machine, (folder) => [parent, `${place}b-darwin-x64`].includes(folder))).toEqual([]);
});

it("takes a build without a libc in its name where no musl build stands beside it", () => {
  const alpine = { platform: "linux", arch: "x64", libc: "musl" };
  expect(binariesFor(["@esbuild/linux-x64", "@esbuild/darwin-x64"], alpine)).toEqual(["@esbuild/linux-x64"]);
  const sharp = ["@img/sharp-linux-x64", "@img/sharp-linuxmusl-x64"];
  expect(binariesFor(sharp, alpine)).toEqual(["@img/sharp-linuxmusl-x64"]);
  expect(binariesFor(sharp, { ...alpine, libc: "glibc" })).toEqual(["@img/sharp-linux-x64"]);
});

it("reads the same platform from a name as the lock declares for it", () => {
  const declared = Object.entries(locked).filter(([, { os, cpu }]) => os && cpu);
  expect(declared.length).toBeGreaterThan(80);
  for (const [place, { os, cpu, libc }] of declared) {
    const found = readPlatform(place.slice(place.lastIndexOf("node_modules/") + "node_modules/".length));
    expect(os, place).toContain(found?.platform);
    expect(cpu, place).toContain(found?.arch);
    if (found?.libc && libc) expect(libc, place).toContain(found.libc);
  }
});

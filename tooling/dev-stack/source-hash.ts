import crypto from "node:crypto";
import fs from "node:fs";
import path from "node:path";

const sourceFolders = [
  "app",
  "components",
  "lib",
  "prisma/schema",
  "prisma/migrations",
  "prisma/functions",
  "prisma/legal-pages",
  "public",
];
const sourceFiles =
  /^(middleware\.ts|instrumentation\.ts|package-lock\.json|package\.json|tsconfig\.json|\.env(\.production)?(\.local)?|[\w.-]+\.config\.(ts|mjs|js))$/;

/** A hash of all inputs of a production build and of `more`. */
export function sourceHash(more: unknown): string {
  const hash = crypto.createHash("sha256").update(JSON.stringify(more));
  const sources = [
    ...fs.readdirSync(".").filter((name) => sourceFiles.test(name)),
    ...sourceFolders.flatMap(filesBelow),
  ];
  for (const file of sources.sort()) {
    hash.update(file).update(fs.readFileSync(file));
  }
  return hash.digest("hex");
}

/** The files below a folder, without tests; a file is its own list. */
export function filesBelow(place: string): string[] {
  if (!fs.existsSync(place)) return [];
  if (fs.statSync(place).isDirectory())
    return fs.readdirSync(place).flatMap((name) => filesBelow(path.join(place, name)));
  return /\.test\.tsx?$/.test(place) ? [] : [place];
}

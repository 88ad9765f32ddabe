import crypto from "node:crypto";
import fs from "node:fs";
import path from "node:path";

const folders = ["app", "components", "lib", "prisma/schema", "prisma/migrations", "public"];
const files =
  /^(middleware\.ts|instrumentation\.ts|package-lock\.json|package\.json|tsconfig\.json|[\w.-]+\.config\.(ts|mjs|js))$/;

/** A hash of everything that a production build is made of, and of what `more` adds. */
export function fingerprint(more: unknown): string {
  const hash = crypto.createHash("sha256").update(JSON.stringify(more));
  const sources = [
    ...fs.readdirSync(".").filter((name) => files.test(name)),
    ...folders.flatMap((folder) => (fs.existsSync(folder) ? walk(folder) : [])),
  ];
  for (const file of sources.filter((name) => !/\.test\.tsx?$/.test(name)).sort()) {
    hash.update(file).update(fs.readFileSync(file));
  }
  return hash.digest("hex");
}

function walk(folder: string): string[] {
  return fs.readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const place = path.join(folder, entry.name);
    return entry.isDirectory() ? walk(place) : [place];
  });
}

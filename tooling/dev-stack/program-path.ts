import fs from "node:fs";
import path from "node:path";

/** The file of a program of an installed package, as its package.json names it. */
export function programPath(packageName: string, program: string = packageName): string {
  const folder = path.resolve("node_modules", packageName);
  const { bin } = JSON.parse(fs.readFileSync(path.join(folder, "package.json"), "utf8"));
  return path.join(folder, typeof bin === "string" ? bin : bin[program]);
}

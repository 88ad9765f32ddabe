// Conventions that no linter checks: where the environment is read, how long a file may be, how files are named, and which types are asserted.

import fs from "node:fs";
import path from "node:path";
import { findAssertionFaults } from "./type-assertions";

const MAX_LINES = 250;
// Only these may read the environment; Next loads next.config.ts before the app.
const readsEnvironment =
  /^(lib\/core\/env\.ts|next\.config\.ts|instrumentation\.ts|prisma\.config\.ts|playwright\.config\.ts)$/;
const vague = /(^|\/)(utils?|helpers?|misc|common|index)\.(ts|tsx)$/;
const nextFiles =
  /^app\/(.*\/)?(page|layout|template|loading|error|not-found|global-not-found|global-error|default|route|sitemap|robots|manifest|opengraph-image|icon|apple-icon|favicon|forbidden|unauthorized)\.(tsx?|ico|css|png|svg)$|^app\/globals\.css$/;

// A layout that several route groups render. It reads settings, which components may not.
const sharedParts = ["app/site-layout.tsx"];
const isTest = /\.test\.tsx?$|^tests\//;
const isData = /^prisma\/seed\/|^tooling\/assets\/|^lib\/api-client\/generated\//;

/** Every violation, one line each. */
export function findViolations(): string[] {
  const sources = ["app", "components", "lib", "tooling", "prisma", "tests"].flatMap(walk);
  const roots = fs.readdirSync(".").filter((name) => /\.tsx?$/.test(name));
  return [...sources, ...roots].filter((file) => !/(prisma|api-client)\/generated/.test(file)).flatMap(inspect);
}

function inspect(file: string): string[] {
  const breaches: string[] = [];
  const inApp = file.startsWith("app/");
  if (inApp && !isTest.test(file) && !nextFiles.test(file) && !sharedParts.includes(file))
    breaches.push(`${file}: app/ holds only the files that Next knows.`);
  if (!/\.tsx?$/.test(file)) return breaches;
  const text = fs.readFileSync(file, "utf8");
  const lines = text.split("\n").length - 1;
  if (lines > MAX_LINES && !isTest.test(file) && !isData.test(file))
    breaches.push(`${file}: ${lines} lines, and ${MAX_LINES} is the most.`);
  if (vague.test(file) && !/^(tests\/e2e|app)\//.test(file))
    breaches.push(`${file}: the name says nothing about what it holds.`);
  const inProduct = /^(app|components|lib)\/|^[\w.-]+\.tsx?$/.test(file);
  if (inProduct && !isTest.test(file) && !readsEnvironment.test(file) && /process\.env/.test(text)) {
    breaches.push(`${file}: only lib/core/env.ts reads process.env.`);
  }
  // Next requires a default export of the image loader.
  if (/^(components|lib)\//.test(file) && !file.endsWith("image-loader.ts") && /^export default/m.test(text)) {
    breaches.push(`${file}: a default export, which only Next's own files have.`);
  }
  return [...breaches, ...findAssertionFaults(file, text)];
}

function walk(folder: string): string[] {
  if (!fs.existsSync(folder)) return [];
  return fs.readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const place = path.posix.join(folder, entry.name);
    return entry.isDirectory() ? walk(place) : [place];
  });
}

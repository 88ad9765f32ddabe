// The house rules that no linter knows: where the environment is read, how long a file may be, and what a file is called.
import fs from "node:fs";
import path from "node:path";

const LONGEST = 250;
// Only these read the environment; next.config.ts is loaded before the app exists.
const readsEnvironment =
  /^(lib\/platform\/env\.ts|next\.config\.ts|instrumentation\.ts|prisma\.config\.ts|playwright\.config\.ts)$/;
const vague = /(^|\/)(utils?|helpers?|misc|common|index)\.(ts|tsx)$/;
const nextsOwn =
  /^app\/(.*\/)?(page|layout|template|loading|error|not-found|global-not-found|global-error|default|route|sitemap|robots|manifest|opengraph-image|icon|apple-icon|favicon|forbidden|unauthorized)\.(tsx?|ico|css|png|svg)$|^app\/globals\.css$/;
const isTest = /\.test\.tsx?$|^e2e\/|^bench\//;
const isData = /^prisma\/seed\/|^scripts\/art\//;

/** Every breach, as a line for a person. */
export function findBreaches(): string[] {
  const sources = ["app", "components", "lib", "local", "scripts", "prisma", "e2e"].flatMap(walk);
  const roots = fs.readdirSync(".").filter((name) => /\.tsx?$/.test(name));
  return [...sources, ...roots].filter((file) => !file.includes("prisma/generated")).flatMap(inspect);
}

function inspect(file: string): string[] {
  const breaches: string[] = [];
  const inApp = file.startsWith("app/");
  if (inApp && !isTest.test(file) && !nextsOwn.test(file))
    breaches.push(`${file}: app/ holds only the files that Next knows.`);
  if (!/\.tsx?$/.test(file)) return breaches;
  const text = fs.readFileSync(file, "utf8");
  const lines = text.split("\n").length - 1;
  if (lines > LONGEST && !isTest.test(file) && !isData.test(file))
    breaches.push(`${file}: ${lines} lines, and ${LONGEST} is the most.`);
  if (vague.test(file) && !/^(e2e|app)\//.test(file))
    breaches.push(`${file}: the name says nothing about what it holds.`);
  const inProduct = /^(app|components|lib)\/|^[\w.-]+\.tsx?$/.test(file);
  if (inProduct && !isTest.test(file) && !readsEnvironment.test(file) && /process\.env/.test(text)) {
    breaches.push(`${file}: only lib/platform/env.ts reads process.env.`);
  }
  // The image loader is loaded by Next, which asks for a default export.
  if (/^(components|lib)\//.test(file) && !file.endsWith("image-loader.ts") && /^export default/m.test(text)) {
    breaches.push(`${file}: a default export, which only Next's own files have.`);
  }
  return breaches;
}

function walk(folder: string): string[] {
  if (!fs.existsSync(folder)) return [];
  return fs.readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const place = path.posix.join(folder, entry.name);
    return entry.isDirectory() ? walk(place) : [place];
  });
}

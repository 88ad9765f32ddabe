import crypto from "node:crypto";
import fs from "node:fs/promises";
import path from "node:path";
import { sleepUntilTouched } from "./sleep-until-touched";

/** The pages that a visitor can read whole without a script; what needs one in them waits for a touch anyway. */
const sleepers = [
  "(museum)",
  "(museum)/about",
  "(museum)/afroalchemy",
  "(museum)/events",
  "(museum)/founders-wall",
  "(museum)/heads-of-state",
  "(museum)/heads-of-state/[leader]",
  "(museum)/loves-labours",
  "(museum)/membership",
  "(museum)/visit",
  "(museum)/visit/directions",
  "(museum)/visit/tickets",
  "(shop)/drops/(list)",
  "(shop)/drops/[slug]",
];

type Manifest = {
  rootMainFiles: string[];
  rootMainFilesTree: Record<string, string[]>;
  pagesChunkGroupBootstrapParams: Record<string, unknown>;
};

/**
 * Next also starts the scripts of a page's own islands with the page, though they do nothing before the framework is there. Told of
 * nothing to load, it leaves them out: the framework asks for them by itself, they are named in the page's data.
 */
async function withoutIslands(distDir: string, page: string): Promise<void> {
  const place = path.join(distDir, `server/app${page}_client-reference-manifest.js`);
  const source = await fs.readFile(place, "utf8");
  const [, head, body] = /^([\s\S]*?\] = )(\{[\s\S]*\});\s*$/.exec(source) ?? [];
  const manifest = JSON.parse(body ?? "{}") as { moduleLoading?: unknown; entryJSFiles?: unknown };
  if (!head || !manifest.moduleLoading || !manifest.entryJSFiles)
    throw new Error(`${place} does not read as expected.`);
  await fs.writeFile(place, `${head}${JSON.stringify({ ...manifest, moduleLoading: null, entryJSFiles: {} })};\n`);
}

/**
 * Runs after the scripts are compiled and before any page is made. Next starts a page with the scripts that its manifest names;
 * for the pages above that becomes one small script, which fetches the named ones when the page is first touched. The manifest
 * is Next's own and not promised to stay as it is, so whatever is not found as expected stops the build.
 */
export async function sleepByDefault(distDir: string): Promise<void> {
  const place = path.join(distDir, "build-manifest.json");
  const manifest = JSON.parse(await fs.readFile(place, "utf8")) as Manifest;
  const awaited = JSON.stringify(manifest.rootMainFiles.map((file) => `/_next/${file}`));
  // Asked for here and not above: a running museum reads the settings too, and minifies nothing.
  const { transform } = await import("esbuild");
  const { code: source } = await transform(`(${sleepUntilTouched})(${awaited})`, { minify: true });
  const name = `static/chunks/first-touch-${crypto.createHash("sha256").update(source).digest("hex").slice(0, 12)}.js`;
  for (const sleeper of sleepers) {
    const page = `/${sleeper}/page`;
    if (!manifest.pagesChunkGroupBootstrapParams[page]) throw new Error(`${place} knows no page ${page}.`);
    manifest.rootMainFilesTree[page] = [name];
    await withoutIslands(distDir, page);
  }
  await fs.writeFile(path.join(distDir, name), source);
  await fs.writeFile(place, JSON.stringify(manifest));
}

import crypto from "node:crypto";
import fs from "node:fs/promises";
import path from "node:path";
import { deferHydrationUntilInteraction } from "./deferred-hydration-loader";

/** Pages that can be read without JavaScript; their interactive parts load on the first interaction. */
const deferredPages = [
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
 * Empties the page's client reference manifest, so that Next does not load the scripts of its client components with the page. The
 * framework loads them itself, because the page's data references them.
 */
async function removeClientScripts(distDir: string, page: string): Promise<void> {
  const place = path.join(distDir, `server/app${page}_client-reference-manifest.js`);
  const source = await fs.readFile(place, "utf8");
  const [, head, body] = /^([\s\S]*?\] = )(\{[\s\S]*\});\s*$/.exec(source) ?? [];
  const manifest = JSON.parse(body ?? "{}") as { moduleLoading?: unknown; entryJSFiles?: unknown };
  if (!head || !manifest.moduleLoading || !manifest.entryJSFiles)
    throw new Error(`${place} does not read as expected.`);
  await fs.writeFile(place, `${head}${JSON.stringify({ ...manifest, moduleLoading: null, entryJSFiles: {} })};\n`);
}

/**
 * Runs after compilation and before prerendering. Replaces the scripts of the pages above in Next's build manifest with one small
 * script, which loads them on the first interaction. The manifest is internal to Next, so an unexpected format fails the build.
 */
export async function deferHydration(distDir: string): Promise<void> {
  const place = path.join(distDir, "build-manifest.json");
  const manifest = JSON.parse(await fs.readFile(place, "utf8")) as Manifest;
  const deferredScripts = JSON.stringify(manifest.rootMainFiles.map((file) => `/_next/${file}`));
  // Imported here, because next.config.ts is also loaded by the running server, which does not minify.
  const { transform } = await import("esbuild");
  const { code: source } = await transform(`(${deferHydrationUntilInteraction})(${deferredScripts})`, { minify: true });
  const name = `static/chunks/first-touch-${crypto.createHash("sha256").update(source).digest("hex").slice(0, 12)}.js`;
  for (const deferredPage of deferredPages) {
    const page = `/${deferredPage}/page`;
    if (!manifest.pagesChunkGroupBootstrapParams[page]) throw new Error(`${place} knows no page ${page}.`);
    manifest.rootMainFilesTree[page] = [name];
    await removeClientScripts(distDir, page);
  }
  await fs.writeFile(path.join(distDir, name), source);
  await fs.writeFile(place, JSON.stringify(manifest));
}

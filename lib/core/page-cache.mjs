// JavaScript, because Next loads this file without compiling it (`cacheHandler` in next.config.ts).
import crypto from "node:crypto";
import fileSystemCache from "next/dist/server/lib/incremental-cache/file-system-cache.js";

/** Deferred pages (docs/decisions/011) that rarely change; product lists with their stock do. */
const staticPagePattern =
  /\/\$\/(?:about|afroalchemy|heads-of-state(?:\/[\w-]+)?|loves-labours|membership|visit(?:\/\w+)?)$/;
const revalidatedPages =
  /<script>(?:\(self\.__next_f=self\.__next_f\|\|\[\]\)|self\.__next_f)\.push\((\[.*?\])\)<\/script>/gs;

/**
 * Removes the inlined RSC payload, about half of the transfer size, from a deferred page's HTML. The deferred loader fetches it from
 * the page's URL; `mark` identifies the version. A page whose payload differs from `data`, or that is not deferred, does not change.
 * @param {string} html
 * @param {string} data the page's RSC payload
 * @param {string} mark
 */
export function stripFlightData(html, data, mark) {
  if (!html.includes("/chunks/first-touch-")) return html;
  const parts = [...html.matchAll(revalidatedPages)].map(([, part = ""]) => JSON.parse(part));
  const text = parts.map(([kind, content]) => (kind === 0 ? "" : kind === 1 ? content : "\0")).join("");
  if (!data || text !== data) return html;
  let isFirst = true;
  return html.replaceAll(revalidatedPages, () => {
    if (!isFirst) return "";
    isFirst = false;
    return `<script>self.__data=${JSON.stringify(mark)}</script>`;
  });
}

/** The stripped copy of each entry, as long as Next caches the entry in memory. */
const buildTime = new WeakMap();

/** Next's cache of prerendered pages, in memory and on disk, without the RSC payload in the HTML of deferred pages. */
export default class PageCache extends (fileSystemCache.default ?? fileSystemCache) {
  /** @param {Parameters<import("next/dist/server/lib/incremental-cache/file-system-cache.js").default["get"]>} asked */
  async get(...asked) {
    const entry = await super.get(...asked);
    const page = entry?.value;
    if (
      page?.kind !== "APP_PAGE" ||
      typeof page.html !== "string" ||
      !page.rscData ||
      !staticPagePattern.test(asked[0])
    )
      return entry;
    let light = buildTime.get(page);
    if (!light) {
      const mark = crypto.createHash("sha256").update(page.rscData).digest("base64url").slice(0, 16);
      const html = stripFlightData(page.html, page.rscData.toString("utf8"), mark);
      // The same header goes out with the page and with its data.
      light = { ...page, html, headers: { ...page.headers, "x-page-data": mark } };
      buildTime.set(page, light);
    }
    return { ...entry, value: light };
  }
}

// Next loads this file itself, beside the build and untranslated (`cacheHandler` in next.config.ts): hence JavaScript.
import crypto from "node:crypto";
import fileSystemCache from "next/dist/server/lib/incremental-cache/file-system-cache.js";

/** Pages that sleep (decision 011) and hardly ever change between being read and being touched; a shelf with its stock does. */
const quiet = /\/\$\/(?:about|afroalchemy|heads-of-state(?:\/[\w-]+)?|loves-labours|membership|visit(?:\/\w+)?)$/;
const told = /<script>(?:\(self\.__next_f=self\.__next_f\|\|\[\]\)|self\.__next_f)\.push\((\[.*?\])\)<\/script>/gs;

/**
 * A page's HTML without the second telling of the page that Next writes into it for the framework: about half of what travels. The
 * first script asks for that telling at the page's own address when it asks for the framework; `mark`, left in its place, says which
 * one it has to be. A page whose telling does not read letter for letter as `data`, or that starts with the framework, stays as it is.
 * @param {string} html
 * @param {string} data what the page's address answers to the framework
 * @param {string} mark
 */
export function withoutData(html, data, mark) {
  if (!html.includes("/chunks/first-touch-")) return html;
  const parts = [...html.matchAll(told)].map(([, part = ""]) => JSON.parse(part));
  const text = parts.map(([kind, said]) => (kind === 0 ? "" : kind === 1 ? said : "\0")).join("");
  if (!data || text !== data) return html;
  let isFirst = true;
  return html.replaceAll(told, () => {
    if (!isFirst) return "";
    isFirst = false;
    return `<script>self.__data=${JSON.stringify(mark)}</script>`;
  });
}

/** What was made of each entry, for as long as Next's own memory holds it. */
const made = new WeakMap();

/** Next's own store of prerendered pages, in memory and on disk. Quiet pages leave it without the framework's data in them. */
export default class PageCache extends (fileSystemCache.default ?? fileSystemCache) {
  /** @param {Parameters<import("next/dist/server/lib/incremental-cache/file-system-cache.js").default["get"]>} asked */
  async get(...asked) {
    const entry = await super.get(...asked);
    const page = entry?.value;
    if (page?.kind !== "APP_PAGE" || typeof page.html !== "string" || !page.rscData || !quiet.test(asked[0]))
      return entry;
    let light = made.get(page);
    if (!light) {
      const mark = crypto.createHash("sha256").update(page.rscData).digest("base64url").slice(0, 16);
      const html = withoutData(page.html, page.rscData.toString("utf8"), mark);
      // The same header goes out with the page and with its data.
      light = { ...page, html, headers: { ...page.headers, "x-page-data": mark } };
      made.set(page, light);
    }
    return { ...entry, value: light };
  }
}

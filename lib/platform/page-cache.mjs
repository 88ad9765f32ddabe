// Next loads this file itself, beside the build and untranslated (`cacheHandler` in next.config.ts): hence JavaScript.
import fileSystemCache from "next/dist/server/lib/incremental-cache/file-system-cache.js";

const told = /<script>(?:\(self\.__next_f=self\.__next_f\|\|\[\]\)|self\.__next_f)\.push\((\[.*?\])\)<\/script>/gs;

/**
 * A kept page without the second telling of itself that Next writes into its HTML for the framework: about half of what travels.
 * Only of a page that sleeps (decision 011), whose first script asks for that telling when the framework is asked for; left in its
 * place is the build that it belongs to. A page whose telling does not read letter for letter as `data` stays as it is.
 * @param {string} html
 * @param {string} data what the page's address answers to the framework
 */
export function withoutData(html, data) {
  if (!html.includes("/chunks/first-touch-")) return html;
  const build = /"b":("[\w-]+")/.exec(data)?.[1];
  const parts = [...html.matchAll(told)].map(([, part = ""]) => JSON.parse(part));
  const text = parts.map(([kind, said]) => (kind === 0 ? "" : kind === 1 ? said : "\0")).join("");
  if (!build || text !== data) return html;
  let isFirst = true;
  return html.replaceAll(told, () => {
    if (!isFirst) return "";
    isFirst = false;
    return `<script>self.__next_b=${build}</script>`;
  });
}

/** What was made of each entry: the same one is handed out for every visitor until the page is made anew. */
const made = new WeakMap();

/** Next's own store of prerendered pages, in memory and on disk, that hands them out without the framework's data in them. */
export default class PageCache extends (fileSystemCache.default ?? fileSystemCache) {
  /** @param {Parameters<import("next/dist/server/lib/incremental-cache/file-system-cache.js").default["get"]>} asked */
  async get(...asked) {
    const entry = await super.get(...asked);
    const page = entry?.value;
    if (page?.kind !== "APP_PAGE" || typeof page.html !== "string" || !page.rscData) return entry;
    let light = made.get(page);
    if (!light) {
      light = { ...page, html: withoutData(page.html, page.rscData.toString("utf8")) };
      made.set(page, light);
    }
    return { ...entry, value: light };
  }
}

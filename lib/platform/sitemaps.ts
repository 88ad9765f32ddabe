/** The kinds of pages that have a map each. */
export const sitemapTypes = ["pages", "drops", "exhibitions", "leaders"] as const;

/** The path of the map of one kind. */
export const sitemapPath = (type: (typeof sitemapTypes)[number]): string => `/maps/sitemap/${type}.xml`;

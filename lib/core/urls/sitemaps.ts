/** The types of pages that have a sitemap each. */
export const sitemapTypes = ["pages", "drops", "exhibitions", "leaders", "auctions"] as const;

/** The path of one sitemap. */
export const sitemapPath = (type: (typeof sitemapTypes)[number]): string => `/maps/sitemap/${type}.xml`;

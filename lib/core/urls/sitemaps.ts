/** The types of pages that have a sitemap each. */
export const sitemapTypes = ["pages", "drops", "exhibitions", "leaders", "works", "auctions"] as const;
export type SitemapType = (typeof sitemapTypes)[number];

/** The path of one sitemap. */
export const sitemapPath = (type: SitemapType): string => `/maps/sitemap/${type}.xml`;

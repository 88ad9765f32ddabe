import { env } from "@/lib/core/env";
import { sitemapPath, sitemapTypes } from "@/lib/core/urls/sitemaps";

export const dynamic = "force-static";

/** The index of the maps. */
export function GET(): Response {
  const maps = sitemapTypes.map(
    (type) => `<sitemap><loc>${new URL(sitemapPath(type), env().APP_URL).href}</loc></sitemap>`,
  );
  const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${maps.join("")}</sitemapindex>\n`;
  return new Response(xml, { headers: { "content-type": "application/xml; charset=utf-8" } });
}

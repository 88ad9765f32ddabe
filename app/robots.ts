import type { MetadataRoute } from "next";
import { env } from "@/lib/core/env";

/** What crawlers may ask for. Private pages also say noindex themselves: a robots file keeps nothing secret. */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: "*", allow: "/", disallow: ["/api/", "/account", "/admin", "/cart", "/checkout"] },
    sitemap: new URL("/sitemap.xml", env().APP_URL).href,
  };
}

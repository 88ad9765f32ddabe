import type { Graph } from "schema-dts";
import { paths } from "@/lib/core/urls/paths";

/** The museum as schema.org data. `site` is its base URL. */
export function organizationJsonLd(site: string, sameAs: readonly string[]): Graph {
  const url = new URL(paths.home, site).href;
  return {
    "@context": "https://schema.org",
    "@graph": [
      {
        "@type": "Museum",
        "@id": `${url}#museum`,
        name: "The Living Archive",
        url,
        logo: new URL("/icons/icon-512.png", site).href,
        image: new URL("/images/share/house.jpg", site).href,
        description:
          "An online museum of political satire about Nigeria's heads of state, with the record hung beside every joke, and a shop of numbered editions.",
        publicAccess: true,
        isAccessibleForFree: true,
        ...(sameAs.length > 0 && { sameAs }),
      },
      {
        "@type": "WebSite",
        "@id": `${url}#site`,
        url,
        name: "The Living Archive",
        inLanguage: "en-NG",
        publisher: { "@id": `${url}#museum` },
      },
    ],
  };
}

import type { BreadcrumbList, Graph, Thing } from "schema-dts";
import { paths } from "@/lib/core/urls/paths";

type Entry = { name: string; path: string };

/** The trail from the home page to a page. */
function trailJsonLd(trail: readonly Entry[], absolute: (path: string) => string): BreadcrumbList {
  const entries = [{ name: "Home", path: paths.home }, ...trail];
  return {
    "@type": "BreadcrumbList",
    itemListElement: entries.map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: absolute(path),
    })),
  };
}

type PageJsonLdInput = { trail: readonly [...Entry[], Entry]; site: string; about?: readonly Thing[] };

/** The JSON-LD of a page: its trail, and what it is about. `site` is the base URL. */
export function pageJsonLd({ trail, site, about = [] }: PageJsonLdInput): Graph {
  const absolute = (path: string) => new URL(path, site).href;
  return { "@context": "https://schema.org", "@graph": [...about, trailJsonLd(trail, absolute)] };
}

/**
 * A list of pages, in their order on the page. Each entry is only a URL, as search engines ask for a list whose entries have pages of
 * their own: those have the details.
 */
export function listJsonLd(name: string, pagePaths: readonly string[], site: string): Thing {
  return {
    "@type": "ItemList",
    name,
    numberOfItems: pagePaths.length,
    itemListElement: pagePaths.map((path, index) => ({
      "@type": "ListItem",
      position: index + 1,
      url: new URL(path, site).href,
    })),
  };
}

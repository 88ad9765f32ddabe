import type { Citable } from "@/lib/exhibitions/citations";
import type { PublicWork } from "./public-work";

/** A public work as it is cited. "n.d." is the usual note for a work without a date. */
export function citedWork(
  { slug, label, title, page }: Pick<PublicWork, "slug" | "label" | "title" | "page">,
  site: string,
): Citable {
  const url = new URL(page, site).href;
  if (!label) return { slug, title, year: "n.d.", url };
  const { year, medium, dimensions, accession } = label;
  return { slug, title, year, medium, dimensions, accession, url };
}

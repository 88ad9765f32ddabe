import type { Swatch } from "@/lib/core/colours";
import type { LeaderCard, PublicLeader } from "@/lib/exhibitions/contracts";

/** What the works can be browsed by, in the order of the page; each is a segment of the URL. */
export const facetKeys = ["years", "objects", "colours", "techniques", "people", "places"] as const;

export type FacetKey = (typeof facetKeys)[number];

/** A value of a facet that a work has. */
export type FacetEntry = {
  slug: string;
  name: string;
  /** What it means for this work: the words that describe the object, how much of the picture has the colour, or how the person is connected with the place. */
  note?: string;
  source?: PublicLeader["record"][number]["source"];
  /** The colour as this picture has it, as #rrggbb, and the part of the picture that it covers. */
  swatch?: string;
  share?: number;
};

/** A public work in a list. */
export type ListedWork = {
  exhibition: string;
  slug: string;
  title: string;
  /** The person and the years that it is about; null for a work about nobody. */
  about: string | null;
  /** The page that shows it. */
  page: string;
  alt: string;
  portrait: LeaderCard["portrait"];
  /** The main colours of the picture, the largest first. */
  palette: readonly Swatch[];
};

export type BrowsedWork = ListedWork & { facets: Readonly<Record<FacetKey, readonly FacetEntry[]>> };

/** A value of a facet with the works that have it. */
export type FacetValue = { slug: string; name: string; works: { work: BrowsedWork; entry: FacetEntry }[] };

/** A product in a colour, by its first picture; the note says how much of that has the colour. */
export type ColouredProduct = { slug: string; name: string; image: { url: string; alt: string }; note: string };

/** The columns of the works as CSV, in the order of the file. */
export const workColumns = [
  "exhibition",
  "exhibitionSlug",
  "state",
  "title",
  "slug",
  "version",
  "leader",
  "year",
  "medium",
  "dimensions",
  "accession",
  "credit",
  "alt",
  "description",
  "picture",
  "product",
  "annotations",
] as const;
export type WorkColumn = (typeof workColumns)[number];

export const workColumnNames = {
  exhibition: "Exhibition",
  exhibitionSlug: "Exhibition slug",
  state: "State",
  title: "Work",
  slug: "Slug",
  version: "Version",
  leader: "Leader",
  year: "Year",
  medium: "Medium",
  dimensions: "Dimensions",
  accession: "Accession",
  credit: "Credit",
  alt: "Alt text",
  description: "Description",
  picture: "Picture",
  product: "Drop",
  annotations: "Annotations",
} as const satisfies Record<WorkColumn, string>;

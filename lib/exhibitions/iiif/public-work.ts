import type { ArtworkAnnotation, LeaderCard, PublicLeader } from "@/lib/exhibitions/contracts";

/** The leader whom a work is about. */
type WorkLeader = Pick<PublicLeader, "slug" | "name" | "term" | "termStart" | "termEnd" | "alt" | "object" | "label">;

/** What everyone may know of a work. Paths are relative to the site. */
export type PublicWork = {
  id: string;
  slug: string;
  exhibition: { slug: string; title: string; page: string };
  title: string;
  summary: string;
  alt: string;
  portrait: LeaderCard["portrait"];
  credit: string;
  page: string;
  /** The folder of its tiles below /tiles, if it has any. */
  tiles: string | null;
  /** The leader whom it is about, where that leader has a public page. */
  leader: WorkLeader | null;
  /** The wall label, where it has one. */
  label: PublicLeader["label"] | null;
  /** Label and value. */
  metadata: readonly (readonly [string, string])[];
  notes: readonly Omit<ArtworkAnnotation, "_id">[];
};

export type PublicCollection = {
  slug: string;
  title: string;
  summary: string;
  page: string;
  works: PublicWork[];
};

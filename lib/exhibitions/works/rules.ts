import type { Swatch } from "@/lib/core/colours";
import { slugify } from "@/lib/core/form-inputs";
import { depictedObjects } from "@/lib/exhibitions/collection/depicted";
import { leaderPlaces, seatsOf } from "@/lib/exhibitions/collection/places";
import type { PublicLeader } from "@/lib/exhibitions/contracts";
import { colourNames, coloursOf } from "./colours";
import { type BrowsedWork, type FacetEntry, type FacetKey, type FacetValue, facetKeys } from "./contracts";

/** The facet with this name in a URL, or null. */
export const findFacet = (name: string): FacetKey | null => facetKeys.find((key) => key === name) ?? null;

const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const entry = (name: string): FacetEntry => ({ slug: slugify(name), name });

/** The decades that a term touches; the current one ends now. */
export function decadesOf({ termStart, termEnd }: { termStart: string; termEnd: string | null }, now: Date): string[] {
  const decade = (year: number) => Math.floor(year / 10) * 10;
  const first = decade(Number(termStart.slice(0, 4)));
  const last = decade(termEnd === null ? now.getUTCFullYear() : Number(termEnd.slice(0, 4)));
  return Array.from({ length: (last - first) / 10 + 1 }, (_, index) => `${first + index * 10}s`);
}

/** The techniques that a label names: "Cut paper, drawn in code; two inks on paper" has "Cut paper" and "Two inks on paper". */
export const techniquesOf = (medium: string): string[] => [
  ...new Set(
    medium
      .split(";")
      .map((part) => capitalize(part.split(",")[0]?.trim() ?? ""))
      .filter((part) => slugify(part) !== ""),
  ),
];

const placeNotes = { birth: "Born here", seat: "Governed from here" } as const;

/** A leader's places; one that is both birthplace and seat is listed once. Of a leader whom a curator added the seat of the term is known. */
function placesOf({ slug, ...term }: AboutLeader): FacetEntry[] {
  const places = (leaderPlaces[slug] ?? seatsOf(term)).map(({ name, relation, source }) => ({
    ...entry(name),
    note: placeNotes[relation],
    source,
  }));
  return places.filter((place, index) => places.findIndex(({ slug: other }) => other === place.slug) === index);
}

type AboutLeader = Pick<PublicLeader, "slug" | "name" | "alt" | "object" | "termStart" | "termEnd" | "label">;

/** The object in place of the face, without its article: all that is known of what the work of an added leader shows. */
const ownObject = ({ object }: AboutLeader): FacetEntry[] =>
  slugify(object) === ""
    ? []
    : [{ ...entry(capitalize(object.replace(/^(an?|the) /i, ""))), note: "In place of the face" }];

/** What a work about a leader can be found by. */
export function leaderFacets(leader: AboutLeader, palette: readonly Swatch[], now: Date): BrowsedWork["facets"] {
  const depicted = depictedObjects[leader.slug]?.filter(({ seen }) => leader.alt.includes(seen));
  return {
    years: decadesOf(leader, now).map(entry),
    objects: depicted?.map(({ name, seen }) => ({ ...entry(name), note: capitalize(seen) })) ?? ownObject(leader),
    colours: coloursOf(palette),
    techniques: techniquesOf(leader.label.medium).map(entry),
    people: [entry(leader.name)],
    places: placesOf(leader),
  };
}

/** What a work about nobody can be found by. */
export const pictureFacets = (palette: readonly Swatch[]): BrowsedWork["facets"] => ({
  ...{ years: [], objects: [], techniques: [], people: [], places: [] },
  colours: coloursOf(palette),
});

const colourOrder = ({ slug }: FacetValue) => colourNames.findIndex((name) => name === slug);

/** The works of a colour, the one with most of it first. */
const byShare = (value: FacetValue): FacetValue => ({
  ...value,
  works: value.works.toSorted((one, other) => (other.entry.share ?? 0) - (one.entry.share ?? 0)),
});

/** The values of a facet: people in the order of their works, colours in that of the palette, the others by name. */
export function listFacetValues(works: readonly BrowsedWork[], key: FacetKey): FacetValue[] {
  const values = new Map<string, FacetValue>();
  for (const work of works) {
    for (const found of work.facets[key]) {
      const value = values.get(found.slug) ?? { slug: found.slug, name: found.name, works: [] };
      value.works.push({ work, entry: found });
      values.set(found.slug, value);
    }
  }
  const list = [...values.values()];
  if (key === "people") return list;
  if (key === "colours") return list.map(byShare).sort((one, other) => colourOrder(one) - colourOrder(other));
  return list.sort((one, other) => one.name.localeCompare(other.name, "en"));
}

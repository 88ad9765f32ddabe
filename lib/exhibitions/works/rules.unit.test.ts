import { describe, expect, test } from "vitest";
import { depictedObjects } from "@/lib/exhibitions/collection/depicted";
import { leaders } from "@/lib/exhibitions/collection/leaders";
import { leaderPictures } from "@/lib/exhibitions/collection/pictures";
import { leaderPlaces } from "@/lib/exhibitions/collection/places";
import type { BrowsedWork } from "./contracts";
import { readPaletteOf } from "./palettes";
import { decadesOf, findFacet, leaderFacets, listFacetValues, pictureFacets, techniquesOf } from "./rules";
import { findWork, workKey } from "./work-keys";

const now = new Date("2026-11-27T10:00:00Z");
const slugs = leaders.map(({ slug }) => slug);

const workOf = (slug: string, facets: Partial<BrowsedWork["facets"]>): BrowsedWork => ({
  exhibition: "heads-of-state",
  slug,
  title: slug,
  about: null,
  page: `/${slug}`,
  alt: "",
  portrait: { src: "/a-960.jpg", width: 960, height: 1200 },
  palette: [],
  facets: { ...pictureFacets([]), ...facets },
});

test.each([
  ["1966-01-16", "1966-07-29", ["1960s"]],
  ["1966-08-01", "1975-07-29", ["1960s", "1970s"]],
  ["1985-08-27", "1993-08-26", ["1980s", "1990s"]],
  ["1999-05-29", "2015-05-29", ["1990s", "2000s", "2010s"]],
  ["2023-05-29", null, ["2020s"]],
])("a term from %s to %s touches %j", (termStart, termEnd, decades) => {
  expect(decadesOf({ termStart, termEnd }, now)).toEqual(decades);
});

test.each([
  ["Cut paper and screen print, drawn in code; two inks on paper", ["Cut paper and screen print", "Two inks on paper"]],
  ["Oil on canvas", ["Oil on canvas"]],
  ["Ink; ink", ["Ink"]],
  [" ; , ", []],
])("the medium “%s” names %j", (medium, techniques) => {
  expect(techniquesOf(medium)).toEqual(techniques);
});

test("a work is found by its key, which names its exhibition too", () => {
  const works = [workOf("drum", {}), { ...workOf("drum", {}), exhibition: "other" }];
  expect(works.map(workKey)).toEqual(["heads-of-state.drum", "other.drum"]);
  expect(findWork(works, "other.drum")).toBe(works[1]);
  for (const key of ["drum", "other.", undefined, ["other.drum"]]) expect(findWork(works, key)).toBeNull();
});

test("only the six facets have a URL", () => {
  expect(["years", "places", "compare", "__proto__", ""].map(findFacet)).toEqual(["years", "places", null, null, null]);
});

describe("the shipped collection", () => {
  test("every leader has objects, and each is described by the alternative text of the work", () => {
    expect(Object.keys(depictedObjects).sort()).toEqual([...slugs].sort());
    for (const leader of leaders) {
      const listed = depictedObjects[leader.slug] ?? [];
      expect(listed.length, leader.slug).toBeGreaterThanOrEqual(2);
      expect(listed.filter(({ seen }) => !leader.alt.includes(seen))).toEqual([]);
      expect(new Set(listed.map(({ name }) => name)).size).toBe(listed.length);
    }
  });

  test("every leader has a place, and each place has a source", () => {
    expect(Object.keys(leaderPlaces).sort()).toEqual([...slugs].sort());
    for (const place of Object.values(leaderPlaces).flat()) {
      expect(place.name && place.source.title && place.source.publisher).toBeTruthy();
      expect(place.source.year).toBeGreaterThan(1900);
    }
    // The seat of the government moved on 12 December 1991.
    for (const { slug, termStart, termEnd } of leaders.filter(({ slug: one }) => one !== "elizabeth-ii")) {
      const seats = (leaderPlaces[slug] ?? []).filter(({ relation }) => relation === "seat").map(({ name }) => name);
      const expected = [
        ...(termStart < "1991-12-12" ? ["Lagos"] : []),
        ...(termEnd === null || termEnd > "1991-12-12" ? ["Abuja"] : []),
      ];
      expect(seats, slug).toEqual(expected);
    }
  });

  test("a leader's facets hold the decade, the objects, the colours, the technique, the person and the places", async () => {
    const babangida = leaders.find(({ slug }) => slug === "ibrahim-babangida");
    if (!babangida) throw new Error("The leader is missing.");
    const leader = { ...babangida, object: babangida.object.name };
    const facets = leaderFacets(leader, await readPaletteOf(leaderPictures(babangida.slug).portrait.src), now);
    expect(
      Object.fromEntries(Object.entries(facets).map(([key, list]) => [key, list.map(({ slug }) => slug)])),
    ).toEqual({
      years: ["1980s", "1990s"],
      objects: ["peaked-cap", "football", "uniform", "button"],
      colours: ["black", "green", "cream"],
      techniques: ["cut-paper-and-screen-print", "four-inks-on-paper"],
      people: ["ibrahim-babangida"],
      places: ["minna", "lagos", "abuja"],
    });
    expect(facets.objects[1]?.note).toBe("A football where a face would be");
    expect(facets.places.map(({ note }) => note)).toEqual(["Born here", "Governed from here", "Governed from here"]);
  });

  test("an object that the alternative text no longer describes is not listed", () => {
    const [elizabeth] = leaders;
    if (!elizabeth) throw new Error("The leader is missing.");
    const { objects } = leaderFacets({ ...elizabeth, object: "Crown", alt: "A jewelled crown on a cushion." }, [], now);
    expect(objects.map(({ name }) => name)).toEqual(["Crown"]);
  });
});

test.each([
  ["1990-01-01", "1994-01-01", ["Lagos", "Abuja"]],
  ["2027-05-29", null, ["Abuja"]],
])(
  "a leader who was added has the object of the work, and the seats of a term from %s to %s",
  (termStart, termEnd, seats) => {
    const [shipped] = leaders;
    if (!shipped) throw new Error("The leader is missing.");
    const added = { ...shipped, slug: "added", object: "A kettle without a lid", termStart, termEnd };
    const { objects, places } = leaderFacets(added, [], now);
    expect(objects).toEqual([
      { slug: "kettle-without-a-lid", name: "Kettle without a lid", note: "In place of the face" },
    ]);
    expect(places.map(({ name }) => name)).toEqual(seats);
  },
);

test("values are listed by name with all their works, people in the order of the works", () => {
  const cap = { slug: "cap", name: "Cap" };
  const works = [
    workOf("one", { objects: [{ slug: "yam", name: "Yam" }, cap], people: [{ slug: "z", name: "Z" }] }),
    workOf("two", { objects: [cap], people: [{ slug: "a", name: "A" }] }),
    workOf("three", { people: [{ slug: "z", name: "Z" }] }),
  ];
  const found = (key: "objects" | "people") =>
    listFacetValues(works, key).map(({ slug, works: all }) => [slug, all.map(({ work }) => work.slug)]);
  expect(found("objects")).toEqual([
    ["cap", ["one", "two"]],
    ["yam", ["one"]],
  ]);
  expect(found("people")).toEqual([
    ["z", ["one", "three"]],
    ["a", ["two"]],
  ]);
});

test("colours are listed in their order with the works that have most of them first", () => {
  const colour = (slug: string, share: number) => ({ slug, name: slug, share });
  const works = [
    workOf("one", { colours: [colour("black", 0.4), colour("red", 0.1)] }),
    workOf("two", { colours: [colour("red", 0.3)] }),
  ];
  const found = listFacetValues(works, "colours").map(({ slug, works: all }) => [
    slug,
    all.map(({ work }) => work.slug),
  ]);
  expect(found).toEqual([
    ["red", ["two", "one"]],
    ["black", ["one"]],
  ]);
});

import type { FacetKey, FacetValue } from "@/lib/exhibitions/works/contracts";

/** "One work", "18 works". */
export const countWorks = (count: number): string => (count === 1 ? "One work" : `${count} works`);

type FacetTexts = {
  /** The title of the page with all values. */
  name: string;
  /** What one value is called, with its article. */
  kind: string;
  /** A sentence on that page. */
  lede: string;
  /** The title of the page of a value. */
  titleOf: (value: string) => string;
  /** A sentence on the page of a value. */
  ledeOf: (value: FacetValue) => string;
};

const decade = (name: string) => Number.parseInt(name, 10);
const is = (count: number) => (count === 1 ? "is" : "are");

export const facetTexts: Readonly<Record<FacetKey, FacetTexts>> = {
  years: {
    name: "Years in office",
    kind: "a decade",
    lede: "Each work is listed in every decade in which its subject was in office.",
    titleOf: (value) => `The ${value}`,
    ledeOf: ({ name, works }) =>
      `${countWorks(works.length)} about people who were in office at some time between ${decade(name)} and ${decade(name) + 9}.`,
  },
  objects: {
    name: "Objects",
    kind: "an object",
    lede: "What hangs where a face would be, and what hangs around it.",
    titleOf: (value) => value,
    ledeOf: ({ works }) => `${countWorks(works.length)} ${works.length === 1 ? "shows" : "show"} it.`,
  },
  colours: {
    name: "Colours",
    kind: "a colour",
    lede: "Measured in each picture. A work has every colour that covers at least a twentieth of it.",
    titleOf: (value) => value,
    ledeOf: ({ works }) =>
      works.length === 1 ? "One work has it." : `${countWorks(works.length)} have it, the one with most of it first.`,
  },
  techniques: {
    name: "Techniques",
    kind: "a technique",
    lede: "How the works are made, as their labels say.",
    titleOf: (value) => value,
    ledeOf: ({ works }) => `${countWorks(works.length)} ${is(works.length)} made like this.`,
  },
  people: {
    name: "People",
    kind: "a person",
    lede: "Whom the works are about. None of them is a likeness.",
    titleOf: (value) => value,
    ledeOf: ({ works }) =>
      works.length === 1
        ? "One work is about this time in office."
        : `${countWorks(works.length)}, one for each time in office.`,
  },
  places: {
    name: "Places",
    kind: "a place",
    lede: "Where the people of the works were born, and where they governed from.",
    titleOf: (value) => value,
    ledeOf: ({ works }) =>
      `${countWorks(works.length)} ${is(works.length)} about ${works.length === 1 ? "somebody who was" : "people who were"} born here or governed from here.`,
  },
};

import assert from "node:assert/strict";
import type { IdPrefix } from "../../lib/core/ids";
import { type Block, blocks } from "../../lib/exhibitions/blocks";
import { leaders } from "../../lib/exhibitions/collection/leaders";
import { knownPlaces } from "../../lib/exhibitions/collection/map";

type IdOf = (prefix: IdPrefix, name: string) => string;

/** A line of a leader's record, with its source. */
function recordEntry(slug: string, date: string) {
  const entry = leaders.find((leader) => leader.slug === slug)?.record.find((line) => line.date === date);
  assert(entry, `${slug} has no record of ${date}`);
  return entry;
}

function workOf(slug: string, idOf: IdOf) {
  const leader = leaders.find((one) => one.slug === slug);
  assert(leader, `there is no leader ${slug}`);
  return { id: idOf("art", leader.artworkSlug), name: leader.artworkTitle };
}

const place = (name: (typeof knownPlaces)[number]["name"]) => knownPlaces.filter((known) => known.name === name);

const badger = (idOf: IdOf): Block[] => [
  {
    id: "above",
    type: "text",
    text: "## What stands above the ground\n\nOn the scroll a tower, a bank and a flag lean. The badger is the museum’s invention. Some of what it digs under has a date, and the dates are in the record.",
  },
  {
    id: "dates",
    type: "timeline",
    title: "From the pound to the naira, from Lagos to Abuja",
    leaders: [],
    entries: [
      recordEntry("yakubu-gowon", "1 January 1973"),
      recordEntry("murtala-mohammed", "3 February 1976"),
      recordEntry("murtala-mohammed", "February 1976"),
      recordEntry("ibrahim-babangida", "12 December 1991"),
    ],
  },
  {
    id: "capitals",
    type: "map",
    places: [...place("Lagos"), ...place("Abuja")],
    caption: "The seat of the federal government until 12 December 1991, and since.",
  },
  {
    id: "two-works",
    type: "pair",
    first: workOf("murtala-mohammed", idOf),
    second: workOf("ibrahim-babangida", idOf),
    caption: "The government that announced the new capital, and the one that moved there.",
  },
];

const afroAlchemy: Block[] = [
  {
    id: "benches",
    type: "map",
    places: (["Benin City", "Abeokuta", "Bida", "Suleja", "Iseyin", "Kano"] as const).flatMap(place),
    caption: "Six of the nine benches. The others are in Abuja, beside any motor park, and wherever there is a pot.",
  },
];

/** The content of the seeded exhibitions, from facts that are in the collection. */
export const exhibitionBlocks = (slug: string, idOf: IdOf): Block[] =>
  blocks.parse(slug === "badger" ? badger(idOf) : slug === "afroalchemy" ? afroAlchemy : []);

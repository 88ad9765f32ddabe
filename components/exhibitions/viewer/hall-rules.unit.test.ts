import { describe, expect, it, test } from "vitest";
import { activeLeader, furnishingOrder, groundOf, megabytes, placeOf, viewingSentence } from "./hall-rules";

const leaders = [
  { slug: "yakubu-gowon", artworkSlug: "the-map" },
  { slug: "sani-abacha", artworkSlug: "dark-glasses" },
];

describe("what is behind #", () => {
  it.each([
    ["#sani-abacha", { leader: "sani-abacha", comments: false }],
    ["#guestbook-dark-glasses", { leader: "sani-abacha", comments: true }],
    ["#guestbook-yakubu-gowon", { leader: "yakubu-gowon", comments: true }],
    ["#dark-glasses", null],
    ["#guestbook-", null],
    ["#guestbook-nobody", null],
    ["#nobody", null],
    ["#%E0%A4%A", null],
    ["", null],
  ])("%s", (hash, place) => expect(placeOf(hash, leaders)).toEqual(place));
});

test("the active leader is half of the section that is scrolled to", () => {
  expect([-1, 0, 1, 2, 3, 34, 35, 36].map((section) => activeLeader(section, 18))).toEqual([
    null,
    0,
    0,
    1,
    1,
    17,
    17,
    17,
  ]);
  expect(activeLeader(0, 0)).toBeNull();
});

test("four grounds cycle by section", () => {
  expect([0, 1, 2, 3, 4, 35].map(groundOf)).toEqual(["desert", "blacksteel", "fire", "forest", "desert", "forest"]);
});

test("nobody is told that they look on alone", () => {
  expect([0, 1, 2, 23].map(viewingSentence)).toEqual([null, null, "2 people viewing", "23 people viewing"]);
});

test("the room that is wanted is furnished first, then its neighbours, each once", () => {
  expect(furnishingOrder(2, 5)).toEqual([2, 3, 1, 4, 0]);
  expect(furnishingOrder(0, 3)).toEqual([0, 1, 2]);
});

test("weights are said as a data plan counts them", () => {
  expect([753_418, 1_964_455, 24_000].map(megabytes)).toEqual(["0.8 MB", "2.0 MB", "0.02 MB"]);
});

import { describe, expect, it, test } from "vitest";
import {
  activeLeader,
  asksForPlace,
  formatMegabytes,
  groundOf,
  mountOrder,
  parseHash,
  parseView,
  viewersLabel,
  viewHref,
} from "./viewer-rules";

const leaders = [
  { slug: "yakubu-gowon", artworkSlug: "the-map" },
  { slug: "sani-abacha", artworkSlug: "dark-glasses" },
];

describe("parseHash", () => {
  it.each([
    ["#sani-abacha", { leader: "sani-abacha", comments: false }],
    ["#guestbook-dark-glasses", { leader: "sani-abacha", comments: true }],
    ["#guestbook-yakubu-gowon", { leader: "yakubu-gowon", comments: true }],
    ["#dark-glasses", null],
    ["#guestbook-", null],
    ["#guestbook-unknown", null],
    ["#unknown", null],
    ["#%E0%A4%A", null],
    ["", null],
  ])("parses %s", (hash, target) => expect(parseHash(hash, leaders)).toEqual(target));
});

describe("parseView", () => {
  it.each([
    ["", null],
    ["#main", null],
    ["#members", "members"],
    ["#guestbook", "guestbook"],
    ["#guestbook-dark-glasses", "gallery"],
    ["#sani-abacha", "gallery"],
    ["#anything", "gallery"],
  ] as const)("shows %s as %s", (hash, view) => expect(parseView(hash)).toBe(view));

  it.each([null, "gallery", "members", "guestbook"] as const)("reads back the URL of %s", (view) => {
    const url = new URL(viewHref("/x", view), "http://localhost");
    expect([parseView(url.hash), url.search]).toEqual([view, ""]);
    expect(viewHref("/x", "gallery", "sani-abacha")).toBe("/x#sani-abacha");
  });
});

test.each([
  ["", false],
  ["#main", false],
  ["#gallery", false],
  ["#members", true],
  ["#guestbook", true],
  ["#sani-abacha", true],
  ["#guestbook-dark-glasses", true],
])("whether %s asks for a place: %s", (hash, asks) => expect(asksForPlace(hash)).toBe(asks));

test("each leader has two sections", () => {
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

test("the four backgrounds cycle by section", () => {
  expect([0, 1, 2, 3, 4, 35].map(groundOf)).toEqual(["desert", "blacksteel", "fire", "forest", "desert", "forest"]);
});

test("the viewer count is hidden below two", () => {
  expect([0, 1, 2, 23].map(viewersLabel)).toEqual([null, null, "2 people viewing", "23 people viewing"]);
});

test("mountOrder starts at the requested index and continues outwards, each index once", () => {
  expect(mountOrder(2, 5)).toEqual([2, 3, 1, 4, 0]);
  expect(mountOrder(0, 3)).toEqual([0, 1, 2]);
});

test("sizes are formatted in decimal megabytes", () => {
  expect([753_418, 1_964_455, 24_000].map(formatMegabytes)).toEqual(["0.8 MB", "2.0 MB", "0.02 MB"]);
});

import { describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { type Block, type BlockReferences, block, blockChecklist, blocks } from "./blocks";
import { knownPlaces, mapSize, toMapPoint } from "./collection/map";

const id = "b-1";
const work = { id: "art_1", name: "The Dribble" };
const source = { title: "A History of Nigeria", publisher: "Cambridge University Press", year: 2008 };
const quote = { id, type: "quote", text: "Words.", speaker: "A speaker", date: "1 October 1960", source };
const map = { id, type: "map", places: [{ name: "Kano", latitude: 12, longitude: 8.5 }], caption: "A place." };
const timeline = { id, type: "timeline", title: "Dates", leaders: [], entries: [{ date: "1960", text: "A.", source }] };
const film = { id, type: "film", film: "house", title: "The film", caption: "Paper is cut." };
const sound = { id, type: "sound", sound: { leader: "sani-abacha" }, title: "A loop", caption: "Rain." };

const errorsOf = (value: unknown): string[] => {
  const parsed = z.safeParse(block, value);
  return parsed.success ? [] : [...new Set(parsed.error.issues.map(({ path }) => path.join(".")))];
};

test.each([
  { id, type: "text", text: "# Words" },
  { id, type: "work", work, caption: "" },
  { id, type: "pair", first: work, second: { ...work, id: "art_2" }, caption: "Two caps." },
  quote,
  timeline,
  { ...timeline, leaders: ["sani-abacha"], entries: [] },
  map,
  film,
  { ...film, film: "https://www.youtube-nocookie.com/embed/abcdefghijk" },
  sound,
  { ...sound, sound: { url: "/api/sounds/snd-00000000000000000000.mp3", bytes: 10, seconds: 2 } },
  { id, type: "object", product: "three-tunics-print", caption: "" },
])("takes $type", (value) => expect(errorsOf(value)).toEqual([]));

test.each([
  ["a quotation without a source", { ...quote, source: undefined }, ["source"]],
  ["a quotation without a date", { ...quote, date: " " }, ["date"]],
  ["a quotation without a speaker", { ...quote, speaker: "" }, ["speaker"]],
  ["a source without a publisher", { ...quote, source: { ...source, publisher: "" } }, ["source.publisher"]],
  ["a source with a script", { ...quote, source: { ...source, url: "javascript:alert(1)" } }, ["source.url"]],
  ["an entry without a source", { ...timeline, entries: [{ date: "1960", text: "A." }] }, ["entries.0.source"]],
  ["a timeline of nothing", { ...timeline, entries: [] }, ["entries"]],
  ["a timeline of both", { ...timeline, leaders: ["sani-abacha"] }, ["entries"]],
  ["a work that is not chosen", { id, type: "work", work: { id: "", name: "" }, caption: "" }, ["work.id"]],
  ["a pair of one work", { id, type: "pair", first: work, second: work, caption: "Twice." }, ["second"]],
  ["a film of another site", { ...film, film: "https://evil.test/film" }, ["film"]],
  ["a film that is not described", { ...film, caption: "" }, ["caption"]],
  ["a sound that is not described", { ...sound, caption: "" }, ["caption"]],
  [
    "a sound of another site",
    { ...sound, sound: { url: "https://evil.test/a.mp3", bytes: 1, seconds: 1 } },
    ["sound.url"],
  ],
  ["a map without places", { ...map, places: [] }, ["places"]],
  ["a place twice", { ...map, places: [...map.places, ...map.places] }, ["places"]],
  [
    "a place outside the map",
    { ...map, places: [{ name: "London", latitude: 51.5, longitude: 0 }] },
    ["places.0.latitude", "places.0.longitude"],
  ],
  ["an object that is not chosen", { id, type: "object", product: "", caption: "" }, ["product"]],
  ["an unknown type", { id, type: "html", html: "<b>x</b>" }, ["type"]],
])("rejects %s", (_, value, fields) => expect(errorsOf(value)).toEqual(fields));

test("an exhibition has at most 60 blocks", () => {
  const many = Array.from({ length: 61 }, (_, index) => ({ id: `b-${index}`, type: "text", text: "A." }));
  expect([z.safeParse(blocks, many).success, z.safeParse(blocks, many.slice(1)).success]).toEqual([false, true]);
});

test("each block has an id of its own", () => {
  const twice = [1, 2].map(() => ({ id, type: "text", text: "A." }));
  expect(z.safeParse(blocks, twice).error?.issues.map(({ path }) => path)).toEqual([[]]);
});

describe("the checklist", () => {
  const all: Block[] = blocks.parse([{ id: "b-0", type: "work", work, caption: "" }, quote, { ...quote, id: "b-2" }]);
  const shown = {
    id: "art_1",
    title: "The Dribble",
    exhibition: "Heads of State",
    about: null,
    image: { src: "/images/x.jpg", width: 960, height: 1200, alt: "A football." },
    page: null,
    key: null,
  };
  const summaryOf = (works: (typeof shown)[]) =>
    blockChecklist(all, { works, leaders: [], products: [] }).map(({ label, isDone }) => [label, isDone]);

  test("is empty without blocks", () =>
    expect(blockChecklist([], { works: [], leaders: [], products: [] })).toEqual([]));

  test("counts what is public, described and sourced", () =>
    expect(summaryOf([shown])).toEqual([
      ["Chosen works, leaders and drops that are public: 1 of 1", true],
      ["Chosen works with a picture and alternative text: 1 of 1", true],
      ["Sources of quotations and dated entries: 2 of 2", true],
    ]));

  test("finds a work that is gone, and one without alternative text", () => {
    expect(summaryOf([]).map(([, isDone]) => isDone)).toEqual([false, false, true]);
    expect(summaryOf([{ ...shown, image: { ...shown.image, alt: " " } }]).map(([, isDone]) => isDone)).toEqual([
      true,
      false,
      true,
    ]);
  });
});

test("the checklist finds the sound of a leader who has none", () => {
  const leader = { slug: "sani-abacha", name: "", term: "", title: "", object: "", page: "", sound: null };
  const files = { opus: "/audio/a.webm", mp3: "/audio/a.mp3" };
  const isDone = (leaders: BlockReferences["leaders"]) =>
    blockChecklist(blocks.parse([sound]), { works: [], leaders, products: [] }).map((item) => item.isDone);
  expect([isDone([]), isDone([leader]), isDone([{ ...leader, sound: files }])]).toEqual([[false], [false], [true]]);
});

test("every known place is on the map", () => {
  for (const { x, y } of knownPlaces.map(toMapPoint)) {
    expect(x).toBeGreaterThan(0);
    expect(x).toBeLessThan(mapSize.width);
    expect(y).toBeGreaterThan(0);
    expect(y).toBeLessThan(mapSize.height);
  }
});

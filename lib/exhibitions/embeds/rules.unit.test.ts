import { expect, test } from "vitest";
import { embedCode, findEmbeddablePage, fitEmbed, fitThumbnail } from "./rules";

const site = "https://archive.example";

test.each([
  ["/heads-of-state/sani-abacha", { kind: "leader", slug: "sani-abacha" }],
  ["/heads-of-state/sani-abacha/?utm_source=x#chapter", { kind: "leader", slug: "sani-abacha" }],
  ["/drops/dark-glasses-jar", { kind: "drop", slug: "dark-glasses-jar" }],
  ["/heads-of-state", null],
  ["/exhibitions/heads-of-state", null],
  ["/drops/dark-glasses-jar/numbers", null],
  ["/heads-of-state/..%2f..%2fadmin", null],
])("%s can be embedded as %o", (path, page) => {
  expect(findEmbeddablePage(site + path, site)).toEqual(page);
});

test.each([
  "https://evil.tld/drops/x",
  "http://archive.example/drops/x",
  "https://archive.example.evil.tld/drops/x",
  "/drops/x",
  "",
])("%s is a page of another site", (url) => expect(findEmbeddablePage(url, site)).toBeNull());

test("a frame stays within the limits", () => {
  expect(fitEmbed({})).toEqual({ width: 400, height: 640 });
  expect(fitEmbed({ maxwidth: 300, maxheight: 2_000 })).toEqual({ width: 300, height: 640 });
});

test("the thumbnail is the largest within the limits, and none where none fits", () => {
  const [small, large] = [
    { url: "s", width: 360, height: 450 },
    { url: "l", width: 960, height: 1_200 },
  ];
  expect(fitThumbnail([small, large], {})).toBe(large);
  expect(fitThumbnail([small, large], { maxwidth: 500 })).toBe(small);
  expect(fitThumbnail([small, large], { maxheight: 100 })).toBeNull();
});

test("a name cannot leave the attribute of the code", () => {
  const code = embedCode({ slug: "x", name: '"><script>', artworkTitle: "A & B" }, site);
  expect(code).toContain('title="A &amp; B: &quot;&gt;&lt;script&gt;, at The Living Archive"');
});

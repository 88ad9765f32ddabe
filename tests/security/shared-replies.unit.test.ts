import fs from "node:fs";
import { expect, test } from "vitest";

/** Every reply of a route that a proxy may store, and why nothing private of a person is in it. */
const sharedReplies = {
  "app/api/exhibitions/[slug]/artworks/[artwork]/citation/route.ts": "a public work and its label",
  "app/api/iiif/[slug]/[artwork]/image/[region]/[size]/[rotation]/[file]/route.ts": "a part of a public work",
  "app/api/oembed/route.ts": "the title and the picture of a public page of a leader or a drop",
  "app/api/status/route.ts": "which services are delayed",
  "app/api/waiting-rooms/[slug]/route.ts": "the counts of a waiting room, not a place in it",
  "app/maps/sitemap/[map]/route.ts":
    "the addresses of public pages; of people only those who let search engines list their page",
  "lib/http/iiif-response.ts": "the manifest, the collection and the sizes of public works",
  "lib/http/public-file-response.ts": "a picture or a sound of the media library, which only admins fill",
};

const sources = ["app", "components", "lib"].flatMap((folder) =>
  fs
    .readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((file) => `${folder}/${file.replaceAll("\\", "/")}`)
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file)),
);

test("a proxy may store the listed replies only", () => {
  const storable = sources.filter((file) => /["'`]public, /.test(fs.readFileSync(file, "utf8")));
  expect(storable.sort()).toEqual(Object.keys(sharedReplies).sort());
});

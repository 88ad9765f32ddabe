import { afterAll, beforeAll, expect, test } from "vitest";
import { GET as getCitation } from "@/app/api/exhibitions/[slug]/artworks/[artwork]/citation/route";
import { GET } from "@/app/api/oembed/route";
import { GET as getEmbed } from "@/app/embed/[leader]/route";
import { makeProduct } from "@/lib/catalog/factory";
import { env } from "@/lib/core/env";
import { paths } from "@/lib/core/urls/paths";
import { disconnect } from "@/lib/db/client";
import { leaders } from "@/lib/exhibitions/collection/leaders";
import { leaderPictures } from "@/lib/exhibitions/collection/pictures";
import { makeArtwork, makeExhibition, makeLeader } from "@/lib/exhibitions/factory";
import { callRoute } from "@/lib/http/test-client";

const absolute = (path: string) => new URL(path, env().APP_URL).href;
const ask = (path: string, more = "") => callRoute(GET, `/api/oembed?url=${encodeURIComponent(absolute(path))}${more}`);
const text = leaders.find(({ slug }) => slug === "sani-abacha");

beforeAll(async () => {
  const { id: exhibitionId } = await makeExhibition({ slug: "heads-of-state" });
  const { id: leaderId } = await makeLeader({ exhibitionId, slug: "sani-abacha", name: "Sani Abacha" });
  const imageUrl = leaderPictures("sani-abacha").portrait.src;
  await makeArtwork({ exhibitionId, leaderId, slug: "dark-glasses", title: "Dark Glasses", imageUrl });
  await makeArtwork({ exhibitionId, slug: "members-work", title: "For members", imageUrl });
});
afterAll(disconnect);

test("a leader's page is a frame within the limits, with a thumbnail within them", async () => {
  const { status, body } = await ask(paths.leader("sani-abacha"));
  expect(status).toBe(200);
  expect(body).toMatchObject({ type: "rich", version: "1.0", width: 400, height: 640, thumbnail_width: 1200 });
  expect(body.html).toContain(`src="${absolute(paths.embed("sani-abacha"))}"`);
  const small = await ask(paths.leader("sani-abacha"), "&maxwidth=300&maxheight=500&format=json");
  expect(small.body).toMatchObject({ width: 300, height: 500 });
  expect(small.body.html).toContain('width="300" height="500"');
  expect(small.body.thumbnail_url).toBeUndefined();
});

test("a drop is a link with its name", async () => {
  const product = await makeProduct();
  const { status, body } = await ask(paths.drop(product.slug));
  expect([status, body.type, body.title, body.html]).toEqual([200, "link", product.name, undefined]);
});

test("another format is 501, an unknown or members' page 404, a wrong limit 400", async () => {
  const replies = [
    await ask(paths.leader("sani-abacha"), "&format=xml"),
    await ask(paths.leader("nobody")),
    await ask(paths.headsOfState),
    await ask(paths.drop("no-such-drop")),
    await callRoute(GET, `/api/oembed?url=${encodeURIComponent("https://evil.tld/drops/x")}`),
    await ask(paths.leader("sani-abacha"), "&maxwidth=0"),
    await callRoute(GET, "/api/oembed"),
  ];
  expect(replies.map(({ status }) => status)).toEqual([501, 404, 404, 404, 404, 400, 400]);
});

test("the framed page has the work and its label, no script and nothing of the narrative", async () => {
  const open = (leader: string) => getEmbed(new Request("http://localhost"), { params: Promise.resolve({ leader }) });
  const response = await open("sani-abacha");
  const html = await response.text();
  expect(response.headers.get("set-cookie")).toBeNull();
  expect(html).toContain("Dark Glasses, 2026.");
  expect(html).not.toMatch(/<script|<form| on\w+=/);
  for (const paragraph of text?.narrative.split("\n\n") ?? []) expect(html).not.toContain(paragraph.slice(0, 50));
  expect((await open("nobody")).status).toBe(404);
});

test("a public work is cited as a file, one for members is not found", async () => {
  const cite = (artwork: string, format: string) =>
    callRoute(getCitation, `/api/x?format=${format}`, { params: { slug: "heads-of-state", artwork } });
  const file = await cite("dark-glasses", "bibtex");
  expect(file.headers.get("content-disposition")).toContain("dark-glasses.bib");
  expect(file.text).toContain("title = {{Dark Glasses}}");
  expect((await cite("dark-glasses", "ris")).text).toMatch(/^TY {2}- ART\r\n/);
  expect((await cite("members-work", "ris")).status).toBe(404);
  expect((await cite("dark-glasses", "doc")).status).toBe(400);
});

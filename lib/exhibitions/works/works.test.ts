import sharp from "sharp";
import { afterAll, beforeEach, expect, test } from "vitest";
import { db, disconnect } from "@/lib/db/client";
import { leaders as texts } from "@/lib/exhibitions/collection/leaders";
import { leaderPictures } from "@/lib/exhibitions/collection/pictures";
import { makeArtwork, makeExhibition, makeLeader } from "@/lib/exhibitions/factory";
import { storeArtworkImage } from "@/lib/exhibitions/store-artwork-image";
import { makeActor } from "@/lib/subscriptions/factory";
import { Prisma } from "@/prisma/generated/client";
import { listBrowsedWorks } from "./queries";

const uploaded = "/api/pictures/img-0123456789abcdefghij-960.jpg";

beforeEach(async () => {
  await db.artwork.deleteMany();
  await db.leader.deleteMany();
  await db.exhibition.deleteMany();
});
afterAll(disconnect);

/** Heads of State with the work of one leader. */
async function makeLeaderWork(slug: string, content = {}) {
  const text = texts.find((one) => one.slug === slug);
  if (!text) throw new Error(slug);
  const exhibition = await makeExhibition({ slug: "heads-of-state", position: 1 });
  const leader = await makeLeader({ exhibitionId: exhibition.id, slug, name: text.name, content });
  const { artworkSlug, artworkTitle } = text;
  const work = { exhibitionId: exhibition.id, leaderId: leader.id, slug: artworkSlug, title: artworkTitle };
  await makeArtwork({ ...work, imageUrl: leaderPictures(slug).portrait.src });
  return { exhibition, leader, text };
}

const listed = async () => (await listBrowsedWorks()).map(({ exhibition, slug }) => [exhibition, slug]);

test("lists the work of a leader with its page and what it can be found by", async () => {
  const { text } = await makeLeaderWork("sani-abacha");
  const [work] = await listBrowsedWorks();
  expect(work).toMatchObject({
    exhibition: "heads-of-state",
    slug: "dark-glasses",
    title: "Dark Glasses",
    about: "Sani Abacha, 1993–1998",
    page: "/heads-of-state/sani-abacha",
    alt: text.alt,
  });
  expect(work?.facets.years.map(({ name }) => name)).toEqual(["1990s"]);
  expect(work?.facets.places.map(({ name }) => name)).toEqual(["Kano", "Abuja"]);
  expect(JSON.stringify(work)).not.toContain(text.narrative.slice(0, 60));
});

test("a work has the colours of its picture: the shipped one, and an uploaded one as it was stored", async () => {
  const { exhibition } = await makeLeaderWork("sani-abacha");
  const colours = async () => (await listBrowsedWorks()).map(({ facets }) => facets.colours.map(({ slug }) => slug));
  expect(await colours()).toEqual([["black", "red", "cream", "yellow"]]);
  const bytes = await sharp({ create: { width: 960, height: 1200, channels: 3, background: "#252e52" } })
    .png()
    .toBuffer();
  const actor = await makeActor({ role: "Admin" });
  const { url } = await storeArtworkImage({ actor, bytes, shape: "work" });
  await db.artwork.updateMany({ where: { exhibitionId: exhibition.id }, data: { imageUrl: url } });
  expect(await colours()).toEqual([["blue"]]);
  await db.publicFile.updateMany({ data: { palette: Prisma.DbNull } });
  expect(await colours()).toEqual([[]]);
});

test("uses the medium that an admin wrote on the label", async () => {
  const { label } = texts.find(({ slug }) => slug === "sani-abacha") ?? {};
  await makeLeaderWork("sani-abacha", { label: { ...label, medium: "Woodcut; one ink on cloth" } });
  const [work] = await listBrowsedWorks();
  expect(work?.facets.techniques.map(({ slug }) => slug)).toEqual(["woodcut", "one-ink-on-cloth"]);
});

test("lists an uploaded work of an open exhibition, and none that is for members, a draft, announced or without a picture", async () => {
  const { exhibition } = await makeLeaderWork("sani-abacha");
  // A second work of the members' exhibition has no public page.
  await makeArtwork({ exhibitionId: exhibition.id, slug: "members-only", imageUrl: uploaded });
  const open = await makeExhibition({ slug: "open", requiresVip: false, position: 2 });
  await makeArtwork({ exhibitionId: open.id, slug: "shown", imageUrl: uploaded });
  await makeArtwork({ exhibitionId: open.id, slug: "no-picture" });
  const draft = await makeExhibition({ slug: "draft", requiresVip: false, isDraft: true });
  await makeArtwork({ exhibitionId: draft.id, slug: "in-a-draft", imageUrl: uploaded });
  const announced = await makeExhibition({ slug: "announced", requiresVip: false, status: "announced" });
  await makeArtwork({ exhibitionId: announced.id, slug: "not-yet", imageUrl: uploaded });
  expect(await listed()).toEqual([
    ["heads-of-state", "dark-glasses"],
    ["open", "shown"],
  ]);
  await db.exhibition.updateMany({ data: { deletedAt: new Date() } });
  expect(await listed()).toEqual([]);
});

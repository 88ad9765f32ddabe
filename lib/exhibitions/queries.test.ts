import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { db, disconnect } from "@/lib/db/client";
import { listChapterArtworks } from "./chapter-queries";
import { leaders as texts } from "./collection/leaders";
import { makeArtwork, makeExhibition, makeLeader } from "./factory";
import {
  getExhibition,
  getLeader,
  getNarrative,
  listArtworks,
  listExhibitions,
  listLeaders,
  listViewerLeaders,
} from "./queries";

const abacha = texts.find(({ slug }) => slug === "sani-abacha") ?? texts[0];
const ironsi = texts.find(({ slug }) => slug === "johnson-aguiyi-ironsi");
const exhibitionId = "exh_rooms";

beforeAll(async () => {
  await makeExhibition({ id: exhibitionId, slug: "heads-of-state", title: "Heads of State", position: 3 });
});
beforeEach(async () => {
  await db.artwork.deleteMany();
  await db.leader.deleteMany();
});
afterAll(disconnect);

async function createTestArtwork(
  slug: string,
  position: number,
  content: object = {},
  boardPosition: number | null = null,
) {
  const text = texts.find((one) => one.slug === slug);
  const { id } = await makeLeader({ exhibitionId, slug, name: text?.name ?? slug, position, content, boardPosition });
  if (text) {
    const { artworkSlug, artworkTitle, productSlug } = text;
    await makeArtwork({ exhibitionId, leaderId: id, slug: artworkSlug, title: artworkTitle, productSlug });
  }
}

test("lists the artworks of the chapters with their leaders in the order of the timeline", async () => {
  await createTestArtwork("sani-abacha", 12);
  await createTestArtwork("ernest-shonekan", 11);
  await makeArtwork({ exhibitionId, slug: "no-leader" });
  const artworks = await listChapterArtworks();
  expect(artworks.map(({ leader, productSlug }) => [leader.slug, productSlug])).toEqual([
    ["ernest-shonekan", "interim-hourglass"],
    ["sani-abacha", "dark-glasses-jar"],
  ]);
});

describe("a leader's public page", () => {
  test("contains only the excerpt of the narrative", async () => {
    await createTestArtwork("sani-abacha", 1);
    const leader = await getLeader("sani-abacha");
    expect(leader?.excerpt.length).toBeLessThanOrEqual(600);
    expect(leader?.narrative).toBeNull();
    const sent = JSON.stringify(leader);
    for (const paragraph of abacha?.narrative.split("\n\n").slice(2) ?? []) {
      expect(sent).not.toContain(JSON.stringify(paragraph).slice(1, 60));
    }
    expect(leader).not.toHaveProperty("unsure");
  });

  test("contains the whole narrative of the one leader that is free to read", async () => {
    for (const [index, { slug }] of texts.entries()) await createTestArtwork(slug, index + 1);
    const pages = await Promise.all(texts.map(({ slug }) => getLeader(slug)));
    const open = pages.filter((page) => page?.narrative);
    expect(open.map((page) => page?.slug)).toEqual(["johnson-aguiyi-ironsi"]);
    expect(open[0]?.narrative?.join("\n\n")).toBe(ironsi?.narrative);
    expect((await listLeaders()).filter(({ isFreeToRead }) => isFreeToRead)).toHaveLength(1);
  });

  test("shows overridden fields and the shipped text of the others", async () => {
    await createTestArtwork("sani-abacha", 1, { chapterTitle: "Another Chapter", narrative: "A short one." });
    expect(await getLeader("sani-abacha")).toMatchObject({
      chapterTitle: "Another Chapter",
      excerpt: "A short one.",
      narrativeWords: 3,
      imageCredit: abacha?.imageCredit,
      productSlug: "dark-glasses-jar",
    });
  });

  test("keeps the English label, by which a work is cited, in another language", async () => {
    await createTestArtwork("sani-abacha", 1);
    const leader = await getLeader("sani-abacha", "pcm");
    expect(leader?.label.medium).toContain("na code draw am");
    expect(leader?.originalLabel).toEqual(abacha?.label);
  });

  test("ignores an invalid override", async () => {
    await createTestArtwork("sani-abacha", 1, { record: "not a list" });
    expect((await getLeader("sani-abacha"))?.record).toEqual(abacha?.record);
  });

  test("does not exist for an unknown slug or a leader without shipped texts", async () => {
    await createTestArtwork("a-leader-to-come", 1);
    expect(await getLeader("a-leader-to-come")).toBeNull();
    expect(await getLeader("no-such-leader")).toBeNull();
    expect(await listLeaders()).toEqual([]);
  });
});

test("leaders are listed in the order of the timeline with their board positions", async () => {
  await createTestArtwork("sani-abacha", 2, {}, 7);
  await createTestArtwork("ibrahim-babangida", 1);
  const leaders = await listLeaders();
  expect(leaders.map(({ slug, boardPosition }) => [slug, boardPosition])).toEqual([
    ["ibrahim-babangida", null],
    ["sani-abacha", 7],
  ]);
});

test("a deleted exhibition and its leaders are in no list", async () => {
  await createTestArtwork("sani-abacha", 1);
  const other = await makeExhibition({ title: "Another Exhibition", position: 1, requiresVip: false });
  expect((await listExhibitions()).map(({ title }) => title)).toEqual(["Another Exhibition", "Heads of State"]);
  await db.exhibition.updateMany({ data: { deletedAt: new Date() } });
  expect(await listExhibitions()).toEqual([]);
  expect(await getExhibition(other.slug)).toBeNull();
  expect(await listLeaders()).toEqual([]);
  expect(await getLeader("sani-abacha")).toBeNull();
});

describe("the members' exhibition", () => {
  const visitor = null;
  const basic = { role: "Member", isVIP: false } as const;
  const vip = { role: "Member", isVIP: true } as const;
  const admin = { role: "Admin", isVIP: false } as const;

  beforeEach(async () => {
    await db.exhibition.updateMany({ where: { id: exhibitionId }, data: { deletedAt: null } });
    await createTestArtwork("sani-abacha", 1);
  });

  test("gives leaders, narratives and artworks to VIPs and admins only", async () => {
    for (const viewer of [visitor, basic]) {
      await expect(listViewerLeaders(viewer, "heads-of-state")).rejects.toMatchObject({ code: "vip_only" });
      await expect(getNarrative(viewer, "heads-of-state", "sani-abacha")).rejects.toMatchObject({ code: "vip_only" });
      await expect(listArtworks(viewer, "heads-of-state")).rejects.toMatchObject({ code: "vip_only" });
    }
    for (const viewer of [vip, admin]) {
      expect((await listViewerLeaders(viewer, "heads-of-state")).map(({ slug }) => slug)).toEqual(["sani-abacha"]);
      expect((await getNarrative(viewer, "heads-of-state", "sani-abacha")).paragraphs.join("\n\n")).toBe(
        abacha?.narrative,
      );
    }
  });

  test("gives the narrative that is free to read to everyone, and none while the exhibition is not published", async () => {
    await createTestArtwork("johnson-aguiyi-ironsi", 2);
    for (const viewer of [visitor, basic, vip])
      expect((await getNarrative(viewer, "heads-of-state", "johnson-aguiyi-ironsi")).paragraphs.join("\n\n")).toBe(
        ironsi?.narrative,
      );
    await db.exhibition.updateMany({ where: { id: exhibitionId }, data: { isDraft: true } });
    for (const viewer of [visitor, vip])
      await expect(getNarrative(viewer, "heads-of-state", "johnson-aguiyi-ironsi")).rejects.toMatchObject({
        code: "not_found",
      });
    await db.exhibition.updateMany({ where: { id: exhibitionId }, data: { isDraft: false } });
  });

  test("sends the sound and the excerpt of a leader, but not the narrative", async () => {
    const [leader] = await listViewerLeaders(vip, "heads-of-state");
    expect(leader).toMatchObject({ hung: false, videoUrl: null, sound: { opus: "/audio/sani-abacha.webm" } });
    expect(leader).not.toHaveProperty("narrative");
    expect(JSON.stringify(leader)).not.toContain(abacha?.narrative.slice(-60));
  });

  test("accepts a film override only from an embed host without cookies", async () => {
    const film = async (videoUrl: string) => {
      await db.leader.updateMany({ where: { slug: "sani-abacha" }, data: { content: { videoUrl } } });
      return (await listViewerLeaders(vip, "heads-of-state"))[0]?.videoUrl;
    };
    expect(await film("https://www.youtube-nocookie.com/embed/abc_123")).toMatch(/nocookie/);
    expect(await film("https://www.youtube.com/embed/abc_123")).toBeNull();
    expect(await film("javascript:alert(1)")).toBeNull();
  });

  test("rejects an unknown leader and an unknown exhibition", async () => {
    await expect(getNarrative(vip, "heads-of-state", "unknown")).rejects.toMatchObject({ code: "not_found" });
    await expect(listViewerLeaders(vip, "unknown")).rejects.toMatchObject({ code: "not_found" });
  });
});

test("listArtworks returns artworks in display order, without an image when there is none", async () => {
  const { id, slug } = await makeExhibition({ requiresVip: false });
  await makeArtwork({
    exhibitionId: id,
    title: "Second",
    position: 2,
    imageUrl: "/images/a-960.jpg",
    imageAlt: "A pot.",
  });
  await makeArtwork({ exhibitionId: id, title: "First", position: 1 });
  expect((await listArtworks(null, slug)).map(({ title, image }) => [title, image])).toEqual([
    ["First", null],
    ["Second", { url: "/images/a-960.jpg", alt: "A pot." }],
  ]);
});

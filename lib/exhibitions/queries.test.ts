import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { db, disconnect } from "@/lib/platform/db";
import { leaders as texts } from "./collection/leaders";
import { makeArtwork, makeExhibition, makeLeader } from "./factory";
import { getExhibition, getLeader, listExhibitions, listHall, listLeaders, listWorks, readNarrative } from "./queries";

const abacha = texts.find(({ slug }) => slug === "sani-abacha") ?? texts[0];
const exhibitionId = "exh_rooms";

beforeAll(async () => {
  await makeExhibition({ id: exhibitionId, slug: "heads-of-state", title: "Heads of State", position: 3 });
});
beforeEach(async () => {
  await db.artwork.deleteMany();
  await db.leader.deleteMany();
});
afterAll(disconnect);

async function hang(slug: string, position: number, content: object = {}, boardPosition: number | null = null) {
  const text = texts.find((one) => one.slug === slug);
  const { id } = await makeLeader({ exhibitionId, slug, name: text?.name ?? slug, position, content, boardPosition });
  if (text) {
    const { artworkSlug, artworkTitle, productSlug } = text;
    await makeArtwork({ exhibitionId, leaderId: id, slug: artworkSlug, title: artworkTitle, productSlug });
  }
}

describe("a leader's public page", () => {
  test("holds no more of the narrative than its excerpt, however it is looked at", async () => {
    await hang("sani-abacha", 1);
    const leader = await getLeader("sani-abacha");
    expect(leader?.excerpt.length).toBeLessThanOrEqual(580);
    const sent = JSON.stringify(leader);
    for (const paragraph of abacha?.narrative.split("\n\n").slice(2) ?? []) {
      expect(sent).not.toContain(JSON.stringify(paragraph).slice(1, 60));
    }
    expect(leader).not.toHaveProperty("narrative");
    expect(leader).not.toHaveProperty("unsure");
  });

  test("shows what an admin rewrote, field by field, and the shipped words beside it", async () => {
    await hang("sani-abacha", 1, { chapterTitle: "Another Chapter", narrative: "A short one." });
    expect(await getLeader("sani-abacha")).toMatchObject({
      chapterTitle: "Another Chapter",
      excerpt: "A short one.",
      narrativeWords: 3,
      imageCredit: abacha?.imageCredit,
      productSlug: "dark-glasses-jar",
    });
  });

  test("keeps the shipped words where a rewriting cannot be read", async () => {
    await hang("sani-abacha", 1, { record: "not a list" });
    expect((await getLeader("sani-abacha"))?.record).toEqual(abacha?.record);
  });

  test("is nobody's for an unknown slug, or for one of whom nothing is written", async () => {
    await hang("a-leader-to-come", 1);
    expect(await getLeader("a-leader-to-come")).toBeNull();
    expect(await getLeader("no-such-leader")).toBeNull();
    expect(await listLeaders()).toEqual([]);
  });
});

test("leaders stand in the order of the timeline, with the dots that they have", async () => {
  await hang("sani-abacha", 2, {}, 7);
  await hang("ibrahim-babangida", 1);
  const leaders = await listLeaders();
  expect(leaders.map(({ slug, boardPosition }) => [slug, boardPosition])).toEqual([
    ["ibrahim-babangida", null],
    ["sani-abacha", 7],
  ]);
});

test("a deleted exhibition is gone from every list, and its leaders with it", async () => {
  await hang("sani-abacha", 1);
  const other = await makeExhibition({ title: "Another Room", position: 1, requiresVip: false });
  expect((await listExhibitions()).map(({ title }) => title)).toEqual(["Another Room", "Heads of State"]);
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
    await hang("sani-abacha", 1);
  });

  test("opens to a VIP and to an admin, and to nobody else, work by work and chapter by chapter", async () => {
    for (const nobody of [visitor, basic]) {
      await expect(listHall(nobody, "heads-of-state")).rejects.toMatchObject({ code: "vip_only" });
      await expect(readNarrative(nobody, "heads-of-state", "sani-abacha")).rejects.toMatchObject({ code: "vip_only" });
      await expect(listWorks(nobody, "heads-of-state")).rejects.toMatchObject({ code: "vip_only" });
    }
    for (const somebody of [vip, admin]) {
      expect((await listHall(somebody, "heads-of-state")).map(({ slug }) => slug)).toEqual(["sani-abacha"]);
      expect((await readNarrative(somebody, "heads-of-state", "sani-abacha")).join("\n\n")).toBe(abacha?.narrative);
    }
  });

  test("sends a work's sound and its excerpt, and the narrative by itself only", async () => {
    const [leader] = await listHall(vip, "heads-of-state");
    expect(leader).toMatchObject({ hung: false, videoUrl: null, sound: { opus: "/audio/sani-abacha.webm" } });
    expect(leader).not.toHaveProperty("narrative");
    expect(JSON.stringify(leader)).not.toContain(abacha?.narrative.slice(-60));
  });

  test("shows a film that an admin named, by a player that keeps no cookies, and no other", async () => {
    const film = async (videoUrl: string) => {
      await db.leader.updateMany({ where: { slug: "sani-abacha" }, data: { content: { videoUrl } } });
      return (await listHall(vip, "heads-of-state"))[0]?.videoUrl;
    };
    expect(await film("https://www.youtube-nocookie.com/embed/abc_123")).toMatch(/nocookie/);
    expect(await film("https://www.youtube.com/embed/abc_123")).toBeNull();
    expect(await film("javascript:alert(1)")).toBeNull();
  });

  test("knows neither a leader nor a room that is not there", async () => {
    await expect(readNarrative(vip, "heads-of-state", "nobody")).rejects.toMatchObject({ code: "not_found" });
    await expect(listHall(vip, "no-such-room")).rejects.toMatchObject({ code: "not_found" });
  });
});

test("any exhibition lists its works in their order, those to come without a picture", async () => {
  const { id, slug } = await makeExhibition({ requiresVip: false });
  await makeArtwork({
    exhibitionId: id,
    title: "Second",
    position: 2,
    imageUrl: "/images/a-960.jpg",
    imageAlt: "A pot.",
  });
  await makeArtwork({ exhibitionId: id, title: "First", position: 1 });
  expect((await listWorks(null, slug)).map(({ title, image }) => [title, image])).toEqual([
    ["First", null],
    ["Second", { url: "/images/a-960.jpg", alt: "A pot." }],
  ]);
});

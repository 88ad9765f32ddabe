import { beforeAll, describe, expect, it } from "vitest";
import { GET } from "@/app/api/search/route";
import { makeProduct } from "@/lib/catalog/factory";
import { env } from "@/lib/core/env";
import { newId } from "@/lib/core/ids";
import { db } from "@/lib/db/client";
import { requireAdminLeader } from "@/lib/exhibitions/admin-queries";
import { saniAbacha } from "@/lib/exhibitions/collection/12-abacha";
import { makeArtwork, makeExhibition } from "@/lib/exhibitions/factory";
import { paragraphs } from "@/lib/exhibitions/rules";
import { updateLeader } from "@/lib/exhibitions/update-leader";
import { searchMuseum } from "@/lib/search/queries";
import { normalizeWord } from "@/lib/search/rules";
import { makeActor } from "@/lib/subscriptions/factory";
import { seed } from "@/prisma/seed/seed";
import { updateSearchIndex } from "@/tooling/dev-stack/search-index";

beforeAll(() => seed());

/** The paths that a query finds, by kind. */
async function find(query: string): Promise<Record<string, string[]>> {
  const { groups } = await searchMuseum(query);
  return Object.fromEntries(groups.map(({ kind, results }) => [kind, results.map(({ path }) => path)]));
}

describe("what is found", () => {
  it("finds a leader, the chapter and the artwork by the leader's name", async () => {
    const found = await find("Abacha");
    expect(found.leader?.[0]).toBe("/heads-of-state/sani-abacha");
    expect(found.text).toContain("/heads-of-state/sani-abacha#chapter");
    expect((await find("Dark Glasses")).artwork?.[0]).toBe("/heads-of-state/sani-abacha");
  });

  it("finds a misspelt name and reports it as similar", async () => {
    for (const query of ["Abaca", "Obasango", "Tinibu"]) {
      const { isSimilar, groups } = await searchMuseum(query);
      expect([query, isSimilar, groups[0]?.kind]).toEqual([query, true, "leader"]);
    }
  });

  it("finds text with diacritics by plain letters, and the other way round", async () => {
    const { slug } = await makeProduct({ name: "Ṣadé’s Fan", description: "Ẹ̀gbá cloth over Ɗan Kano wood." });
    for (const query of ["Sade", "sadé", "ṢADÉ", "egba", "dan kano"])
      expect((await find(query)).product).toEqual([`/drops/${slug}`]);
  });

  it("finds the beginning of a word and another form of it", async () => {
    const { slug } = await makeProduct({ name: "Quagmires of Zungeru", description: "Brass." });
    for (const query of ["quag", "Quagmire", "zunger"]) expect((await find(query)).product).toEqual([`/drops/${slug}`]);
  });

  it("ranks a title above a description, and the exact title first", async () => {
    const described = await makeProduct({ name: "A plate", description: "A wobblestone inside." });
    const longer = await makeProduct({ name: "Small wobblestone print", description: "Paper." });
    const exact = await makeProduct({ name: "Wobblestone", description: "Stone." });
    expect((await find("wobblestone")).product).toEqual([exact, longer, described].map(({ slug }) => `/drops/${slug}`));
  });

  it("marks the match in the title and gives the sentence around a match in the text", async () => {
    await makeProduct({
      name: "Plate",
      description: `${"Word ".repeat(60)}then a gribble came. ${"Word ".repeat(60)}`,
    });
    const { groups } = await searchMuseum("gribble");
    const [result] = groups[0]?.results ?? [];
    expect(result?.excerpt.filter(({ isMatch }) => isMatch)).toEqual([{ text: "gribble", isMatch: true }]);
    expect(result?.excerpt.map(({ text }) => text).join("").length).toBeLessThan(170);
  });
});

describe("what changes", () => {
  it("finds a leader's edited text at once, and no longer the old one", async () => {
    const { id } = await db.leader.findFirstOrThrow({ where: { slug: "sani-abacha" } });
    const { words, version } = await requireAdminLeader(id);
    const actor = await makeActor({ role: "Admin" });
    await updateLeader({ actor, id, body: { version, words: { ...words, chapterTitle: "Blinkerwold" } } });
    expect((await find("Blinkerwold")).text).toEqual(["/heads-of-state/sani-abacha#chapter"]);
    expect((await find(words.chapterTitle)).text ?? []).not.toContain("/heads-of-state/sani-abacha#chapter");
  });

  it("stores the shipped texts after a deployment and leaves a leader without them out", async () => {
    await db.leader.updateMany({ where: { slug: "bola-tinubu" }, data: { searchTexts: [] } });
    expect((await find("Bola Tinubu")).leader).toBeUndefined();
    await updateSearchIndex(env().DATABASE_URL, []);
    expect((await find("Bola Tinubu")).leader).toEqual(["/heads-of-state/bola-tinubu"]);
  });

  it("writes missing documents and deletes obsolete ones when a search function changed", async () => {
    const { id, slug } = await makeProduct({ name: "Reindexed" });
    await db.searchDocument.deleteMany({ where: { sourceId: id } });
    await db.$executeRaw`INSERT INTO search_documents SELECT 'event', 'evt_gone', 'event', 'evt_gone', 'Reindexed', '', '', NULL, NULL, 'reindexed', ''::tsvector`;
    expect(await find("Reindexed")).toEqual({ event: ["/events/evt_gone"] });
    await updateSearchIndex(env().DATABASE_URL, ["search_sources"]);
    expect(await find("Reindexed")).toEqual({ product: [`/drops/${slug}`] });
  });

  it("removes the document of a deleted artwork with its annotations", async () => {
    const { id: exhibitionId } = await makeExhibition({ requiresVip: false });
    const { id } = await makeArtwork({ exhibitionId, title: "Nib", imageUrl: "/images/placeholder.png" });
    await db.artworkAnnotation.create({
      data: {
        id: newId("nte"),
        artworkId: id,
        x: 0,
        y: 0,
        width: 0.1,
        height: 0.1,
        title: "Corner",
        body: "A snickerfish.",
      },
    });
    expect(Object.keys(await find("snickerfish"))).toEqual(["artwork"]);
    await db.artwork.delete({ where: { id } });
    expect(await find("snickerfish")).toEqual({});
  });
});

describe("the blocks and the series of an exhibition", () => {
  const text = (id: string, words: string) => ({ id, type: "text", text: words });
  const publish = (id: string, blocks: object[]) => db.exhibition.update({ where: { id }, data: { blocks } });

  it("are found by the words that the page shows, without signs of Markdown, and no longer after an edit", async () => {
    const { id, slug } = await makeExhibition({ requiresVip: false, seriesName: "Flumgate Papers", seriesPart: 1 });
    const at = { exhibition: [`/exhibitions/${slug}`] };
    const source = { title: "Ministry", publisher: "Press", year: 1999 };
    await publish(id, [
      text("a", "## A **snorkwell** [in Kano](https://museum.test/grubworth)"),
      { id: "b", type: "quote", text: "We shall wumble.", speaker: "General Tarrock", date: "May 1999", source },
      {
        id: "c",
        type: "map",
        places: [{ name: "Yelloways", latitude: 9, longitude: 7 }],
        caption: "Where dribnets were.",
      },
      {
        id: "d",
        type: "timeline",
        title: "Plonkery",
        leaders: [],
        entries: [{ date: "1966", text: "Frobisherite.", source }],
      },
      { id: "e", type: "film", film: "house", title: "Cranmoor", caption: "A hum of gleebles." },
      { id: "f", type: "sound", sound: { leader: "sani-abacha" }, title: "Whistlewick", caption: "Bells." },
    ]);
    const words =
      "snorkwell wumble Tarrock Yelloways dribnets Plonkery Frobisherite Cranmoor gleebles Whistlewick Flumgate";
    for (const word of words.split(" ")) expect([word, await find(word)]).toEqual([word, at]);
    expect(await find("grubworth")).toEqual({});
    const [found] = (await searchMuseum("snorkwell")).groups;
    expect(found?.results[0]?.excerpt.map((part) => part.text).join("")).toContain("A snorkwell in Kano");
    await publish(id, [text("a", "Nothing of it.")]);
    expect(await find("snorkwell")).toEqual({});
  });

  it("are found while the exhibition is published, the blocks of a members' exhibition never", async () => {
    const { id } = await makeExhibition({
      isDraft: true,
      requiresVip: true,
      seriesName: "Grandlefolio",
      seriesPart: 1,
    });
    await publish(id, [text("a", "A zumtrapper.")]);
    const kinds = async () => [...Object.keys(await find("zumtrapper")), ...Object.keys(await find("Grandlefolio"))];
    expect(await kinds()).toEqual([]);
    await db.exhibition.update({ where: { id }, data: { isDraft: false } });
    expect(await kinds()).toEqual(["exhibition"]);
    await db.exhibition.update({ where: { id }, data: { requiresVip: false } });
    expect(await kinds()).toEqual(["exhibition", "exhibition"]);
    await db.exhibition.update({ where: { id }, data: { isDraft: true } });
    expect(await kinds()).toEqual([]);
  });

  it("do not include the caption of a work or a drop that is not public", async () => {
    const [here, other] = await Promise.all([
      makeExhibition({ requiresVip: false }),
      makeExhibition({ requiresVip: false, isDraft: true }),
    ]);
    const own = await makeArtwork({ exhibitionId: here.id });
    const imageUrl = `/api/pictures/img-${"0".repeat(20)}-960.jpg`;
    const lent = await makeArtwork({ exhibitionId: other.id, imageUrl });
    const product = await makeProduct({ name: "A chair" });
    const work = ({ id, title }: { id: string; title: string }) => ({ id, name: title });
    await publish(here.id, [
      { id: "a", type: "work", work: work(own), caption: "Ownwick." },
      { id: "b", type: "pair", first: work(own), second: work(lent), caption: "Lentwick." },
      { id: "c", type: "object", product: product.slug, caption: "Dropwick." },
    ]);
    const found = async () => {
      const kinds = await Promise.all(["Ownwick", "Lentwick", "Dropwick"].map((word) => find(word)));
      return kinds.map((one) => Object.keys(one).length);
    };
    expect(await found()).toEqual([1, 0, 1]);
    await db.exhibition.update({ where: { id: other.id }, data: { isDraft: false } });
    await db.product.update({ where: { id: product.id }, data: { deletedAt: new Date() } });
    expect(await found()).toEqual([1, 1, 0]);
    await db.artwork.update({ where: { id: lent.id }, data: { imageUrl: null } });
    await db.product.update({ where: { id: product.id }, data: { deletedAt: null } });
    expect(await found()).toEqual([1, 0, 1]);
  });
});

describe("what is not found", () => {
  it("does not find a deleted product, a draft exhibition or the artworks of a members' exhibition", async () => {
    const product = await makeProduct({ name: "Vanishquill" });
    expect(await find("Vanishquill")).not.toEqual({});
    await db.product.update({ where: { id: product.id }, data: { deletedAt: new Date() } });
    const { id } = await makeExhibition({ title: "Vanishquill", isDraft: true });
    const members = await makeExhibition({ requiresVip: true, title: "Members" });
    const image = { imageUrl: "/images/placeholder.png" };
    await makeArtwork({ exhibitionId: members.id, title: "Vanishquill", description: "Vanishquill", ...image });
    expect(await find("Vanishquill")).toEqual({});
    await db.exhibition.update({ where: { id }, data: { isDraft: false } });
    expect(Object.keys(await find("Vanishquill"))).toEqual(["exhibition"]);
    await db.exhibition.update({ where: { id: members.id }, data: { requiresVip: false } });
    expect(Object.keys(await find("Vanishquill"))).toEqual(["artwork", "exhibition"]);
  });

  it("does not find the members' part of a narrative", async () => {
    const last = paragraphs(saniAbacha.narrative).at(-1) ?? "";
    expect(last.length).toBeGreaterThan(100);
    const documents = await db.searchDocument.findMany({ select: { body: true } });
    expect(documents.length).toBeGreaterThan(40);
    for (const { body } of documents) expect(body).not.toContain(last.slice(0, 60));
  });

  it("finds nothing for what is in no text", async () => {
    expect(await searchMuseum("zzqxv wkjjq")).toEqual({ isSimilar: false, groups: [] });
  });
});

it("normalizes a text in SQL as in TypeScript", async () => {
  for (const word of ["Ṣadé", "Ọ̀YỌ́", "Ɗan", "ƘANO", "Yar’Adua", "ﬁne", "Ẹgbẹ́"]) {
    const [row] = await db.$queryRaw<[{ normal: string }]>`SELECT search_normalize(${word}) AS normal`;
    expect(row.normal).toBe(normalizeWord(word));
  }
});

it("writes no document when a sale changes only the stock of a product", async () => {
  const { id } = await makeProduct({ name: "Counted" });
  const version = () => db.$queryRaw`SELECT xmin::text FROM search_documents WHERE source_id = ${id}`;
  const before = await version();
  await db.product.update({ where: { id }, data: { editionIssued: 1, inStock: false } });
  expect(await version()).toEqual(before);
});

describe("GET /api/search, with hostile input", () => {
  const request = async (query: string) => {
    const { NextRequest } = await import("next/server");
    const response = await GET(new NextRequest(`http://localhost:3000/api/search?${query}`), {
      params: Promise.resolve({}),
    });
    return { status: response.status, body: await response.json() };
  };

  it.each(["", "q=", "q=%20%20", "q=%E2%80%8B", "q=!!!", "q=%25", "q=_"])("finds nothing for %s", async (query) => {
    expect(await request(query)).toMatchObject({ status: 200, body: { groups: [], isSimilar: false } });
  });

  it.each([
    "q='%20OR%201=1%20--",
    "q=a'%3B%20DROP%20TABLE%20users%3B--",
    "q=%27%3A*%20%26%20!(",
    "q=%5C",
    "q=%5C%5C%25_%5C",
    "q=%3Cscript%3Ealert(1)%3C/script%3E",
    "q=((((%7C%7C%7C%26%26",
    "q=%F0%9F%97%BF",
    `q=${"%CC%81".repeat(200)}`,
    `q=${"a%20".repeat(99)}`,
    `q=${"%EF%B7%BA".repeat(200)}`,
    "q=heads-of-state.example.org/a%3Fb%3Dc@d",
  ])("answers 200 to %s", async (query) => {
    expect((await request(query)).status).toBe(200);
  });

  it.each([`q=${"x".repeat(201)}`, "q=%00", "q=a%00b", "q=%ED%A0%80%00"])("rejects %s", async (query) => {
    expect(await request(query)).toMatchObject({ status: 400, body: { success: false, code: "invalid_input" } });
  });
});

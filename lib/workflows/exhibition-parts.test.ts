import { beforeAll, describe, expect, test } from "vitest";
import { PUT as putExhibition } from "@/app/api/admin/exhibitions/[id]/route";
import { POST as postSchedule } from "@/app/api/admin/scheduled-changes/route";
import { POST as postRestore } from "@/app/api/admin/versions/[id]/restore/route";
import type { Actor } from "@/lib/auth/contracts";
import { makeProduct } from "@/lib/catalog/factory";
import { newId } from "@/lib/core/ids";
import { db } from "@/lib/db/client";
import { getAdminExhibition, listSeriesNames } from "@/lib/exhibitions/admin-queries";
import type { Block } from "@/lib/exhibitions/blocks";
import { makeArtwork, makeExhibition, makeLeader } from "@/lib/exhibitions/factory";
import { getSeries, listExhibitions } from "@/lib/exhibitions/queries";
import { callRoute } from "@/lib/http/test-client";
import { findUses } from "@/lib/media/public-uses";
import { makeActor } from "@/lib/subscriptions/factory";
import { listVersions } from "@/lib/versions/queries";
import { getExhibitionParts, listBlockReferences } from "@/lib/workflows/exhibition-parts-query";
import { saveScheduledChanges } from "@/lib/workflows/save-scheduled-changes";
import type { Exhibition } from "@/prisma/generated/client";

let ada: Actor;
let bayo: Actor;
beforeAll(async () => {
  ada = await makeActor({ role: "Admin", firstName: "Ada", lastName: "Obi" });
  bayo = await makeActor({ role: "Admin", firstName: "Bayo", lastName: "Ade" });
});

const fields = {
  title: "Masks",
  subtitle: "",
  story: "A story.",
  image: null,
  requiresVIP: false,
  status: "open",
  opensAt: null,
  link: null,
  series: null,
  isDraft: false,
} as const;
const text = (words: string): Block => ({ id: "b-1", type: "text", text: words });
const quote = {
  id: "b-2",
  type: "quote",
  text: "Words.",
  speaker: "A speaker",
  date: "1 October 1960",
  source: { title: "A History of Nigeria", publisher: "Cambridge University Press", year: 2008 },
};
const put = (as: Actor, id: string, body: object) =>
  callRoute(putExhibition, `/api/admin/exhibitions/${id}`, { method: "PUT", as, params: { id }, body });
const partsOf = (slug: string, viewer: Parameters<typeof getExhibitionParts>[1] = null) =>
  getExhibitionParts({ slug, series: null }, viewer);

/** The URL of a cover in the media library. */
async function makeCover(prefix: string, focus: string): Promise<string> {
  const id = prefix + newId("req").slice(5);
  await db.publicFile.create({
    data: { id, focus, purpose: "cover", storageKey: id, suffixes: [], mimeType: "image/jpeg" },
  });
  return `/api/pictures/${id}-1600.jpg`;
}

describe("the blocks of an exhibition", () => {
  test("are saved in their order, with a version and an audit entry, and can be restored", async () => {
    const { id, slug } = await makeExhibition({ isDraft: true });
    const first = await put(ada, id, { ...fields, blocks: [text("One."), quote], version: 1 });
    expect(first.status).toBe(200);
    expect((await partsOf(slug)).blocks).toEqual([text("One."), quote]);
    await put(ada, id, { ...fields, blocks: [quote], version: 2 });
    expect((await partsOf(slug)).blocks).toEqual([quote]);
    const [, second, before] = await listVersions("exhibition", id);
    expect([before?.fields.blocks, second?.fields.blocks]).toEqual([[], [text("One."), quote]]);
    const versionId = second?._id ?? "";
    const restored = await callRoute(postRestore, `/api/admin/versions/${versionId}/restore`, {
      as: ada,
      params: { id: versionId },
      body: { version: 3 },
    });
    expect(restored.status).toBe(200);
    expect((await partsOf(slug)).blocks).toEqual([text("One."), quote]);
    const entries = await db.auditLog.findMany({ where: { subject: id }, orderBy: { createdAt: "asc" } });
    expect(entries.map(({ action }) => action).slice(0, 2)).toEqual(["exhibition.publish", "exhibition.update"]);
  });

  test("saved by a second editor of the same version are rejected, with what the first has saved", async () => {
    const { id } = await makeExhibition();
    await put(ada, id, { ...fields, blocks: [text("Ada’s.")], version: 1 });
    const second = await put(bayo, id, { ...fields, blocks: [text("Bayo’s.")], version: 1 });
    expect([second.status, second.body.code]).toEqual([409, "stale"]);
    expect(second.body.current).toMatchObject({ savedBy: "Ada Obi", fields: { blocks: [text("Ada’s.")] } });
    expect((await getAdminExhibition(id))?.blocks).toEqual([text("Ada’s.")]);
  });

  test("with a quotation without a source are rejected, and nothing is stored", async () => {
    const { id } = await makeExhibition();
    const response = await put(ada, id, { ...fields, blocks: [{ ...quote, source: undefined }], version: 1 });
    expect([response.status, Object.keys(response.body.fields as object)]).toEqual([400, ["blocks.0.source"]]);
    expect(await getAdminExhibition(id)).toMatchObject({ blocks: [], version: 1 });
  });

  test("may be as long as a book", async () => {
    const { id, version } = await makeExhibition();
    const blocks = Array.from({ length: 30 }, (_, index) => ({ ...text("word ".repeat(1_500)), id: `b-${index}` }));
    expect((await put(ada, id, { ...fields, blocks, version })).status).toBe(200);
    const schedule = { kind: "exhibition", subjectId: id, fields: { blocks }, dueAt: "2090-01-01 12:00" };
    const response = await callRoute(postSchedule, "/api/admin/scheduled-changes", { as: ada, body: schedule });
    expect(response.status).toBe(201);
  });

  test("are published at the scheduled time", async () => {
    const { id, slug } = await makeExhibition({ requiresVip: false });
    const response = await callRoute(postSchedule, "/api/admin/scheduled-changes", {
      as: ada,
      body: { kind: "exhibition", subjectId: id, fields: { blocks: [text("Later.")] }, dueAt: "2090-01-01 12:00" },
    });
    expect(response.status).toBe(201);
    expect((await partsOf(slug)).blocks).toEqual([]);
    await db.$executeRaw`UPDATE scheduled_changes SET due_at = now() - interval '1 minute' WHERE subject_id = ${id}`;
    await saveScheduledChanges();
    expect((await partsOf(slug)).blocks).toEqual([text("Later.")]);
  });

  test("of a draft are on no page, those for members only for members, also while it is announced", async () => {
    const blocks = [text("Inside.")];
    const draft = await makeExhibition({ isDraft: true, requiresVip: false, blocks });
    expect((await partsOf(draft.slug, ada)).blocks).toEqual([]);
    for (const status of ["announced", "open", "closed"] as const) {
      const { slug } = await makeExhibition({ status, requiresVip: true, blocks });
      expect((await partsOf(slug)).blocks).toEqual([]);
      expect((await partsOf(slug, { role: "Member", isVIP: false })).blocks).toEqual([]);
      expect((await partsOf(slug, { role: "Member", isVIP: true })).blocks).toEqual(blocks);
    }
  });

  test("show its own works and public ones, not those of another exhibition for members, and no deleted drop", async () => {
    const imageUrl = "/api/pictures/img-00000000000000000000-960.jpg";
    const [own, hidden, open] = await Promise.all([
      makeExhibition({ requiresVip: true }),
      makeExhibition({ requiresVip: true }),
      makeExhibition({ requiresVip: false }),
    ]);
    const [mine, theirs, everyones] = await Promise.all(
      [own, hidden, open].map(({ id: exhibitionId }) => makeArtwork({ exhibitionId, imageUrl, imageAlt: "A hat." })),
    );
    // Deleting changes the slug in the table, not in the block.
    const gone = newId("prd").replace("_", "-");
    const [sold] = await Promise.all([makeProduct(), makeProduct({ slug: gone, deleted: true })]);
    const blocks = [
      ...[mine, theirs, everyones].map((work, index) => ({
        id: `w-${index}`,
        type: "work",
        work: { id: work?.id ?? "", name: "A work" },
        caption: "",
      })),
      ...[sold.slug, gone].map((product, index) => ({ id: `o-${index}`, type: "object", product, caption: "" })),
    ];
    expect((await put(ada, own.id, { ...fields, requiresVIP: true, blocks, version: 1 })).status).toBe(200);
    const { references } = await partsOf(own.slug, ada);
    expect(references.works.map(({ id }) => id)).toEqual([mine?.id, everyones?.id]);
    expect(references.products.map(({ slug }) => slug)).toEqual([sold.slug]);
    const all = await listBlockReferences(own.slug);
    expect(all.works.map(({ id }) => id)).not.toContain(theirs?.id);
  });

  test("of an exhibition with leaders are rejected", async () => {
    const { id: exhibitionId } = await makeExhibition();
    await makeLeader({ exhibitionId });
    const response = await put(ada, exhibitionId, { ...fields, blocks: [text("No.")], version: 1 });
    expect([response.status, response.body.fields]).toEqual([
      400,
      { blocks: "An exhibition with leaders has no blocks" },
    ]);
    expect((await put(ada, exhibitionId, { ...fields, blocks: [], version: 1 })).status).toBe(200);
  });

  test("leave the focal point of the cover as it is", async () => {
    // The linked picture is the first of the two by name.
    const [linked, cover] = [await makeCover("img-0", "0% 0%"), await makeCover("img-9", "20% 30%")];
    const { id } = await makeExhibition();
    const image = { url: cover, alt: "A cover." };
    await put(ada, id, { ...fields, image, blocks: [text(`[A picture](${linked})`)], version: 1 });
    expect(await db.exhibition.findUniqueOrThrow({ where: { id } })).toMatchObject({ focus: "20% 30%" });
  });

  test("play the sound that a leader has now", async () => {
    const { id: exhibitionId } = await makeExhibition({ slug: "heads-of-state" });
    const uploaded = { url: "/api/sounds/snd-00000000000000000000.mp3", bytes: 10, seconds: 2 };
    await makeLeader({ exhibitionId, slug: "sani-abacha", position: 1 });
    await makeLeader({ exhibitionId, slug: "ernest-shonekan", position: 2, content: { sound: uploaded } });
    await makeLeader({ exhibitionId, slug: "shehu-shagari", position: 3, content: { sound: null } });
    const blocks = ["sani-abacha", "ernest-shonekan", "shehu-shagari"].map(
      (leader): Block => ({ id: leader, type: "sound", sound: { leader }, title: "A loop", caption: "Rain." }),
    );
    const { slug } = await makeExhibition({ requiresVip: false, blocks });
    const { references } = await partsOf(slug);
    expect(references.leaders.map(({ sound }) => sound?.mp3)).toEqual([
      "/audio/sani-abacha.mp3",
      uploaded.url,
      undefined,
    ]);
  });

  test("use an uploaded sound, which the media library knows", async () => {
    const fileId = newId("snd").replace("_", "-");
    const { id } = await makeExhibition();
    const sound = {
      id: "b-1",
      type: "sound",
      sound: { url: `/api/sounds/${fileId}.mp3`, bytes: 10, seconds: 2 },
      title: "A loop",
      caption: "Rain.",
    };
    await put(ada, id, { ...fields, blocks: [sound], version: 1 });
    expect(await findUses(db, fileId)).toMatchObject([{ kind: "exhibition", id }]);
  });
});

describe("a series", () => {
  test("has its published parts in order, and its name is suggested", async () => {
    const name = `Series ${newId("exh").slice(-6)}`;
    const parts: Exhibition[] = [];
    for (const seriesPart of [3, 1, 2])
      parts.push(await makeExhibition({ seriesName: name, seriesPart, isDraft: seriesPart === 2 }));
    const [third, first] = parts;
    const listed = (await listExhibitions()).find(({ slug }) => slug === third?.slug);
    expect(listed?.series).toEqual({ name, part: 3 });
    const { series } = await getExhibitionParts({ slug: third?.slug ?? "", series: { name, part: 3 } }, null);
    expect(series?.parts.map(({ slug }) => slug)).toEqual([first?.slug, third?.slug]);
    expect(await listSeriesNames()).toContain(name);
    const draft = parts[2]?.slug;
    expect((await getSeries(name, draft)).parts.map(({ slug }) => slug)).toEqual([first?.slug, draft, third?.slug]);
  });

  test("needs a name and a part", async () => {
    const { id } = await makeExhibition();
    const body = { ...fields, blocks: [], version: 1 };
    expect((await put(ada, id, { ...body, series: { name: " ", part: 0 } })).body.fields).toEqual({
      "series.name": "The name of the series is required",
      "series.part": "The first part is 1",
    });
    expect((await put(ada, id, { ...body, series: { name: "Hats", part: 2 } })).status).toBe(200);
    expect(await getAdminExhibition(id)).toMatchObject({ series: { name: "Hats", part: 2 }, version: 2 });
  });
});

import { NextRequest } from "next/server";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { DELETE as deleteArtwork, PUT as putArtwork } from "@/app/api/admin/artworks/[id]/route";
import { POST as postArtwork } from "@/app/api/admin/exhibitions/[id]/artworks/route";
import { POST as postRestore } from "@/app/api/admin/exhibitions/[id]/restore/route";
import { DELETE as deleteExhibition, PUT as putExhibition } from "@/app/api/admin/exhibitions/[id]/route";
import { POST as postImage } from "@/app/api/admin/exhibitions/images/route";
import { PUT as putOrder } from "@/app/api/admin/exhibitions/reorder/route";
import { POST as postExhibition } from "@/app/api/admin/exhibitions/route";
import { PUT as putLeader } from "@/app/api/admin/leaders/[id]/route";
import { GET as getImage } from "@/app/api/pictures/[name]/route";
import { GET as getSitemap } from "@/app/maps/sitemap/[map]/route";
import type { Actor } from "@/lib/auth/contracts";
import { sessionCookieName } from "@/lib/auth/sessions/session-token";
import { makeProduct } from "@/lib/catalog/factory";
import { paths } from "@/lib/core/urls/paths";
import type { SitemapType } from "@/lib/core/urls/sitemaps";
import { db, disconnect } from "@/lib/db/client";
import { callRoute } from "@/lib/http/test-client";
import { makeSession } from "@/lib/http/test-session";
import { makeActor } from "@/lib/subscriptions/factory";
import { getAdminLeader, listAdminExhibitions, listDeletedExhibitions } from "./admin-queries";
import { makeArtwork, makeExhibition, makeLeader } from "./factory";
import { getExhibition, getLeader, listArtworks, listExhibitions, listViewerLeaders } from "./queries";

let admin: Actor;
beforeAll(async () => {
  admin = await makeActor({ role: "Admin" });
});
afterAll(disconnect);

const fields = {
  title: "Letters From Kano",
  subtitle: "Ink and sand",
  story: "A story.",
  image: null,
  requiresVIP: false,
  status: "open",
  opensAt: "2027-03-01",
  link: null,
  blocks: [],
  series: null,
} as const;
let count = 0;
const nextSlug = () => `exhibition-${++count}`;
const createDraft = async (slug = nextSlug()) =>
  (await callRoute(postExhibition, "/api/admin/exhibitions", { as: admin, body: { ...fields, slug } })).body
    .exhibition as {
    _id: string;
    slug: string;
    version: number;
  };
const change = (id: string, body: object) =>
  callRoute(putExhibition, `/api/admin/exhibitions/${id}`, { method: "PUT", as: admin, params: { id }, body });

const readSitemap = async (type: SitemapType) =>
  (await getSitemap(new Request("https://museum.test"), { params: Promise.resolve({ map: `${type}.xml` }) })).text();

describe("an exhibition", () => {
  test("is a draft for admins only until it is published, then listed and in the sitemap", async () => {
    const { _id, slug, version } = await createDraft();
    const listedSlugs = async () => (await listExhibitions()).map((one) => one.slug);
    expect(await getExhibition(slug)).toBeNull();
    expect(await listedSlugs()).not.toContain(slug);
    await expect(listArtworks(admin, slug)).rejects.toMatchObject({ code: "not_found" });
    expect((await listAdminExhibitions()).find((one) => one._id === _id)).toMatchObject({ isDraft: true, slug });
    expect(await change(_id, { ...fields, isDraft: false, version })).toMatchObject({ status: 200 });
    expect(await getExhibition(slug)).toMatchObject({ title: fields.title, opensAt: "2027-03-01T00:00:00.000Z" });
    expect(await listedSlugs()).toContain(slug);
    expect(await readSitemap("exhibitions")).toContain(`${paths.exhibition(slug)}</loc>`);
    const lines = await db.auditLog.findMany({ where: { subject: _id }, orderBy: { createdAt: "asc" } });
    expect(lines.map(({ action }) => action)).toEqual(["exhibition.create", "exhibition.publish"]);
  });

  test("for members only is listed but not in the sitemap", async () => {
    const { _id, slug, version } = await createDraft();
    await change(_id, { ...fields, requiresVIP: true, isDraft: false, version });
    expect(await readSitemap("exhibitions")).not.toContain(slug);
  });

  test("edited by two admins at once keeps the first edit and rejects the second as stale", async () => {
    const { _id, version } = await createDraft();
    const both = await Promise.all(
      ["One", "Two"].map((title) => change(_id, { ...fields, title, isDraft: true, version })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)?.body).toMatchObject({
      error: "Failed to save exhibition",
      code: "stale",
      fields: { version: "Someone else has changed this exhibition. Reload the page and try again." },
    });
    expect(await db.auditLog.count({ where: { subject: _id } })).toBe(2);
  });

  test("has a unique slug, which is fixed once it is published", async () => {
    const [one, other] = [await createDraft(), await createDraft()];
    const taken = { ...fields, isDraft: true, version: 1, slug: other.slug };
    expect(await change(one._id, taken)).toMatchObject({
      status: 409,
      body: { fields: { slug: "Another exhibition has this slug" } },
    });
    await change(one._id, { ...fields, isDraft: false, version: 1 });
    expect(await change(one._id, { ...fields, isDraft: false, version: 2, slug: nextSlug() })).toMatchObject({
      status: 400,
      body: { fields: { slug: "The slug of a published exhibition cannot be changed" } },
    });
  });

  test.each([
    ["a title of blanks", { title: "  " }, "title"],
    ["an image without a description", { image: { url: "/images/x-1600.jpg", alt: " " } }, "image.alt"],
    ["an image from another host", { image: { url: "https://evil.test/x.jpg", alt: "x" } }, "image.url"],
    ["a link to another site", { link: { href: "//evil.test", label: "Go" } }, "link.href"],
    ["an impossible date", { opensAt: "2027-02-30" }, "opensAt"],
  ])("with %s is rejected and not stored", async (_, wrong, field) => {
    const before = await db.exhibition.count();
    const response = await callRoute(postExhibition, "/api/admin/exhibitions", {
      as: admin,
      body: { ...fields, slug: nextSlug(), ...wrong },
    });
    expect(response).toMatchObject({ status: 400, body: { error: "Failed to save exhibition" } });
    expect(Object.keys(response.body.fields as object)).toEqual([field]);
    expect(await db.exhibition.count()).toBe(before);
  });

  test.each(["guestbook", "admin", "heads-of-state", "Kano", "a/b", "../x"])(
    "cannot have the slug %s",
    async (slug) => {
      const response = await callRoute(postExhibition, "/api/admin/exhibitions", {
        as: admin,
        body: { ...fields, slug },
      });
      expect(response.status).toBe(400);
    },
  );

  test("with leaders can be neither deleted nor unpublished", async () => {
    const { id } = await makeExhibition();
    await makeLeader({ exhibitionId: id });
    const response = await callRoute(deleteExhibition, `/api/admin/exhibitions/${id}`, {
      method: "DELETE",
      as: admin,
      params: { id },
    });
    expect([response.status, response.body.fields]).toEqual([
      409,
      { leaders: "An exhibition with leaders cannot be deleted" },
    ]);
    expect((await change(id, { ...fields, isDraft: true, version: 1 })).status).toBe(400);
    expect(await db.exhibition.findUnique({ where: { id } })).toMatchObject({ deletedAt: null, isDraft: false });
  });

  const remove = (id: string) =>
    callRoute(deleteExhibition, `/api/admin/exhibitions/${id}`, { method: "DELETE", as: admin, params: { id } });
  const restore = (id: string, version: number) =>
    callRoute(postRestore, `/api/admin/exhibitions/${id}/restore`, { as: admin, params: { id }, body: { version } });

  test("frees its slug when it is deleted", async () => {
    const { _id: id, slug } = await createDraft();
    expect((await remove(id)).status).toBe(200);
    expect((await createDraft(slug)).slug).toBe(slug);
  });

  test("is restored once, with its artworks and its slug", async () => {
    const { _id: id, slug, version } = await createDraft();
    await makeArtwork({ exhibitionId: id });
    expect((await change(id, { ...fields, isDraft: false, version })).status).toBe(200);
    expect((await remove(id)).status).toBe(200);
    expect(await getExhibition(slug)).toBeNull();
    const deleted = (await listDeletedExhibitions()).find((one) => one._id === id);
    expect(deleted).toMatchObject({ slug, works: 1 });

    const responses = await Promise.all([1, 2, 3].map(() => restore(id, deleted?.version ?? 0)));
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await getExhibition(slug)).toMatchObject({ slug, title: fields.title });
    expect((await listDeletedExhibitions()).map((one) => one._id)).not.toContain(id);
    expect(await db.auditLog.count({ where: { subject: id, action: "exhibition.restore" } })).toBe(1);
  });

  test("is not restored on an old version, nor when another exhibition has its slug", async () => {
    const { _id: id, slug, version } = await createDraft();
    expect((await remove(id)).status).toBe(200);
    expect((await restore(id, version)).body).toMatchObject({ code: "stale" });
    const other = await createDraft(slug);
    const conflict = await restore(id, version + 1);
    expect([conflict.status, conflict.body.fields]).toEqual([409, { slug: "Another exhibition has this slug" }]);
    expect(await db.exhibition.findUnique({ where: { id } })).toMatchObject({ deletedAt: expect.any(Date) });
    expect((await listAdminExhibitions()).find((one) => one.slug === slug)?._id).toBe(other._id);
    expect((await restore("exh_unknown", 1)).status).toBe(404);
  });

  test("keeps the saved order; an order without one of the ids is rejected", async () => {
    await createDraft();
    const ids = (await listAdminExhibitions()).map(({ _id }) => _id).reverse();
    const put = (list: string[]) =>
      callRoute(putOrder, "/api/admin/exhibitions/reorder", { method: "PUT", as: admin, body: { ids: list } });
    expect((await put(ids)).status).toBe(200);
    expect((await listAdminExhibitions()).map(({ _id }) => _id)).toEqual(ids);
    for (const list of [ids.slice(1), [...ids.slice(1), "exh_unknown"], [...ids.slice(1), ids[1] ?? ""]])
      expect((await put(list)).body).toMatchObject({ code: "stale" });
    expect((await listAdminExhibitions()).map(({ _id }) => _id)).toEqual(ids);
  });
});

describe("an artwork", () => {
  const blank = { title: "The Ferry", description: "", image: null, productSlug: null, notes: [] };
  const spot = { title: "The rope", body: "It is one rope.", x: 0.1, y: 0.2, width: 0.3, height: 0.4 };
  const save = (id: string, body: object) =>
    callRoute(putArtwork, `/api/admin/artworks/${id}`, { method: "PUT", as: admin, params: { id }, body });

  test("is added as the last one with its annotations, and deleted with them", async () => {
    const { id } = await makeExhibition({ requiresVip: false });
    await makeArtwork({ exhibitionId: id, position: 4 });
    const { slug: productSlug } = await makeProduct();
    const { status, body } = await callRoute(postArtwork, `/api/admin/exhibitions/${id}/artworks`, {
      as: admin,
      params: { id },
      body: { ...blank, slug: "the-ferry", productSlug, notes: [spot] },
    });
    const work = body.work as { _id: string };
    expect([status, body.work]).toMatchObject([201, { notes: [spot], productSlug }]);
    expect(await db.artwork.findUnique({ where: { id: work._id } })).toMatchObject({ position: 5 });
    const params = { id: work._id };
    expect(
      (await callRoute(deleteArtwork, "/api/admin/artworks/x", { method: "DELETE", as: admin, params })).status,
    ).toBe(200);
    expect(await db.artworkAnnotation.count({ where: { artworkId: work._id } })).toBe(0);
  });

  test("with an unknown product or an annotation outside the image is rejected", async () => {
    const { id } = await makeArtwork({ exhibitionId: (await makeExhibition()).id });
    expect((await save(id, { ...blank, version: 1, productSlug: "no-such-drop" })).body.fields).toEqual({
      productSlug: "There is no such drop in the shop",
    });
    expect((await save(id, { ...blank, version: 1, notes: [{ ...spot, x: 0.9 }] })).body.fields).toEqual({
      "notes.0": "The area is outside the picture",
    });
    expect(await db.artwork.findUnique({ where: { id } })).toMatchObject({ version: 1 });
  });

  test("edited on an old version is rejected; a new image removes the tiles", async () => {
    const { id } = await makeArtwork({
      exhibitionId: (await makeExhibition()).id,
      imageUrl: "/images/a-960.jpg",
      imageAlt: "A",
      tilesUrl: "/tiles/a",
    });
    const image = { url: "/images/a-960.jpg", alt: "A better description" };
    expect((await save(id, { ...blank, image, version: 1 })).status).toBe(200);
    expect(await db.artwork.findUnique({ where: { id } })).toMatchObject({ tilesUrl: "/tiles/a" });
    expect((await save(id, { ...blank, version: 1 })).body).toMatchObject({
      fields: { version: "Someone else has changed this artwork. Reload the page and try again." },
    });
    await save(id, { ...blank, image: { ...image, url: "/images/b-960.jpg" }, version: 2 });
    expect(await db.artwork.findUnique({ where: { id } })).toMatchObject({ tilesUrl: null });
  });
});

describe("an image", () => {
  async function send(bytes: Uint8Array, shape: string) {
    const form = new FormData();
    form.append("file", new File([bytes.slice().buffer], "x.html"));
    const request = new NextRequest(`http://localhost:3000/api/admin/exhibitions/images?shape=${shape}`, {
      method: "POST",
      headers: { cookie: `${sessionCookieName()}=${await makeSession(admin)}` },
      body: form,
    });
    const response = await postImage(request, { params: Promise.resolve({}) });
    return { status: response.status, body: (await response.json()) as { url?: string; error?: string } };
  }
  const makePng = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: "teal" } })
      .withExif({ IFD0: { Copyright: "someone's secret" } })
      .png()
      .toBuffer();

  test("of a leader's artwork is re-encoded in every size that a page shows", async () => {
    const { status, body } = await send(await makePng(1_200, 1_400), "work");
    expect([status, body.url]).toEqual([201, expect.stringMatching(/^\/api\/pictures\/img-[0-9a-z]{20}-960\.jpg$/)]);
    const sizes = {
      "-960.jpg": [960, 1200],
      "-160.avif": [160, 200],
      "-wide-1600.jpg": [1600, 800],
      "-share-1200.jpg": [1200, 630],
    };
    for (const [size, box] of Object.entries(sizes)) {
      const name = (body.url?.split("/").at(-1) ?? "").replace("-960.jpg", size);
      const response = await getImage(new NextRequest(`http://localhost:3000/api/pictures/${name}`), {
        params: Promise.resolve({ name }),
      });
      const { width, height, exif } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
      expect([size, [width, height], exif]).toEqual([size, box, undefined]);
    }
    const { id: exhibitionId } =
      (await db.exhibition.findUnique({ where: { slug: "heads-of-state" } })) ??
      (await makeExhibition({ slug: "heads-of-state" }));
    const leader = await makeLeader({ exhibitionId, slug: "sani-abacha", name: "Sani Abacha", position: 12 });
    await makeArtwork({ exhibitionId, leaderId: leader.id, imageUrl: body.url, imageAlt: "A new sheet" });
    expect(await getLeader("sani-abacha")).toMatchObject({
      alt: "A new sheet",
      portrait: { src: body.url },
      wide: { src: body.url?.replace("-960.jpg", "-wide-1600.jpg") },
      share: body.url?.replace("-960.jpg", "-share-1200.jpg"),
    });
  });

  test("of another type or with too few pixels is rejected", async () => {
    expect(await send(new TextEncoder().encode("<svg onload=alert(1)>"), "work")).toMatchObject({
      status: 400,
      body: { error: "Please choose a JPEG, PNG, WebP or AVIF picture." },
    });
    expect(await send(await makePng(640, 800), "work")).toMatchObject({
      status: 400,
      body: { error: "Please choose a picture at least 960 pixels wide." },
    });
    expect((await send(await makePng(1_300, 900), "poster")).status).toBe(400);
  });
});

describe("a leader", () => {
  async function createLeader() {
    const { id: exhibitionId } = await makeExhibition();
    const { id } = await makeLeader({ exhibitionId, slug: "yakubu-gowon", name: "Yakubu Gowon" });
    const leader = await getAdminLeader(id);
    if (!leader) throw new Error("The collection has no text for this leader.");
    return leader;
  }
  const save = (id: string, body: object) =>
    callRoute(putLeader, `/api/admin/leaders/${id}`, { method: "PUT", as: admin, params: { id }, body });

  test("stores only the fields that differ from the shipped texts", async () => {
    const { _id, words } = await createLeader();
    const record = [...words.record, { ...(words.record[0] ?? { date: "", text: "" }), text: "One claim more." }];
    const sound = { url: "/api/sounds/snd-00000000000000000000.mp3", bytes: 1_000, seconds: 12 };
    const response = await save(_id, { words: { ...words, aside: "A new joke.", record, sound }, version: 1 });
    expect(response.status).toBe(200);
    const row = await db.leader.findUniqueOrThrow({ where: { id: _id } });
    expect(Object.keys(row.content as object).sort()).toEqual(["aside", "record", "sound"]);
    expect((await getAdminLeader(_id))?.words).toMatchObject({ aside: "A new joke.", record, sound });
    await save(_id, { words: { ...words, sound: null }, version: 2 });
    expect((await db.leader.findUniqueOrThrow({ where: { id: _id } })).content).toEqual({ sound: null });
    expect((await save(_id, { words, version: 2 })).body).toMatchObject({
      fields: { version: "Someone else has changed this leader. Reload the page and try again." },
    });
  });

  test("with a claim without source, or a quotation of a real person without date and source, is rejected", async () => {
    const { _id, words } = await createLeader();
    const [{ source: _, ...claim } = { source: null, date: "", text: "" }] = words.record;
    expect((await save(_id, { words: { ...words, record: [claim] }, version: 1 })).body.fields).toEqual({
      "words.record.0.source": "Each claim needs a source",
    });
    const quote = { text: "Something.", speaker: "A real person" };
    expect((await save(_id, { words: { ...words, quote }, version: 1 })).body.fields).toEqual({
      "words.quote.source": "A quotation of a real person needs a date and a source",
    });
    const own = { words: { ...words, quote: { ...quote, speaker: "The museum" } }, version: 1 };
    expect((await save(_id, own)).status).toBe(200);
  });

  test("has its uploaded sound in the viewer, and none when it was removed", async () => {
    const sound = { url: "/api/sounds/snd-00000000000000000000.mp3", bytes: 1_000, seconds: 12 };
    const { id: exhibitionId } =
      (await db.exhibition.findUnique({ where: { slug: "heads-of-state" } })) ??
      (await makeExhibition({ slug: "heads-of-state" }));
    for (const [slug, content] of [
      ["ibrahim-babangida", { sound }],
      ["ernest-shonekan", { sound: null }],
      ["shehu-shagari", {}],
    ] as const)
      await makeLeader({ exhibitionId, slug, name: slug, content });
    const sounds = new Map(
      (await listViewerLeaders(admin, "heads-of-state")).map((leader) => [leader.slug, leader.sound]),
    );
    expect(sounds.get("ibrahim-babangida")).toEqual({ opus: sound.url, mp3: sound.url, bytes: 1_000, seconds: 12 });
    expect(sounds.get("ernest-shonekan")).toBeNull();
    expect(sounds.get("shehu-shagari")?.opus).toBe("/audio/shehu-shagari.webm");
  });
});

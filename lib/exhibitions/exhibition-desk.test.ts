import { NextRequest } from "next/server";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { POST as bringBack } from "@/app/api/admin/exhibitions/[id]/restore/route";
import { PUT as changeExhibition, DELETE as deleteIt } from "@/app/api/admin/exhibitions/[id]/route";
import { POST as hang } from "@/app/api/admin/exhibitions/[id]/works/route";
import { PUT as order } from "@/app/api/admin/exhibitions/order/route";
import { POST as picture } from "@/app/api/admin/exhibitions/picture/route";
import { POST as create } from "@/app/api/admin/exhibitions/route";
import { PUT as changeLeader } from "@/app/api/admin/leaders/[id]/route";
import { PUT as changeWork, DELETE as takeDown } from "@/app/api/admin/works/[id]/route";
import { GET as shown } from "@/app/api/pictures/[name]/route";
import sitemap from "@/app/maps/sitemap";
import type { Actor } from "@/lib/accounts/contracts";
import { sealSession, sessionCookieName } from "@/lib/accounts/session-token";
import { callRoute } from "@/lib/http/testing";
import { makeActor } from "@/lib/membership/factory";
import { db, disconnect } from "@/lib/platform/db";
import { paths } from "@/lib/platform/paths";
import { makeProduct } from "@/lib/shop/factory";
import { getDeskLeader, listDeletedExhibitions, listDeskExhibitions } from "./desk-queries";
import { makeArtwork, makeExhibition, makeLeader } from "./factory";
import { getExhibition, getLeader, listExhibitions, listHall, listWorks } from "./queries";

let admin: Actor;
beforeAll(async () => {
  admin = await makeActor({ role: "Admin" });
});
afterAll(disconnect);

const written = {
  title: "Letters From Kano",
  subtitle: "Ink and sand",
  story: "A story.",
  image: null,
  requiresVIP: false,
  status: "open",
  opensAt: "2027-03-01",
  link: null,
} as const;
let made = 0;
const aSlug = () => `room-${++made}`;
const begin = async (slug = aSlug()) =>
  (await callRoute(create, "/api/admin/exhibitions", { as: admin, body: { ...written, slug } })).body.exhibition as {
    _id: string;
    slug: string;
    version: number;
  };
const change = (id: string, body: object) =>
  callRoute(changeExhibition, `/api/admin/exhibitions/${id}`, { method: "PUT", as: admin, params: { id }, body });

describe("an exhibition", () => {
  test("is a draft that nobody else knows of, until it is published; then it is listed and on the map", async () => {
    const { _id, slug, version } = await begin();
    const listed = async () => (await listExhibitions()).map((one) => one.slug);
    const mapped = async () => (await sitemap({ id: Promise.resolve("exhibitions") })).map(({ url }) => url);
    expect(await getExhibition(slug)).toBeNull();
    expect(await listed()).not.toContain(slug);
    await expect(listWorks(admin, slug)).rejects.toMatchObject({ code: "not_found" });
    expect((await listDeskExhibitions()).find((one) => one._id === _id)).toMatchObject({ isDraft: true, slug });
    expect(await change(_id, { ...written, isDraft: false, version })).toMatchObject({ status: 200 });
    expect(await getExhibition(slug)).toMatchObject({ title: written.title, opensAt: "2027-03-01T00:00:00.000Z" });
    expect(await listed()).toContain(slug);
    expect((await mapped()).some((url) => url.endsWith(paths.exhibition(slug)))).toBe(true);
    const lines = await db.auditLog.findMany({ where: { subject: _id }, orderBy: { createdAt: "asc" } });
    expect(lines.map(({ action }) => action)).toEqual(["exhibition.create", "exhibition.publish"]);
  });

  test("that is members' own is listed, and not on the map", async () => {
    const { _id, slug, version } = await begin();
    await change(_id, { ...written, requiresVIP: true, isDraft: false, version });
    const map = await sitemap({ id: Promise.resolve("exhibitions") });
    expect(map.some(({ url }) => url.endsWith(`/${slug}`))).toBe(false);
  });

  test("edited by two admins at once keeps the first edit, and tells the second", async () => {
    const { _id, version } = await begin();
    const both = await Promise.all(
      ["One", "Two"].map((title) => change(_id, { ...written, title, isDraft: true, version })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(both.find(({ status }) => status === 409)?.body).toMatchObject({
      error: "Failed to save exhibition",
      code: "stale",
      fields: { version: "Somebody else has changed this exhibition. Please look again." },
    });
    expect(await db.auditLog.count({ where: { subject: _id } })).toBe(2);
  });

  test("keeps its address once it is public, and no two have the same", async () => {
    const [one, other] = [await begin(), await begin()];
    const taken = { ...written, isDraft: true, version: 1, slug: other.slug };
    expect(await change(one._id, taken)).toMatchObject({
      status: 409,
      body: { fields: { slug: "Another exhibition has this slug" } },
    });
    await change(one._id, { ...written, isDraft: false, version: 1 });
    expect(await change(one._id, { ...written, isDraft: false, version: 2, slug: aSlug() })).toMatchObject({
      status: 400,
      body: { fields: { slug: "An exhibition that is public keeps its address" } },
    });
  });

  test.each([
    ["a title of blanks", { title: "  " }, "title"],
    ["a picture nobody described", { image: { url: "/images/x-1600.jpg", alt: " " } }, "image.alt"],
    ["a picture from elsewhere", { image: { url: "https://evil.test/x.jpg", alt: "x" } }, "image.url"],
    ["a link to another site", { link: { href: "//evil.test", label: "Go" } }, "link.href"],
    ["a day that is none", { opensAt: "2027-02-30" }, "opensAt"],
  ])("is refused with %s, and nothing is kept", async (_, wrong, field) => {
    const before = await db.exhibition.count();
    const answer = await callRoute(create, "/api/admin/exhibitions", {
      as: admin,
      body: { ...written, slug: aSlug(), ...wrong },
    });
    expect(answer).toMatchObject({ status: 400, body: { error: "Failed to save exhibition" } });
    expect(Object.keys(answer.body.fields as object)).toEqual([field]);
    expect(await db.exhibition.count()).toBe(before);
  });

  test.each(["guestbook", "admin", "heads-of-state", "Kano", "a/b", "../x"])("cannot be called %s", async (slug) => {
    const answer = await callRoute(create, "/api/admin/exhibitions", { as: admin, body: { ...written, slug } });
    expect(answer.status).toBe(400);
  });

  test("with heads of state in it is neither deleted nor hidden", async () => {
    const { id } = await makeExhibition();
    await makeLeader({ exhibitionId: id });
    const gone = await callRoute(deleteIt, `/api/admin/exhibitions/${id}`, {
      method: "DELETE",
      as: admin,
      params: { id },
    });
    expect([gone.status, gone.body.fields]).toEqual([409, { leaders: "The heads of state hang here; it stays" }]);
    expect((await change(id, { ...written, isDraft: true, version: 1 })).status).toBe(400);
    expect(await db.exhibition.findUnique({ where: { id } })).toMatchObject({ deletedAt: null, isDraft: false });
  });

  const takeAway = (id: string) =>
    callRoute(deleteIt, `/api/admin/exhibitions/${id}`, { method: "DELETE", as: admin, params: { id } });
  const restore = (id: string, version: number) =>
    callRoute(bringBack, `/api/admin/exhibitions/${id}/restore`, { as: admin, params: { id }, body: { version } });

  test("that is deleted leaves its slug to another", async () => {
    const { _id: id, slug } = await begin();
    expect((await takeAway(id)).status).toBe(200);
    expect((await begin(slug)).slug).toBe(slug);
  });

  test("that was deleted is brought back as it was, once, with its works and under its slug", async () => {
    const { _id: id, slug, version } = await begin();
    await makeArtwork({ exhibitionId: id });
    expect((await change(id, { ...written, isDraft: false, version })).status).toBe(200);
    expect((await takeAway(id)).status).toBe(200);
    expect(await getExhibition(slug)).toBeNull();
    const deleted = (await listDeletedExhibitions()).find((one) => one._id === id);
    expect(deleted).toMatchObject({ slug, works: 1 });

    const answers = await Promise.all([1, 2, 3].map(() => restore(id, deleted?.version ?? 0)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(await getExhibition(slug)).toMatchObject({ slug, title: written.title });
    expect((await listDeletedExhibitions()).map((one) => one._id)).not.toContain(id);
    expect(await db.auditLog.count({ where: { subject: id, action: "exhibition.restore" } })).toBe(1);
  });

  test("that was deleted is not brought back on an older version, nor over another one that has its slug by now", async () => {
    const { _id: id, slug, version } = await begin();
    expect((await takeAway(id)).status).toBe(200);
    expect((await restore(id, version)).body).toMatchObject({ code: "stale" });
    const other = await begin(slug);
    const refused = await restore(id, version + 1);
    expect([refused.status, refused.body.fields]).toEqual([409, { slug: "Another exhibition has this slug" }]);
    expect(await db.exhibition.findUnique({ where: { id } })).toMatchObject({ deletedAt: expect.any(Date) });
    expect((await listDeskExhibitions()).find((one) => one.slug === slug)?._id).toBe(other._id);
    expect((await restore("exh_unknown", 1)).status).toBe(404);
  });

  test("stands where it was put; an order that forgets one is refused", async () => {
    await begin();
    const ids = (await listDeskExhibitions()).map(({ _id }) => _id).reverse();
    const put = (list: string[]) =>
      callRoute(order, "/api/admin/exhibitions/order", { method: "PUT", as: admin, body: { ids: list } });
    expect((await put(ids)).status).toBe(200);
    expect((await listDeskExhibitions()).map(({ _id }) => _id)).toEqual(ids);
    for (const list of [ids.slice(1), [...ids.slice(1), "exh_unknown"], [...ids.slice(1), ids[1] ?? ""]])
      expect((await put(list)).body).toMatchObject({ code: "stale" });
    expect((await listDeskExhibitions()).map(({ _id }) => _id)).toEqual(ids);
  });
});

describe("a work", () => {
  const blank = { title: "The Ferry", description: "", image: null, productSlug: null, notes: [] };
  const spot = { title: "The rope", body: "It is one rope.", x: 0.1, y: 0.2, width: 0.3, height: 0.4 };
  const save = (id: string, body: object) =>
    callRoute(changeWork, `/api/admin/works/${id}`, { method: "PUT", as: admin, params: { id }, body });

  test("hangs behind the others with its notes, and is taken down with them", async () => {
    const { id } = await makeExhibition({ requiresVip: false });
    await makeArtwork({ exhibitionId: id, position: 4 });
    const { slug: productSlug } = await makeProduct();
    const { status, body } = await callRoute(hang, `/api/admin/exhibitions/${id}/works`, {
      as: admin,
      params: { id },
      body: { ...blank, slug: "the-ferry", productSlug, notes: [spot] },
    });
    const work = body.work as { _id: string };
    expect([status, body.work]).toMatchObject([201, { notes: [spot], productSlug }]);
    expect(await db.artwork.findUnique({ where: { id: work._id } })).toMatchObject({ position: 5 });
    const params = { id: work._id };
    expect((await callRoute(takeDown, "/api/admin/works/x", { method: "DELETE", as: admin, params })).status).toBe(200);
    expect(await db.artworkNote.count({ where: { artworkId: work._id } })).toBe(0);
  });

  test("is refused with a drop that is not there, or a note beside the picture", async () => {
    const { id } = await makeArtwork({ exhibitionId: (await makeExhibition()).id });
    expect((await save(id, { ...blank, version: 1, productSlug: "no-such-drop" })).body.fields).toEqual({
      productSlug: "There is no such drop in the shop",
    });
    expect((await save(id, { ...blank, version: 1, notes: [{ ...spot, x: 0.9 }] })).body.fields).toEqual({
      "notes.0": "The spot lies outside the picture",
    });
    expect(await db.artwork.findUnique({ where: { id } })).toMatchObject({ version: 1 });
  });

  test("edited on an old version is refused; its tiles go with the picture they were cut from", async () => {
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
      fields: { version: "Somebody else has changed this work. Please look again." },
    });
    await save(id, { ...blank, image: { ...image, url: "/images/b-960.jpg" }, version: 2 });
    expect(await db.artwork.findUnique({ where: { id } })).toMatchObject({ tilesUrl: null });
  });
});

describe("a picture", () => {
  async function send(bytes: Uint8Array, shape: string) {
    const form = new FormData();
    form.append("file", new File([bytes.slice().buffer], "x.html"));
    const request = new NextRequest(`http://localhost:3000/api/admin/exhibitions/picture?shape=${shape}`, {
      method: "POST",
      headers: { cookie: `${sessionCookieName()}=${await sealSession(admin)}` },
      body: form,
    });
    const response = await picture(request, { params: Promise.resolve({}) });
    return { status: response.status, body: (await response.json()) as { url?: string; error?: string } };
  }
  const drawn = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: "teal" } })
      .withExif({ IFD0: { Copyright: "somebody's secret" } })
      .png()
      .toBuffer();

  test("of a leader's work is cut anew for every place that shows it", async () => {
    const { status, body } = await send(await drawn(1_200, 1_400), "work");
    expect([status, body.url]).toEqual([201, expect.stringMatching(/^\/api\/pictures\/img-[0-9a-z]{20}-960\.jpg$/)]);
    const sizes = {
      "-960.jpg": [960, 1200],
      "-160.avif": [160, 200],
      "-wide-1600.jpg": [1600, 800],
      "-share-1200.jpg": [1200, 630],
    };
    for (const [size, box] of Object.entries(sizes)) {
      const name = (body.url?.split("/").at(-1) ?? "").replace("-960.jpg", size);
      const answer = await shown(new NextRequest(`http://localhost:3000/api/pictures/${name}`), {
        params: Promise.resolve({ name }),
      });
      const { width, height, exif } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
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

  test("that is none, or too small for a wall, is refused", async () => {
    expect(await send(new TextEncoder().encode("<svg onload=alert(1)>"), "work")).toMatchObject({
      status: 400,
      body: { error: "Please choose a JPEG, PNG, WebP or AVIF picture." },
    });
    expect(await send(await drawn(640, 800), "work")).toMatchObject({
      status: 400,
      body: { error: "Please choose a picture at least 960 pixels wide." },
    });
    expect((await send(await drawn(1_300, 900), "poster")).status).toBe(400);
  });
});

describe("a leader", () => {
  async function aLeader() {
    const { id: exhibitionId } = await makeExhibition();
    const { id } = await makeLeader({ exhibitionId, slug: "yakubu-gowon", name: "Yakubu Gowon" });
    const leader = await getDeskLeader(id);
    if (!leader) throw new Error("The collection has lost a leader.");
    return leader;
  }
  const save = (id: string, body: object) =>
    callRoute(changeLeader, `/api/admin/leaders/${id}`, { method: "PUT", as: admin, params: { id }, body });

  test("keeps what was rewritten, and of the rest nothing: a shipped correction still arrives", async () => {
    const { _id, words } = await aLeader();
    const record = [...words.record, { ...(words.record[0] ?? { date: "", text: "" }), text: "One claim more." }];
    const sound = { url: "/api/sounds/snd-00000000000000000000.mp3", bytes: 1_000, seconds: 12 };
    const answer = await save(_id, { words: { ...words, aside: "A new joke.", record, sound }, version: 1 });
    expect(answer.status).toBe(200);
    const row = await db.leader.findUniqueOrThrow({ where: { id: _id } });
    expect(Object.keys(row.content as object).sort()).toEqual(["aside", "record", "sound"]);
    expect((await getDeskLeader(_id))?.words).toMatchObject({ aside: "A new joke.", record, sound });
    await save(_id, { words: { ...words, sound: null }, version: 2 });
    expect((await db.leader.findUniqueOrThrow({ where: { id: _id } })).content).toEqual({ sound: null });
    expect((await save(_id, { words, version: 2 })).body).toMatchObject({
      fields: { version: "Somebody else has changed this leader. Please look again." },
    });
  });

  test("is refused a claim without its source, and a quotation of a real person without date and source", async () => {
    const { _id, words } = await aLeader();
    const [{ source: _, ...claim } = { source: null, date: "", text: "" }] = words.record;
    expect((await save(_id, { words: { ...words, record: [claim] }, version: 1 })).body.fields).toEqual({
      "words.record.0.source": "Each claim needs its source",
    });
    const quote = { text: "Something.", speaker: "Somebody real" };
    expect((await save(_id, { words: { ...words, quote }, version: 1 })).body.fields).toEqual({
      "words.quote.source": "A real person is quoted only with a date and a source",
    });
    const own = { words: { ...words, quote: { ...quote, speaker: "The museum" } }, version: 1 };
    expect((await save(_id, own)).status).toBe(200);
  });

  test("with a sound of its own plays that in the hall, and none where it was taken away", async () => {
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
    const hall = new Map((await listHall(admin, "heads-of-state")).map((leader) => [leader.slug, leader.sound]));
    expect(hall.get("ibrahim-babangida")).toEqual({ opus: sound.url, mp3: sound.url, bytes: 1_000, seconds: 12 });
    expect(hall.get("ernest-shonekan")).toBeNull();
    expect(hall.get("shehu-shagari")?.opus).toBe("/audio/shehu-shagari.webm");
  });
});

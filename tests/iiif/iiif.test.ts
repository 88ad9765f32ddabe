import { NextRequest } from "next/server";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { GET as getDeepZoom } from "@/app/api/exhibitions/[slug]/artworks/[artwork]/route";
import { GET as getImage } from "@/app/api/iiif/[slug]/[artwork]/image/[region]/[size]/[rotation]/[file]/route";
import { GET as getInfo } from "@/app/api/iiif/[slug]/[artwork]/image/info.json/route";
import { GET as getService } from "@/app/api/iiif/[slug]/[artwork]/image/route";
import { GET as getManifest } from "@/app/api/iiif/[slug]/[artwork]/manifest/route";
import { GET as getCollection } from "@/app/api/iiif/[slug]/collection/route";
import { makeUser } from "@/lib/auth/factory";
import { db, disconnect } from "@/lib/db/client";
import { limits } from "@/lib/db/rate-limit";
import { leaders as texts } from "@/lib/exhibitions/collection/leaders";
import { leaderPictures } from "@/lib/exhibitions/collection/pictures";
import { tilesFolder } from "@/lib/exhibitions/collection/tiles";
import { makeArtwork, makeExhibition, makeLeader } from "@/lib/exhibitions/factory";
import { callRoute } from "@/lib/http/test-client";
import { makeActor } from "@/lib/subscriptions/factory";
import { presentationErrors } from "./presentation-rules";

const slug = "heads-of-state";
const uploaded = "/api/pictures/img-0123456789abcdefghij-960.jpg";

beforeAll(async () => {
  await makeExhibition({ id: "exh_rooms", slug, title: "Heads of State", subtitle: "Eighteen offices" });
});
beforeEach(async () => {
  await db.artwork.deleteMany();
  await db.leader.deleteMany();
});
afterAll(disconnect);

async function makeWork(leader: string, position = 1) {
  const text = texts.find((one) => one.slug === leader);
  if (!text) throw new Error(leader);
  const { id: leaderId } = await makeLeader({ exhibitionId: "exh_rooms", slug: leader, name: text.name, position });
  return makeArtwork({
    exhibitionId: "exh_rooms",
    leaderId,
    position,
    slug: text.artworkSlug,
    title: text.artworkTitle,
    imageUrl: leaderPictures(leader).portrait.src,
    tilesUrl: tilesFolder(leader),
  });
}

const call = (handler: Parameters<typeof callRoute>[0], params: Record<string, string>, options = {}) =>
  callRoute(handler, "/api/iiif", { params, ...options });

describe("the manifests of the eighteen works", () => {
  test("follow the rules of the specification, and so does their collection", async () => {
    for (const [index, text] of texts.entries()) await makeWork(text.slug, index + 1);
    const [work] = await db.artwork.findMany({ where: { slug: "dark-glasses" } });
    const region = { x: 0.25, y: 0.1, width: 0.5, height: 0.2 };
    await db.artworkAnnotation.create({
      data: { id: "ann_1", artworkId: work?.id ?? "", title: "The door", body: "It stands open.", ...region },
    });
    const collection = await call(getCollection, { slug });
    expect(collection.headers.get("content-type")).toBe(
      'application/ld+json;profile="http://iiif.io/api/presentation/3/context.json"',
    );
    expect(presentationErrors(collection.body)).toEqual([]);
    expect(collection.body.items).toHaveLength(texts.length);
    for (const { artworkSlug } of texts) {
      const { status, body } = await call(getManifest, { slug, artwork: artworkSlug });
      expect([artworkSlug, status, presentationErrors(body)]).toEqual([artworkSlug, 200, []]);
      expect(collection.body.items.map(({ id }: { id: string }) => id)).toContain(body.id);
      expect(body.partOf[0].id).toBe(collection.body.id);
    }
    const { body } = await call(getManifest, { slug, artwork: "dark-glasses" });
    const [canvas] = body.items;
    expect([canvas.width, canvas.height]).toEqual([2880, 3600]);
    expect(canvas.annotations[0].items[0]).toMatchObject({
      body: { value: "The door. It stands open." },
      target: `${canvas.id}#xywh=720,360,1440,720`,
    });
  });

  test("hold nothing of the narrative", async () => {
    for (const [index, text] of texts.entries()) await makeWork(text.slug, index + 1);
    for (const { artworkSlug, narrative } of texts) {
      const { text } = await call(getManifest, { slug, artwork: artworkSlug });
      for (const paragraph of narrative.split("\n\n")) expect(text).not.toContain(paragraph.slice(0, 50));
    }
  });

  test("name a static image where an admin replaced the picture", async () => {
    const { id } = await makeWork("sani-abacha");
    await db.artwork.update({ where: { id }, data: { imageUrl: uploaded, tilesUrl: null, imageAlt: "A jar" } });
    const { body } = await call(getManifest, { slug, artwork: "dark-glasses" });
    expect(presentationErrors(body)).toEqual([]);
    expect(body.items[0].items[0].items[0].body).toEqual({
      id: expect.stringMatching(new RegExp(`^http.*${uploaded}$`)),
      type: "Image",
      format: "image/jpeg",
      width: 960,
      height: 1200,
    });
    expect((await call(getInfo, { slug, artwork: "dark-glasses" })).status).toBe(404);
  });
});

test("the rules find what is wrong", async () => {
  await makeWork("sani-abacha");
  const { body } = await call(getManifest, { slug, artwork: "dark-glasses" });
  const wrong = [
    { ...body, label: "Dark Glasses" },
    { ...body, items: [] },
    { ...body, rights: "https://archive.example/terms" },
    { ...body, viewingHint: "paged" },
    { ...body, items: [...body.items, ...body.items] },
    { ...body, items: [{ ...body.items[0], width: 3600 }] },
  ];
  for (const document of wrong) expect(presentationErrors(document)).not.toEqual([]);
});

test("serves the parts of a work as JPEGs that show the same as its stored tiles", async () => {
  await makeWork("sani-abacha");
  const params = { slug, artwork: "dark-glasses", rotation: "0", file: "default.jpg" };
  const service = await call(getService, { slug, artwork: "dark-glasses" });
  expect(service.status).toBe(303);
  expect(service.headers.get("location")).toMatch(/\/api\/iiif\/heads-of-state\/dark-glasses\/image\/info\.json$/);
  const info = await call(getInfo, { slug, artwork: "dark-glasses" });
  expect(info.headers.get("content-type")).toMatch(/image\/3\/context\.json/);
  expect(info.headers.get("location")).toBeNull();
  expect(`${info.body.id}/info.json`).toBe(service.headers.get("location"));

  const parts = { ...params, region: "720,2880,720,720", size: "720,720" };
  const response = await getImage(new NextRequest("http://localhost/api/iiif"), {
    params: Promise.resolve(parts),
  });
  expect([response.status, response.headers.get("content-type")]).toEqual([200, "image/jpeg"]);
  const served = await sharp(Buffer.from(await response.arrayBuffer()))
    .raw()
    .toBuffer({ resolveWithObject: true });
  const stored = await sharp(`public${tilesFolder("sani-abacha")}/12/1_4.avif`)
    .extract({ left: 1, top: 1, width: 720, height: 720 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect([served.info.width, served.info.height]).toEqual([720, 720]);
  let difference = 0;
  for (const [index, value] of served.data.entries()) difference += Math.abs(value - (stored.data[index] ?? 0));
  // JPEG changes a value by a few steps of 255; another tile would differ by dozens.
  expect(difference / served.data.length).toBeLessThan(6);

  expect((await call(getImage, { ...params, region: "0,0,100,100", size: "100,100" })).status).toBe(400);
});

test("a client gets a whole work at full size several times a minute, and no more images than the limit", async () => {
  const wholeWork = 29;
  expect(limits["viewer-image"].points).toBeGreaterThan(3 * wholeWork);
  const ask = () =>
    call(getImage, { slug, artwork: "none", region: "full", size: "max", rotation: "0", file: "default.jpg" });
  for (let times = 0; times < limits["viewer-image"].points; times += 1) await ask();
  expect((await ask()).status).toBe(429);
  await db.$executeRaw`DELETE FROM rate_limits`;
});

test("what is for members, unpublished or unknown is not found, not even by members", async () => {
  const members = await makeExhibition({ slug: "members-room" });
  const open = await makeExhibition({ slug: "open-room", requiresVip: false });
  const draft = await makeExhibition({ slug: "draft-room", requiresVip: false, isDraft: true });
  const announced = await makeExhibition({ slug: "announced-room", requiresVip: false, status: "announced" });
  const picture = { imageUrl: uploaded, imageAlt: "A room" };
  for (const { id } of [members, open, draft, announced])
    await makeArtwork({ exhibitionId: id, slug: "a-work", ...picture });
  await makeArtwork({ exhibitionId: open.id, slug: "coming-soon" });
  // A second work of a leader is in the viewer only, and a work without a leader is on no public page.
  const { leaderId } = await makeWork("sani-abacha");
  await makeArtwork({ exhibitionId: "exh_rooms", leaderId, slug: "second", position: 9, ...picture });
  await makeArtwork({ exhibitionId: "exh_rooms", slug: "no-leader", ...picture });

  const as = await makeUser({ role: "Admin" });
  const statuses: unknown[] = [];
  for (const [room, artwork] of [
    ["open-room", "a-work"],
    ["open-room", "coming-soon"],
    ["members-room", "a-work"],
    ["draft-room", "a-work"],
    ["announced-room", "a-work"],
    [slug, "second"],
    [slug, "no-leader"],
    [slug, "nothing"],
  ] as const) {
    const params = { slug: room, artwork };
    const manifest = await call(getManifest, params, { as });
    if (manifest.status === 200) expect(presentationErrors(manifest.body)).toEqual([]);
    const image = { ...params, region: "full", size: "max", rotation: "0", file: "default.jpg" };
    statuses.push([
      room,
      artwork,
      manifest.status,
      (await call(getInfo, params)).status,
      (await call(getImage, image)).status,
    ]);
  }
  expect(statuses).toEqual([
    ["open-room", "a-work", 200, 404, 404],
    ["open-room", "coming-soon", 404, 404, 404],
    ["members-room", "a-work", 404, 404, 404],
    ["draft-room", "a-work", 404, 404, 404],
    ["announced-room", "a-work", 404, 404, 404],
    [slug, "second", 404, 404, 404],
    [slug, "no-leader", 404, 404, 404],
    [slug, "nothing", 404, 404, 404],
  ]);
  const collections = await Promise.all(
    ["open-room", "members-room", "draft-room", slug].map(async (room) => {
      const { status, body } = await call(getCollection, { slug: room }, { as });
      return [room, status, body.items?.length];
    }),
  );
  expect(collections).toEqual([
    ["open-room", 200, 1],
    ["members-room", 404, undefined],
    ["draft-room", 404, undefined],
    [slug, 200, 1],
  ]);
});

test("the tiles and notes of a work that is for members are for members, while they are members", async () => {
  const rooms = [
    await makeExhibition({ requiresVip: false }),
    await makeExhibition(),
    await makeExhibition({ requiresVip: false, isDraft: true }),
  ];
  for (const { id: exhibitionId } of rooms)
    await makeArtwork({ exhibitionId, slug: "a-work", imageUrl: uploaded, imageAlt: "A room" });
  const statuses = (as: Awaited<ReturnType<typeof makeActor>> | null) =>
    Promise.all(rooms.map(async ({ slug }) => (await call(getDeepZoom, { slug, artwork: "a-work" }, { as })).status));
  expect(await statuses(null)).toEqual([200, 404, 404]);
  expect(await statuses(await makeActor({ plan: "monthly", days: -1 }))).toEqual([200, 404, 404]);
  expect(await statuses(await makeActor({ plan: "monthly" }))).toEqual([200, 200, 404]);
});

import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { PUT as putArtwork } from "@/app/api/admin/artworks/[id]/route";
import { PUT as putOrder } from "@/app/api/admin/exhibitions/[id]/leaders/reorder/route";
import { POST as postLeader } from "@/app/api/admin/exhibitions/[id]/leaders/route";
import { POST as postPublish } from "@/app/api/admin/leaders/[id]/publish/route";
import { DELETE as deleteLeader, PUT as putLeader } from "@/app/api/admin/leaders/[id]/route";
import { POST as postUnpublish } from "@/app/api/admin/leaders/[id]/unpublish/route";
import { POST as postRestore } from "@/app/api/admin/versions/[id]/restore/route";
import { GET as getSitemap } from "@/app/maps/sitemap/[map]/route";
import { auditSentence } from "@/lib/auth/audit-sentences";
import type { Actor } from "@/lib/auth/contracts";
import { getFollowTarget } from "@/lib/collections/following-queries";
import { newId } from "@/lib/core/ids";
import { db, disconnect } from "@/lib/db/client";
import { getAdminLeader, requireAdminLeader } from "@/lib/exhibitions/admin-queries";
import { bolaTinubu } from "@/lib/exhibitions/collection/18-tinubu";
import { makeArtworkPicture, makeExhibition, makeLeader } from "@/lib/exhibitions/factory";
import { requirePublicWork } from "@/lib/exhibitions/iiif/queries";
import { toLeaderContent } from "@/lib/exhibitions/leader-content";
import { listNamedWorks } from "@/lib/exhibitions/named-works";
import {
  getLeader,
  isArtworkInExhibition,
  isLeaderInExhibition,
  listArtworks,
  listLeaders,
  listViewerLeaders,
  requireDeepZoomArtwork,
} from "@/lib/exhibitions/queries";
import { HEADS_OF_STATE } from "@/lib/exhibitions/rules";
import { listTourStops } from "@/lib/exhibitions/tour/queries";
import { listBrowsedWorks } from "@/lib/exhibitions/works/queries";
import type { Handler } from "@/lib/http/route";
import { callRoute } from "@/lib/http/test-client";
import { searchMuseum } from "@/lib/search/queries";
import { makeActor } from "@/lib/subscriptions/factory";

let admin: Actor;
let exhibitionId: string;

beforeAll(async () => {
  admin = await makeActor({ role: "Admin" });
  exhibitionId = (await makeExhibition({ slug: HEADS_OF_STATE, title: "Heads of State" })).id;
});
beforeEach(async () => {
  await db.artwork.deleteMany();
  await db.leader.deleteMany();
  await makeLeader({ exhibitionId, slug: "bola-tinubu", name: "Bola Tinubu", position: 18 });
});
afterAll(disconnect);

const facts = {
  name: "Zainab Quillworth",
  slug: "zainab-quillworth",
  title: "President of the Federal Republic of Nigeria",
  term: "2027–",
  termStart: "2027-05-29",
  termEnd: null,
  object: "A kettle without a lid",
  artworkTitle: "The Kettle",
};

const add = (body: object = {}, id = exhibitionId) =>
  callRoute(postLeader, `/api/admin/exhibitions/${id}/leaders`, {
    as: admin,
    params: { id },
    body: { ...facts, ...body },
  });
const act = (handler: Handler, id: string, body?: object, method = "POST") =>
  callRoute(handler, `/api/admin/leaders/${id}`, { method, as: admin, params: { id }, body });
const addDraft = async (body: object = {}) => requireAdminLeader((await add(body)).body.leader._id);

async function setPicture(leaderId: string, image: { url: string; alt: string } | null) {
  const work = await db.artwork.findFirstOrThrow({ where: { leaderId } });
  const { id, title, description, version } = work;
  return callRoute(putArtwork, `/api/admin/artworks/${id}`, {
    method: "PUT",
    as: admin,
    params: { id },
    body: { title, description, image, productSlug: null, notes: [], version },
  });
}

/** Texts in which nothing is missing. */
const {
  name: _,
  title: __,
  term,
  termStart,
  termEnd,
  object,
  ...texts
} = toLeaderContent(bolaTinubu, {
  name: "",
  content: {},
});

/** A draft that can be published. */
async function addComplete(body: object = {}) {
  const draft = await addDraft(body);
  expect((await setPicture(draft._id, { url: await makeArtworkPicture(), alt: "A kettle on a chair." })).status).toBe(
    200,
  );
  const words = { ...draft.words, ...texts, sound: null };
  expect((await act(putLeader, draft._id, { words, version: draft.version }, "PUT")).status).toBe(200);
  return requireAdminLeader(draft._id);
}

async function publish(body: object = {}) {
  const { _id, version } = await addComplete(body);
  expect((await act(postPublish, _id, { version })).status).toBe(200);
  return requireAdminLeader(_id);
}

const readSitemap = async (type: string) =>
  (await getSitemap(new Request("https://museum.test"), { params: Promise.resolve({ map: `${type}.xml` }) })).text();

/** Everywhere that a published leader is found. */
const whereShown = async () => {
  const works = await listBrowsedWorks();
  return {
    wall: (await listLeaders()).some(({ slug }) => slug === facts.slug),
    page: (await getLeader(facts.slug)) !== null,
    viewer: (await listViewerLeaders(admin, HEADS_OF_STATE)).some(({ slug }) => slug === facts.slug),
    tour: (await listTourStops()).some(({ slug }) => slug === facts.slug),
    works: works.some(({ title }) => title === "The Kettle"),
    artworks: (await listArtworks(admin, HEADS_OF_STATE)).some(({ slug }) => slug === "the-kettle"),
    named: (await listNamedWorks(HEADS_OF_STATE, admin)).some(({ slug }) => slug === "the-kettle"),
    comments: await isArtworkInExhibition(HEADS_OF_STATE, "the-kettle"),
    presence: await isLeaderInExhibition(HEADS_OF_STATE, facts.slug),
    manifest: await isFound(requirePublicWork(HEADS_OF_STATE, "the-kettle")),
    zoom: await isFound(requireDeepZoomArtwork(HEADS_OF_STATE, "the-kettle")),
    follow: (await getFollowTarget({ kind: "leader", key: facts.slug })) !== null,
    search: (await searchMuseum("Quillworth")).groups.length > 0,
    sitemap: (await readSitemap("leaders")).includes(facts.slug),
  };
};
const isFound = (read: Promise<unknown>) => read.then(() => true).catch(() => false);
const all = (shown: boolean) => Object.fromEntries(places.map((place) => [place, shown]));
const places = [
  "wall",
  "page",
  "viewer",
  "tour",
  "works",
  "artworks",
  "named",
  "comments",
  "presence",
  "manifest",
  "zoom",
  "follow",
  "search",
  "sitemap",
];

describe("a leader that a curator adds", () => {
  test("is a draft with a work of its own at the end of the timeline", async () => {
    const { status, body } = await add();
    expect([status, body.leader]).toMatchObject([201, { isDraft: true, isAdded: true, hasPicture: false, version: 1 }]);
    expect(body.leader.words).toMatchObject({ name: facts.name, termStart: "2027-05-29", object: facts.object });
    const row = await db.leader.findUniqueOrThrow({ where: { id: body.leader._id }, include: { artworks: true } });
    expect(row).toMatchObject({ position: 19, artworks: [{ slug: "the-kettle", title: "The Kettle" }] });
    const { action, detail } = await db.auditLog.findFirstOrThrow({ where: { subject: row.id } });
    expect([action, auditSentence("leader.create", facts.name, detail)]).toEqual([
      "leader.create",
      "added the leader Zainab Quillworth as a draft.",
    ]);
  });

  test.each([
    ["a slug of another leader", { slug: "bola-tinubu" }, "slug", 409],
    ["a slug that is a page of its own", { slug: "tour" }, "slug", 400],
    ["a title of a work that exists", { slug: "someone-else" }, "artworkTitle", 409],
    ["a title without a letter", { artworkTitle: "…" }, "artworkTitle", 400],
    ["a term that ends before it starts", { termEnd: "2026-01-01" }, "termEnd", 400],
    ["a day that does not exist", { termStart: "2027-02-30" }, "termStart", 400],
  ])("with %s is rejected", async (_name, body, field, status) => {
    await db.artwork.create({ data: { id: newId("art"), exhibitionId, slug: "the-kettle", title: "The Kettle" } });
    const before = await db.leader.count();
    const reply = await add({ artworkTitle: field === "artworkTitle" ? facts.artworkTitle : "Another", ...body });
    expect([reply.status, Object.keys(reply.body.fields)]).toEqual([status, [field]]);
    expect(await db.leader.count()).toBe(before);
  });

  test("is rejected in an exhibition without leaders", async () => {
    const { id } = await makeExhibition();
    expect((await add({}, id)).body).toMatchObject({
      fields: { slug: "Only the exhibition of the heads of state has leaders" },
    });
  });

  test("gets the next place when two are added at the same time", async () => {
    const replies = await Promise.all(
      ["one", "two", "three"].map((slug) => add({ slug, name: slug, artworkTitle: slug })),
    );
    expect(replies.map(({ status }) => status)).toEqual([201, 201, 201]);
    const rows = await db.leader.findMany({ where: { isAdded: true }, orderBy: { position: "asc" } });
    expect(rows.map(({ position }) => position)).toEqual([19, 20, 21]);
  });
});

describe("a draft", () => {
  test("is shown nowhere, and everywhere once it is published, until it is taken back", async () => {
    const draft = await addComplete();
    expect(await whereShown()).toEqual(all(false));
    expect((await act(postPublish, draft._id, { version: draft.version })).status).toBe(200);
    expect(await whereShown()).toEqual(all(true));
    expect((await act(postUnpublish, draft._id, { version: draft.version + 1 })).status).toBe(200);
    expect(await whereShown()).toEqual(all(false));
    const actions = await db.auditLog.findMany({ where: { subject: draft._id }, orderBy: { createdAt: "asc" } });
    expect(actions.map(({ action }) => action)).toEqual([
      "leader.create",
      "leader.update",
      "leader.publish",
      "leader.unpublish",
    ]);
  });

  test("may lack texts, and is not published before they, their sources and the picture are there", async () => {
    const { _id, version, words } = await addDraft();
    const quote = { text: "Something.", speaker: "A real person" };
    expect((await act(putLeader, _id, { words: { ...words, quote }, version }, "PUT")).status).toBe(200);
    const { status, body } = await act(postPublish, _id, { version: version + 1 });
    expect([status, body.error]).toEqual([400, "Failed to publish the leader"]);
    expect(body.fields.missing).toBe(
      "Missing or incomplete: the picture of the work, with its description, the wall label, a key moment, the quotation, " +
        "the image credit, the chapter’s title, the short text, the chapter, a claim of the record with its source.",
    );
    expect(await getAdminLeader(_id)).toMatchObject({ isDraft: true, version: version + 1 });
  });

  test("is not published with a picture that has no crops for the viewer and for sharing", async () => {
    const { _id, version } = await addComplete();
    await setPicture(_id, { url: await makeArtworkPicture(["-960.jpg"]), alt: "A kettle." });
    expect((await act(postPublish, _id, { version })).body.fields).toEqual({
      image: "Upload a picture for this work, and describe it",
    });
  });

  test("is published once by ten requests at the same time, and not by one that saw an old version", async () => {
    const { _id, version } = await addComplete();
    expect((await act(postPublish, _id, { version: version - 1 })).body.code).toBe("stale");
    const replies = await Promise.all(Array.from({ length: 10 }, () => act(postPublish, _id, { version })));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 9 }, () => 409)]);
    expect(await db.auditLog.count({ where: { subject: _id, action: "leader.publish" } })).toBe(1);
    expect(await getAdminLeader(_id)).toMatchObject({ isDraft: false, version: version + 1 });
  });

  test("is deleted with its work; a published leader and one that ships with the site are not", async () => {
    const draft = await addDraft();
    const { _id } = await publish({ slug: "another", artworkTitle: "Another" });
    const shipped = await db.leader.findFirstOrThrow({ where: { slug: "bola-tinubu" } });
    for (const id of [_id, shipped.id])
      expect((await act(deleteLeader, id, undefined, "DELETE")).body.fields).toEqual({
        isDraft: "Only a draft can be deleted",
      });
    expect((await act(deleteLeader, draft._id, undefined, "DELETE")).status).toBe(200);
    expect((await act(deleteLeader, draft._id, undefined, "DELETE")).status).toBe(404);
    expect(await db.artwork.count({ where: { slug: "the-kettle" } })).toBe(0);
  });
});

describe("a published leader", () => {
  test("cannot lose a text or its picture, and its facts stay editable", async () => {
    const { _id, version, words } = await publish();
    const empty = { words: { ...words, narrative: "", record: [] }, version };
    expect(Object.keys((await act(putLeader, _id, empty, "PUT")).body.fields)).toEqual([
      "words.narrative",
      "words.record",
    ]);
    expect((await setPicture(_id, null)).status).toBe(400);
    expect((await setPicture(_id, { url: "/images/a-960.jpg", alt: "A" })).status).toBe(400);
    expect((await setPicture(_id, { url: await makeArtworkPicture(), alt: "Another kettle." })).status).toBe(200);
    const next = { ...words, term: "2027–2031", termEnd: "2031-05-29", object: "A kettle with its lid" };
    expect((await act(putLeader, _id, { words: next, version }, "PUT")).status).toBe(200);
    expect(await getLeader(facts.slug)).toMatchObject({
      term: "2027–2031",
      termEnd: "2031-05-29",
      object: "A kettle with its lid",
      alt: "Another kettle.",
    });
  });

  test("keeps its picture when it is published while the picture is being removed", async () => {
    const { _id, version } = await addComplete();
    await Promise.all([act(postPublish, _id, { version }), setPicture(_id, null)]);
    const { isDraft, hasPicture } = await requireAdminLeader(_id);
    expect(isDraft || hasPicture).toBe(true);
  });

  test("is in English on the pages of the other language, with a page for the works of its decade", async () => {
    await publish();
    expect(await getLeader(facts.slug, "pcm")).toMatchObject({ translated: [], chapterTitle: texts.chapterTitle });
    const work = (await listBrowsedWorks()).find(({ title }) => title === "The Kettle");
    expect(work?.facets).toMatchObject({
      years: [{ name: "2020s" }],
      people: [{ name: facts.name }],
      objects: [{ note: "In place of the face" }],
      places: [{ name: "Abuja", note: "Governed from here" }],
    });
  });

  test("is restored to an older version, if nothing was missing in it", async () => {
    const { _id, version } = await publish();
    const versions = await db.contentVersion.findMany({ where: { subjectId: _id }, orderBy: { version: "asc" } });
    const [draft, complete] = versions;
    const restore = (id: string | undefined) =>
      callRoute(postRestore, `/api/admin/versions/${id}/restore`, {
        as: admin,
        params: { id: id ?? "" },
        body: { version },
      });
    expect((await restore(draft?.id)).status).toBe(400);
    expect((await restore(complete?.id)).status).toBe(200);
  });
});

test("moves with its work; every leader has to be in the list once", async () => {
  const { _id } = await addDraft();
  const shipped = await db.leader.findFirstOrThrow({ where: { slug: "bola-tinubu" } });
  const order = (ids: string[]) =>
    callRoute(putOrder, "/api/admin/exhibitions/x/leaders/reorder", {
      method: "PUT",
      as: admin,
      params: { id: exhibitionId },
      body: { ids },
    });
  for (const ids of [[_id], [_id, _id], [_id, shipped.id, "ldr_none"]])
    expect((await order(ids)).body.code).toBe("stale");
  expect((await order([_id, shipped.id])).status).toBe(200);
  const rows = await db.leader.findMany({ orderBy: { position: "asc" }, include: { artworks: true } });
  expect(rows.map(({ id }) => id)).toEqual([_id, shipped.id]);
  expect(rows[0]?.artworks[0]?.position).toBe(1);
});

test("a leader that ships with the site is not unpublished, and the end of its term can be edited", async () => {
  const { id } = await db.leader.findFirstOrThrow({ where: { slug: "bola-tinubu" } });
  expect((await act(postUnpublish, id, { version: 1 })).body).toMatchObject({ code: "conflict" });
  const { words, version } = await requireAdminLeader(id);
  const ended = { ...words, term: "2023–2027", termEnd: "2027-05-29" };
  expect((await act(putLeader, id, { words: ended, version }, "PUT")).status).toBe(200);
  expect((await db.leader.findUniqueOrThrow({ where: { id } })).content).toEqual({
    term: "2023–2027",
    termEnd: "2027-05-29",
  });
  expect(await getLeader("bola-tinubu")).toMatchObject({ term: "2023–2027", termEnd: "2027-05-29" });
});

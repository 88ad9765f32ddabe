import assert from "node:assert/strict";
import { newId } from "@/lib/core/ids";
import { db } from "@/lib/db/client";
import { getAdminLeader, listAdminExhibitions } from "@/lib/exhibitions/admin-queries";
import { makeAddedLeader, makeArtwork, makeExhibition, makeLeader } from "@/lib/exhibitions/factory";
import { HEADS_OF_STATE } from "@/lib/exhibitions/rules";
import { getAdminTranslation } from "@/lib/exhibitions/translations/admin-queries";
import { adminOnly, type Endpoint, openToAll } from "@/tests/security/access-matrix";

const exhibitionFields = {
  title: "A Room",
  subtitle: "",
  story: "A story.",
  image: null,
  requiresVIP: false,
  status: "open",
  opensAt: null,
  link: null,
  blocks: [],
  series: null,
};
const artworkFields = { title: "A Work", description: "", image: null, productSlug: null, notes: [] };
const newSlug = () => newId("exh").replace("_", "-");
const notSavedMessage = { 403: "Failed to save exhibition" };
const artworkNotSavedMessage = { 403: "Failed to save artwork" };

async function createExhibition(): Promise<{ id: string; artwork: string }> {
  const { id } = await makeExhibition();
  return { id, artwork: (await makeArtwork({ exhibitionId: id })).id };
}

/** Puts the exhibitions that earlier calls made into the bin, all but the newest hundred: an order can have 500 at most. */
const removeOldExhibitions = () => db.$executeRaw`
  UPDATE exhibitions SET deleted_at = now()
  WHERE id IN (SELECT id FROM exhibitions WHERE deleted_at IS NULL AND slug = replace(id, '_', '-')
    ORDER BY created_at DESC OFFSET 100)`;

/** A leader in an exhibition of its own. */
async function createLeader() {
  const { id: exhibitionId } = await makeExhibition();
  const { id } = await makeLeader({ exhibitionId, slug: "sani-abacha", name: "Sani Abacha" });
  const leader = await getAdminLeader(id);
  assert(leader);
  return { params: { id }, body: { words: leader.words, version: leader.version } };
}

/** The exhibition to which leaders can be added. */
async function requireHeadsOfState(): Promise<string> {
  const there = await db.exhibition.findUnique({ where: { slug: HEADS_OF_STATE } });
  return (there ?? (await makeExhibition({ slug: HEADS_OF_STATE }))).id;
}

const newLeader = () => {
  const slug = newSlug();
  const term = { term: "2027–", termStart: "2027-05-29", termEnd: null };
  return { name: "A Leader", slug, title: "President", ...term, object: "A kettle", artworkTitle: slug };
};

/** A leader that a curator added, in which nothing is missing. */
async function addLeader({ isDraft }: { isDraft: boolean }): Promise<string> {
  const { id: exhibitionId } = await makeExhibition();
  return (await makeAddedLeader({ exhibitionId, isDraft })).id;
}

async function createTranslation() {
  const { params } = await createLeader();
  const translation = await getAdminTranslation(params.id, "pcm");
  assert(translation);
  const { texts, version } = translation;
  return { params: { ...params, language: "pcm" }, body: { texts, version } };
}

const multipartForm = (type: string) => ({
  body: `--x\r\nContent-Disposition: form-data; name="file"; filename="../x"\r\nContent-Type: ${type}\r\n\r\n<svg onload=alert(1)>\r\n--x--\r\n`,
  headers: { "content-type": "multipart/form-data; boundary=x" },
});

/** Admin: exhibitions and their audio. */
export const exhibitionEndpoints: readonly Endpoint[] = [
  {
    method: "POST",
    path: "/api/admin/exhibitions",
    access: "admin",
    expected: adminOnly(201),
    messages: notSavedMessage,
    makeInput: () => ({ body: { ...exhibitionFields, slug: newSlug() } }),
  },
  {
    method: "PUT",
    path: "/api/admin/exhibitions/[id]",
    access: "admin",
    expected: adminOnly(),
    messages: notSavedMessage,
    makeInput: async () => ({
      params: { id: (await createExhibition()).id },
      body: { ...exhibitionFields, isDraft: false, version: 1 },
    }),
  },
  {
    method: "DELETE",
    path: "/api/admin/exhibitions/[id]",
    access: "admin",
    expected: adminOnly(),
    messages: { 403: "Failed to delete exhibition" },
    makeInput: async () => ({ params: { id: (await createExhibition()).id } }),
  },
  {
    method: "POST",
    path: "/api/admin/exhibitions/[id]/restore",
    access: "admin",
    expected: adminOnly(),
    messages: notSavedMessage,
    makeInput: async () => ({
      params: { id: (await makeExhibition({ deletedAt: new Date() })).id },
      body: { version: 1 },
    }),
  },
  {
    method: "POST",
    path: "/api/admin/exhibitions/[id]/artworks",
    access: "admin",
    expected: adminOnly(201),
    messages: artworkNotSavedMessage,
    makeInput: async () => ({
      params: { id: (await createExhibition()).id },
      body: { ...artworkFields, slug: newSlug() },
    }),
  },
  {
    method: "PUT",
    path: "/api/admin/exhibitions/[id]/reorder",
    access: "admin",
    expected: adminOnly(),
    messages: { 403: "Failed to save the order" },
    makeInput: async () => {
      const { id, artwork } = await createExhibition();
      return { params: { id }, body: { ids: [artwork] } };
    },
  },
  {
    method: "PUT",
    path: "/api/admin/exhibitions/reorder",
    access: "admin",
    expected: adminOnly(),
    messages: { 403: "Failed to save the order" },
    makeInput: async () => {
      await removeOldExhibitions();
      return { body: { ids: (await listAdminExhibitions()).map(({ _id }) => _id) } };
    },
  },
  {
    method: "POST",
    path: "/api/admin/exhibitions/images",
    access: "admin",
    expected: adminOnly(400),
    raw: true,
    makeInput: () => ({ query: "shape=work", ...multipartForm("image/png") }),
  },
  {
    method: "POST",
    path: "/api/admin/exhibitions/audio",
    access: "admin",
    expected: adminOnly(400),
    raw: true,
    makeInput: () => multipartForm("audio/mpeg"),
  },
  {
    method: "PUT",
    path: "/api/admin/artworks/[id]",
    access: "admin",
    expected: adminOnly(),
    messages: artworkNotSavedMessage,
    makeInput: async () => ({
      params: { id: (await createExhibition()).artwork },
      body: { ...artworkFields, version: 1 },
    }),
  },
  {
    method: "DELETE",
    path: "/api/admin/artworks/[id]",
    access: "admin",
    expected: adminOnly(),
    messages: { 403: "Failed to delete artwork" },
    makeInput: async () => ({ params: { id: (await createExhibition()).artwork } }),
  },
  {
    method: "POST",
    path: "/api/admin/exhibitions/[id]/leaders",
    access: "admin",
    expected: adminOnly(201),
    messages: { 403: "Failed to add the leader" },
    makeInput: async () => ({ params: { id: await requireHeadsOfState() }, body: newLeader() }),
  },
  {
    method: "PUT",
    path: "/api/admin/exhibitions/[id]/leaders/reorder",
    access: "admin",
    expected: adminOnly(),
    messages: { 403: "Failed to save the order" },
    makeInput: async () => {
      const { id } = await makeExhibition();
      return { params: { id }, body: { ids: [(await makeLeader({ exhibitionId: id })).id] } };
    },
  },
  {
    method: "POST",
    path: "/api/admin/leaders/[id]/publish",
    access: "admin",
    expected: adminOnly(),
    messages: { 403: "Failed to publish the leader" },
    makeInput: async () => ({ params: { id: await addLeader({ isDraft: true }) }, body: { version: 1 } }),
  },
  {
    method: "POST",
    path: "/api/admin/leaders/[id]/unpublish",
    access: "admin",
    expected: adminOnly(),
    messages: { 403: "Failed to unpublish the leader" },
    makeInput: async () => ({ params: { id: await addLeader({ isDraft: false }) }, body: { version: 1 } }),
  },
  {
    method: "DELETE",
    path: "/api/admin/leaders/[id]",
    access: "admin",
    expected: adminOnly(),
    messages: { 403: "Failed to delete the leader" },
    makeInput: async () => ({ params: { id: await addLeader({ isDraft: true }) } }),
  },
  {
    method: "PUT",
    path: "/api/admin/leaders/[id]",
    access: "admin",
    expected: adminOnly(),
    messages: { 403: "Failed to save leader" },
    makeInput: createLeader,
  },
  {
    method: "PUT",
    path: "/api/admin/leaders/[id]/translations/[language]",
    access: "admin",
    expected: adminOnly(),
    messages: { 403: "Failed to save translation" },
    makeInput: createTranslation,
  },
  {
    method: "PUT",
    path: "/api/admin/leaders/[id]/tour/[language]",
    access: "admin",
    expected: adminOnly(),
    messages: { 403: "Failed to save the tour stop" },
    makeInput: async () => {
      const { params } = await createLeader();
      const fields = { text: "Spoken at this stop.", recording: null };
      return { params: { ...params, language: "pcm" }, body: { fields, version: 1 } };
    },
  },
  {
    method: "GET",
    path: "/api/sounds/[name]",
    access: "public",
    expected: openToAll(404),
    makeInput: () => ({ params: { name: "snd-00000000000000000000.mp3" } }),
  },
];

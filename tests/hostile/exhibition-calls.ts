import assert from "node:assert/strict";
import { getDeskLeader, listDeskExhibitions } from "@/lib/exhibitions/desk-queries";
import { makeArtwork, makeExhibition, makeLeader } from "@/lib/exhibitions/factory";
import { newId } from "@/lib/platform/ids";
import { type Call, toAdmins, toAll } from "@/tests/hostile/table";

const room = {
  title: "A Room",
  subtitle: "",
  story: "A story.",
  image: null,
  requiresVIP: false,
  status: "open",
  opensAt: null,
  link: null,
};
const work = { title: "A Work", description: "", image: null, productSlug: null, notes: [] };
const aSlug = () => newId("exh").replace("_", "-");
const notSaved = { 403: "Failed to save exhibition" };
const notHung = { 403: "Failed to save work" };

async function aRoom(): Promise<{ id: string; artwork: string }> {
  const { id } = await makeExhibition();
  return { id, artwork: (await makeArtwork({ exhibitionId: id })).id };
}

/** Somebody of the collection, in a room of their own. */
async function aLeader() {
  const { id: exhibitionId } = await makeExhibition();
  const { id } = await makeLeader({ exhibitionId, slug: "sani-abacha", name: "Sani Abacha" });
  const leader = await getDeskLeader(id);
  assert(leader);
  return { params: { id }, body: { words: leader.words, version: leader.version } };
}

const aForm = (type: string) => ({
  body: `--x\r\nContent-Disposition: form-data; name="file"; filename="../x"\r\nContent-Type: ${type}\r\n\r\n<svg onload=alert(1)>\r\n--x--\r\n`,
  headers: { "content-type": "multipart/form-data; boundary=x" },
});

/** The desk of the exhibitions, and the sounds that it keeps. */
export const exhibitionCalls: readonly Call[] = [
  {
    verb: "POST",
    path: "/api/admin/exhibitions",
    access: "admin",
    expected: toAdmins(201),
    says: notSaved,
    send: () => ({ body: { ...room, slug: aSlug() } }),
  },
  {
    verb: "PUT",
    path: "/api/admin/exhibitions/[id]",
    access: "admin",
    expected: toAdmins(),
    says: notSaved,
    send: async () => ({ params: { id: (await aRoom()).id }, body: { ...room, isDraft: false, version: 1 } }),
  },
  {
    verb: "DELETE",
    path: "/api/admin/exhibitions/[id]",
    access: "admin",
    expected: toAdmins(),
    says: { 403: "Failed to delete exhibition" },
    send: async () => ({ params: { id: (await aRoom()).id } }),
  },
  {
    verb: "POST",
    path: "/api/admin/exhibitions/[id]/restore",
    access: "admin",
    expected: toAdmins(),
    says: notSaved,
    send: async () => ({
      params: { id: (await makeExhibition({ deletedAt: new Date() })).id },
      body: { version: 1 },
    }),
  },
  {
    verb: "POST",
    path: "/api/admin/exhibitions/[id]/works",
    access: "admin",
    expected: toAdmins(201),
    says: notHung,
    send: async () => ({ params: { id: (await aRoom()).id }, body: { ...work, slug: aSlug() } }),
  },
  {
    verb: "PUT",
    path: "/api/admin/exhibitions/[id]/order",
    access: "admin",
    expected: toAdmins(),
    says: { 403: "Failed to save the order" },
    send: async () => {
      const { id, artwork } = await aRoom();
      return { params: { id }, body: { ids: [artwork] } };
    },
  },
  {
    verb: "PUT",
    path: "/api/admin/exhibitions/order",
    access: "admin",
    expected: toAdmins(),
    says: { 403: "Failed to save the order" },
    send: async () => ({ body: { ids: (await listDeskExhibitions()).map(({ _id }) => _id) } }),
  },
  {
    verb: "POST",
    path: "/api/admin/exhibitions/picture",
    access: "admin",
    expected: toAdmins(400),
    raw: true,
    send: () => ({ query: "shape=work", ...aForm("image/png") }),
  },
  {
    verb: "POST",
    path: "/api/admin/exhibitions/sound",
    access: "admin",
    expected: toAdmins(400),
    raw: true,
    send: () => aForm("audio/mpeg"),
  },
  {
    verb: "PUT",
    path: "/api/admin/works/[id]",
    access: "admin",
    expected: toAdmins(),
    says: notHung,
    send: async () => ({ params: { id: (await aRoom()).artwork }, body: { ...work, version: 1 } }),
  },
  {
    verb: "DELETE",
    path: "/api/admin/works/[id]",
    access: "admin",
    expected: toAdmins(),
    says: { 403: "Failed to take the work down" },
    send: async () => ({ params: { id: (await aRoom()).artwork } }),
  },
  {
    verb: "PUT",
    path: "/api/admin/leaders/[id]",
    access: "admin",
    expected: toAdmins(),
    says: { 403: "Failed to save leader" },
    send: aLeader,
  },
  {
    verb: "GET",
    path: "/api/sounds/[name]",
    access: "public",
    expected: toAll(404),
    needsNoDatabase: true,
    send: () => ({ params: { name: "snd-00000000000000000000.mp3" } }),
  },
];

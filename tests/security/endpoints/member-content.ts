import assert from "node:assert/strict";
import type { PerkName } from "@/lib/auth/contracts";
import { newId } from "@/lib/core/ids";
import { makeArtwork, makeExhibition } from "@/lib/exhibitions/factory";
import { makeContent } from "@/lib/member-content/factory";
import { createUpload } from "@/lib/storage/create-upload";
import { storage } from "@/lib/storage/storage";
import { adminOnly, type Endpoint, openToAll, signedInOnly } from "@/tests/security/access-matrix";
import type { Personas } from "@/tests/security/personas";

/** An exhibition with one file of members-only content in storage. */
async function createContent(requiredPerk: PerkName | null = null): Promise<{ slug: string; contentId: string }> {
  const storageKey = `members/${newId("cnt")}`;
  await storage().put(storageKey, new TextEncoder().encode("satire"), { type: "text/plain" });
  const { id, slug } = await makeExhibition();
  const row = await makeContent({ exhibitionId: id, storageKey, type: "doc", mimeType: "text/plain", requiredPerk });
  return { slug, contentId: row.id };
}

/** An artwork of an exhibition that is open to all. */
async function createArtwork(): Promise<{ slug: string; artwork: string }> {
  const { id, slug } = await makeExhibition({ requiresVip: false });
  const picture = { imageUrl: "/api/pictures/img-0123456789abcdefghij-960.jpg", imageAlt: "A vase" };
  return { slug, artwork: (await makeArtwork({ exhibitionId: id, ...picture })).slug };
}

const DESCRIPTION = "Notes for the label.";
const contentFields = { type: "doc", title: "Notes" } as const;

/** The admin's form as a browser sends it. */
function multipartForm(): { body: string; headers: Record<string, string> } {
  const field = (name: string, value: string) =>
    `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  const file = `--x\r\nContent-Disposition: form-data; name="file"; filename="../../x"\r\n\r\n${DESCRIPTION}\r\n`;
  const fields = Object.entries(contentFields).map(([name, value]) => field(name, value));
  return { body: `${file}${fields.join("")}--x--\r\n`, headers: { "content-type": "multipart/form-data; boundary=x" } };
}

/** A ticket of the admin, with its file in storage already. */
async function createUploadSession({ actors }: Personas): Promise<{ slug: string; uploadId: string }> {
  const { id, slug } = await makeExhibition();
  const intent = {
    exhibitionId: id,
    size: DESCRIPTION.length,
    fields: { ...contentFields, description: "", requiredPerk: null },
  };
  const ticket = await createUpload({
    folder: "members",
    userId: actors.admin._id,
    maxBytes: 1_000,
    minutes: 5,
    intent,
  });
  await storage().put(ticket.storageKey, new TextEncoder().encode(DESCRIPTION), { type: "application/octet-stream" });
  return { slug, uploadId: ticket.id };
}

const vipOnly = (status = 200) => ({ ...signedInOnly(403), vip: status, admin: status });

/** Members-only content, its files, and the way it is uploaded. */
export const memberContentEndpoints: readonly Endpoint[] = [
  {
    method: "GET",
    path: "/api/exhibitions/[slug]/members-only",
    access: "vip",
    expected: vipOnly(),
    makeInput: async () => ({ params: { slug: (await createContent("welcomePack")).slug } }),
    assertReply: ({ who, body }) => {
      const [item] = body.content as { url?: string }[];
      // The VIP's yearly plan has no welcome pack.
      assert.equal(item?.url === undefined, who === "vip");
      assert.doesNotMatch(JSON.stringify(body), /members\/cnt_|storage/i);
    },
  },
  {
    method: "GET",
    path: "/api/exhibitions/[slug]/content",
    access: "session",
    expected: signedInOnly(),
    makeInput: async () => ({ params: { slug: (await createContent()).slug } }),
    assertReply: ({ body }) => {
      for (const item of body.content as object[]) assert.deepEqual(Object.keys(item), ["_id", "title", "type"]);
    },
  },
  {
    method: "GET",
    path: "/api/exhibitions/[slug]/content/[contentId]",
    access: "vip",
    expected: vipOnly(),
    makeInput: async () => ({ params: await createContent() }),
  },
  {
    method: "PUT",
    path: "/api/exhibitions/[slug]/content/[contentId]",
    access: "admin",
    expected: adminOnly(),
    // It takes JSON as well (lib/media/media.test.ts).
    raw: true,
    makeInput: async () => ({ params: await createContent(), ...multipartForm() }),
  },
  {
    method: "DELETE",
    path: "/api/exhibitions/[slug]/content/[contentId]",
    access: "admin",
    expected: adminOnly(),
    makeInput: async () => ({ params: await createContent() }),
  },
  {
    method: "GET",
    path: "/api/exhibitions/[slug]/artworks/[artwork]",
    access: "anyone",
    expected: openToAll(),
    makeInput: async () => ({ params: await createArtwork() }),
  },
  {
    method: "POST",
    path: "/api/exhibitions/[slug]/upload",
    access: "admin",
    expected: adminOnly(201),
    raw: true,
    makeInput: async () => ({ params: { slug: (await makeExhibition()).slug }, ...multipartForm() }),
  },
  {
    method: "POST",
    path: "/api/exhibitions/[slug]/upload/sessions",
    access: "admin",
    expected: adminOnly(201),
    makeInput: async () => ({ params: { slug: (await makeExhibition()).slug }, body: { ...contentFields, size: 20 } }),
  },
  {
    method: "PUT",
    path: "/api/exhibitions/[slug]/upload/sessions/[uploadId]",
    access: "admin",
    expected: adminOnly(),
    raw: true,
    makeInput: async (world) => ({
      params: await createUploadSession(world),
      body: DESCRIPTION,
      headers: { "content-type": "application/octet-stream" },
    }),
  },
  {
    method: "POST",
    path: "/api/exhibitions/[slug]/upload/sessions/[uploadId]",
    access: "admin",
    expected: adminOnly(201),
    makeInput: async (world) => ({ params: await createUploadSession(world), body: {} }),
  },
  {
    method: "DELETE",
    path: "/api/exhibitions/[slug]/upload/sessions/[uploadId]",
    access: "admin",
    expected: adminOnly(),
    makeInput: async (world) => ({ params: await createUploadSession(world) }),
  },
];

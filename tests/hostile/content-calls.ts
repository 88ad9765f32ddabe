import assert from "node:assert/strict";
import type { PerkName } from "@/lib/accounts/contracts";
import { makeArtwork, makeContent, makeExhibition } from "@/lib/exhibitions/factory";
import { newId } from "@/lib/platform/ids";
import { reserveUpload } from "@/lib/platform/reserve-upload";
import { storage } from "@/lib/platform/storage";
import { type Call, toAdmins, toAll, toSignedIn } from "@/tests/hostile/table";
import type { World } from "@/tests/hostile/world";

/** A room with one piece in it, whose file lies in storage. */
async function aPiece(requiredPerk: PerkName | null = null): Promise<{ slug: string; contentId: string }> {
  const storageKey = `members/${newId("cnt")}`;
  await storage().put(storageKey, new TextEncoder().encode("satire"), { type: "text/plain" });
  const { id, slug } = await makeExhibition();
  const row = await makeContent({ exhibitionId: id, storageKey, type: "doc", mimeType: "text/plain", requiredPerk });
  return { slug, contentId: row.id };
}

/** A work that hangs in a room. */
async function aWork(): Promise<{ slug: string; artwork: string }> {
  const { id, slug } = await makeExhibition();
  return { slug, artwork: (await makeArtwork({ exhibitionId: id })).slug };
}

const words = "Notes for the label.";
const said = { type: "doc", title: "Notes" } as const;

/** The admin's form as a browser sends it. */
function aForm(): { body: string; headers: Record<string, string> } {
  const field = (name: string, value: string) =>
    `--x\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  const file = `--x\r\nContent-Disposition: form-data; name="file"; filename="../../x"\r\n\r\n${words}\r\n`;
  const fields = Object.entries(said).map(([name, value]) => field(name, value));
  return { body: `${file}${fields.join("")}--x--\r\n`, headers: { "content-type": "multipart/form-data; boundary=x" } };
}

/** A ticket of the admin, with its file in storage already. */
async function aTicket({ people }: World): Promise<{ slug: string; ticketId: string }> {
  const { id, slug } = await makeExhibition();
  const intent = { exhibitionId: id, size: words.length, fields: { ...said, description: "", requiredPerk: null } };
  const ticket = await reserveUpload({
    folder: "members",
    userId: people.admin._id,
    maxBytes: 1_000,
    minutes: 5,
    intent,
  });
  await storage().put(ticket.storageKey, new TextEncoder().encode(words), { type: "application/octet-stream" });
  return { slug, ticketId: ticket.id };
}

const toMembers = (status = 200) => ({ ...toSignedIn(403), vip: status, admin: status });

/** Members-only content, its files, and the way it is uploaded. */
export const contentCalls: readonly Call[] = [
  {
    verb: "GET",
    path: "/api/exhibitions/[slug]/members-only",
    access: "vip",
    expected: toMembers(),
    send: async () => ({ params: { slug: (await aPiece("welcomePack")).slug } }),
    holds: ({ who, body }) => {
      const [piece] = body.content as { url?: string }[];
      // The VIP's yearly plan has no welcome pack.
      assert.equal(piece?.url === undefined, who === "vip");
      assert.doesNotMatch(JSON.stringify(body), /members\/cnt_|storage/i);
    },
  },
  {
    verb: "GET",
    path: "/api/exhibitions/[slug]/content",
    access: "session",
    expected: toSignedIn(),
    send: async () => ({ params: { slug: (await aPiece()).slug } }),
    holds: ({ body }) => {
      for (const piece of body.content as object[]) assert.deepEqual(Object.keys(piece), ["_id", "title", "type"]);
    },
  },
  {
    verb: "GET",
    path: "/api/exhibitions/[slug]/content/[contentId]",
    access: "vip",
    expected: toMembers(),
    send: async () => ({ params: await aPiece() }),
  },
  {
    verb: "GET",
    path: "/api/exhibitions/[slug]/artworks/[artwork]",
    access: "public",
    expected: toAll(),
    send: async () => ({ params: await aWork() }),
  },
  {
    verb: "POST",
    path: "/api/exhibitions/[slug]/upload",
    access: "admin",
    expected: toAdmins(201),
    raw: true,
    send: async () => ({ params: { slug: (await makeExhibition()).slug }, ...aForm() }),
  },
  {
    verb: "POST",
    path: "/api/exhibitions/[slug]/upload/tickets",
    access: "admin",
    expected: toAdmins(201),
    send: async () => ({ params: { slug: (await makeExhibition()).slug }, body: { ...said, size: 20 } }),
  },
  {
    verb: "PUT",
    path: "/api/exhibitions/[slug]/upload/tickets/[ticketId]",
    access: "admin",
    expected: toAdmins(),
    raw: true,
    send: async (world) => ({
      params: await aTicket(world),
      body: words,
      headers: { "content-type": "application/octet-stream" },
    }),
  },
  {
    verb: "POST",
    path: "/api/exhibitions/[slug]/upload/tickets/[ticketId]",
    access: "admin",
    expected: toAdmins(201),
    send: async (world) => ({ params: await aTicket(world), body: {} }),
  },
  {
    verb: "DELETE",
    path: "/api/exhibitions/[slug]/upload/tickets/[ticketId]",
    access: "admin",
    expected: toAdmins(),
    send: async (world) => ({ params: await aTicket(world) }),
  },
];

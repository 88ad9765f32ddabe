import assert from "node:assert/strict";
import type { PerkName } from "@/lib/accounts/contracts";
import { makeArtwork, makeContent, makeExhibition } from "@/lib/exhibitions/factory";
import { newId } from "@/lib/platform/ids";
import { storage } from "@/lib/platform/storage";
import { type Call, toAll, toSignedIn } from "@/tests/hostile/table";

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
];

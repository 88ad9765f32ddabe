import assert from "node:assert/strict";
import { makeComment } from "@/lib/community/factory";
import { makeArtwork, makeExhibition } from "@/lib/exhibitions/factory";
import { newId } from "@/lib/platform/ids";
import { type Call, toAdmins, toAll, toOwner, toSignedIn } from "@/tests/hostile/table";
import type { World } from "@/tests/hostile/world";

const forModerators = "Access Denied, Only administrators can moderate comments.";

/** A room that is open to everyone, with a work in it. */
async function openRoom(): Promise<{ exhibition: string; artwork: string }> {
  const { id, slug } = await makeExhibition({ requiresVip: false });
  return { exhibition: slug, artwork: (await makeArtwork({ exhibitionId: id })).slug };
}

const ownersNote = async ({ people }: World): Promise<string> => (await makeComment({ userId: people.owner._id })).id;
const someonesNote = async (): Promise<string> => (await makeComment({})).id;
const aNote = () => ({
  message: `The label is straight. ${newId("req")}`,
  status: "approved",
  user: "x",
  exhibition: "x",
});

/** What everyone may learn of who wrote: never an address or an id. */
function namesOnly({ body }: { body: Record<string, unknown> }): void {
  for (const { user } of body.comments as { user: object }[])
    assert.deepEqual(Object.keys(user), ["displayName", "firstName", "lastName", "badges"]);
  assert.doesNotMatch(JSON.stringify(body), /@|usr_|userId/);
}

/** Notes on the walls, who may mend and judge them, and who stands in a room. */
export const commentCalls: readonly Call[] = [
  {
    verb: "GET",
    path: "/api/comments",
    access: "anyone",
    expected: toAll(),
    send: async (world) => {
      await ownersNote(world);
      return {};
    },
    holds: namesOnly,
  },
  {
    verb: "POST",
    path: "/api/comments",
    access: "session",
    expected: toSignedIn(201),
    send: () => ({ body: aNote() }),
  },
  {
    verb: "GET",
    path: "/api/comments/[exhibition]",
    access: "anyone",
    expected: toAll(),
    send: () => ({ params: { exhibition: "guestbook" } }),
    holds: namesOnly,
  },
  {
    verb: "POST",
    path: "/api/comments/[exhibition]",
    access: "session",
    expected: toSignedIn(201),
    send: async () => ({ params: { exhibition: (await openRoom()).exhibition }, body: aNote() }),
  },
  {
    verb: "PATCH",
    path: "/api/comments/[exhibition]",
    access: "session",
    expected: { ...toOwner(), expired: 403, vip: 403, admin: 403, stranger: 403, unverified: 401 },
    send: async (world) => ({ params: { exhibition: await ownersNote(world) }, body: { message: "In other words." } }),
  },
  {
    verb: "DELETE",
    path: "/api/comments/[exhibition]",
    access: "session",
    expected: { ...toOwner(), expired: 403, vip: 403, admin: 200, stranger: 403, unverified: 401 },
    send: async (world) => ({ params: { exhibition: await ownersNote(world) } }),
  },
  {
    verb: "GET",
    path: "/api/comments/[exhibition]/artwork/[artwork]",
    access: "anyone",
    expected: toAll(),
    send: async () => ({ params: await openRoom() }),
    holds: namesOnly,
  },
  {
    verb: "POST",
    path: "/api/comments/[exhibition]/artwork/[artwork]",
    access: "session",
    expected: toSignedIn(201),
    send: async () => ({ params: await openRoom(), body: aNote() }),
  },
  {
    verb: "POST",
    path: "/api/comments/[exhibition]/report",
    access: "session",
    expected: toSignedIn(),
    send: async () => ({ params: { exhibition: await someonesNote() }, body: { reason: "abuse" } }),
  },
  {
    verb: "POST",
    path: "/api/comments/[exhibition]/approve",
    access: "admin",
    expected: toAdmins(),
    says: { 403: forModerators },
    send: async () => ({ params: { exhibition: (await makeComment({ status: "pending" })).id }, body: {} }),
  },
  {
    verb: "GET",
    path: "/api/comments/admin/all",
    access: "admin",
    expected: toAdmins(),
    says: { 403: forModerators },
    holds: namesOnly,
  },
  { verb: "GET", path: "/api/pusher/settings", access: "public", expected: toAll() },
  {
    verb: "POST",
    path: "/api/pusher/auth",
    access: "session",
    expected: toSignedIn(),
    send: async () => ({
      body: { socket_id: "1234.5678", channel_name: `presence-exhibition-${(await openRoom()).exhibition}` },
    }),
  },
];

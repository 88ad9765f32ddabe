import assert from "node:assert/strict";
import { makeComment } from "@/lib/comments/factory";
import { getModerationSettings } from "@/lib/comments/moderation-settings";
import { newId } from "@/lib/core/ids";
import { db } from "@/lib/db/client";
import { makeArtwork, makeExhibition } from "@/lib/exhibitions/factory";
import { adminOnly, type Endpoint, openToAll, ownerOnly, signedInOnly } from "@/tests/security/access-matrix";
import type { Personas } from "@/tests/security/personas";

const moderatorOnlyMessage = "Access Denied, Only administrators can moderate comments.";

/** A room that is open to everyone, with a work in it. */
async function createOpenExhibition(): Promise<{ exhibition: string; artwork: string }> {
  const { id, slug } = await makeExhibition({ requiresVip: false });
  return { exhibition: slug, artwork: (await makeArtwork({ exhibitionId: id })).slug };
}

const createOwnersComment = async ({ actors }: Personas): Promise<string> =>
  (await makeComment({ userId: actors.owner._id })).id;
async function createBannedAuthorsComment(): Promise<string> {
  const { id, userId } = await makeComment({});
  await db.commentBan.create({ data: { id: newId("cbn"), userId, reason: "Insults" } });
  return id;
}
const createComment = async (): Promise<string> => (await makeComment({})).id;
const commentFields = () => ({
  message: `The label is straight. ${newId("req")}`,
  status: "approved",
  user: "x",
  exhibition: "x",
});

/** What everyone may learn of who wrote: never an address or an id. With a public profile also its handle. */
function showsOnlyNames({ body }: { body: Record<string, unknown> }): void {
  for (const { user } of body.comments as { user: object }[])
    assert.deepEqual(
      Object.keys(user).filter((name) => name !== "profile"),
      ["displayName", "firstName", "lastName", "badges"],
    );
  assert.doesNotMatch(JSON.stringify(body), /@|usr_|userId/);
}

/** Comments, their editing and moderation, and presence. */
export const commentEndpoints: readonly Endpoint[] = [
  {
    method: "GET",
    path: "/api/comments",
    access: "anyone",
    expected: openToAll(),
    makeInput: async (world) => {
      await createOwnersComment(world);
      return {};
    },
    assertReply: showsOnlyNames,
  },
  {
    method: "POST",
    path: "/api/comments",
    access: "session",
    expected: signedInOnly(201),
    makeInput: () => ({ body: commentFields() }),
  },
  {
    method: "GET",
    path: "/api/comments/[exhibition]",
    access: "anyone",
    expected: openToAll(),
    makeInput: () => ({ params: { exhibition: "guestbook" } }),
    assertReply: showsOnlyNames,
  },
  {
    method: "POST",
    path: "/api/comments/[exhibition]",
    access: "session",
    expected: signedInOnly(201),
    makeInput: async () => ({
      params: { exhibition: (await createOpenExhibition()).exhibition },
      body: commentFields(),
    }),
  },
  {
    method: "PATCH",
    path: "/api/comments/[exhibition]",
    access: "session",
    expected: { ...ownerOnly(), expired: 403, vip: 403, admin: 403, stranger: 403, unverified: 401 },
    makeInput: async (world) => ({
      params: { exhibition: await createOwnersComment(world) },
      body: { message: "In other words." },
    }),
  },
  {
    method: "DELETE",
    path: "/api/comments/[exhibition]",
    access: "session",
    expected: { ...ownerOnly(), expired: 403, vip: 403, admin: 200, stranger: 403, unverified: 401 },
    makeInput: async (world) => ({ params: { exhibition: await createOwnersComment(world) } }),
  },
  {
    method: "POST",
    path: "/api/comments/[exhibition]/edit",
    access: "session",
    expected: { ...ownerOnly(), expired: 403, vip: 403, admin: 403, stranger: 403, unverified: 401 },
    makeInput: async (world) => ({
      params: { exhibition: await createOwnersComment(world) },
      body: { message: "In other words." },
    }),
  },
  {
    method: "POST",
    path: "/api/comments/[exhibition]/delete",
    access: "session",
    expected: { ...ownerOnly(), expired: 403, vip: 403, admin: 200, stranger: 403, unverified: 401 },
    makeInput: async (world) => ({ params: { exhibition: await createOwnersComment(world) }, body: {} }),
  },
  {
    method: "GET",
    path: "/api/comments/[exhibition]/artwork/[artwork]",
    access: "anyone",
    expected: openToAll(),
    makeInput: async () => ({ params: await createOpenExhibition() }),
    assertReply: showsOnlyNames,
  },
  {
    method: "POST",
    path: "/api/comments/[exhibition]/artwork/[artwork]",
    access: "session",
    expected: signedInOnly(201),
    makeInput: async () => ({ params: await createOpenExhibition(), body: commentFields() }),
  },
  {
    method: "POST",
    path: "/api/comments/[exhibition]/report",
    access: "session",
    expected: signedInOnly(),
    makeInput: async () => ({ params: { exhibition: await createComment() }, body: { reason: "abuse" } }),
  },
  {
    method: "POST",
    path: "/api/comments/[exhibition]/approve",
    access: "admin",
    expected: adminOnly(),
    messages: { 403: moderatorOnlyMessage },
    makeInput: async () => ({ params: { exhibition: (await makeComment({ status: "pending" })).id }, body: {} }),
  },
  {
    method: "GET",
    path: "/api/comments/admin/all",
    access: "admin",
    expected: adminOnly(),
    messages: { 403: moderatorOnlyMessage },
    assertReply: showsOnlyNames,
  },
  {
    method: "POST",
    path: "/api/comments/admin/moderate",
    access: "admin",
    expected: adminOnly(),
    messages: { 403: moderatorOnlyMessage },
    makeInput: () => ({ body: { action: "approve", ids: ["cmt_00000000000000000000"] } }),
  },
  {
    method: "PUT",
    path: "/api/comments/admin/settings",
    access: "admin",
    expected: adminOnly(),
    messages: { 403: moderatorOnlyMessage },
    makeInput: async () => ({ body: await getModerationSettings() }),
  },
  {
    method: "GET",
    path: "/api/comments/[exhibition]/author",
    access: "admin",
    expected: adminOnly(),
    messages: { 403: moderatorOnlyMessage },
    makeInput: async () => ({ params: { exhibition: await createComment() } }),
  },
  {
    method: "POST",
    path: "/api/comments/[exhibition]/notes",
    access: "admin",
    expected: adminOnly(201),
    messages: { 403: moderatorOnlyMessage },
    makeInput: async () => ({
      params: { exhibition: await createComment() },
      body: { about: "comment", text: "Ask him first." },
    }),
  },
  {
    method: "POST",
    path: "/api/comments/[exhibition]/ban",
    access: "admin",
    expected: adminOnly(),
    messages: { 403: moderatorOnlyMessage },
    makeInput: async () => ({ params: { exhibition: await createComment() }, body: { days: 7, reason: "Insults" } }),
  },
  {
    method: "DELETE",
    path: "/api/comments/[exhibition]/ban",
    access: "admin",
    expected: adminOnly(),
    messages: { 403: moderatorOnlyMessage },
    makeInput: async () => ({ params: { exhibition: await createBannedAuthorsComment() } }),
  },
  { method: "GET", path: "/api/pusher/settings", access: "public", expected: openToAll() },
  {
    method: "POST",
    path: "/api/pusher/auth",
    access: "session",
    expected: signedInOnly(),
    makeInput: async () => ({
      body: {
        socket_id: "1234.5678",
        channel_name: `presence-exhibition-${(await createOpenExhibition()).exhibition}`,
      },
    }),
  },
];

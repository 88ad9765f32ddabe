import { makeUser } from "@/lib/auth/factory";
import { makeComment, makeVoiceComment, voiceFile } from "@/lib/comments/factory";
import { linkToken, newId } from "@/lib/core/ids";
import { db } from "@/lib/db/client";
import { makeExhibition } from "@/lib/exhibitions/factory";
import { adminOnly, type Endpoint, openToAll, ownerOnly, signedInOnly } from "@/tests/security/access-matrix";
import type { Personas } from "@/tests/security/personas";

const moderatorOnlyMessage = "Access Denied, Only administrators can moderate comments.";

const createComment = async (): Promise<string> => (await makeComment({})).id;
const createOwnersComment = async ({ actors }: Personas): Promise<string> =>
  (await makeComment({ userId: actors.owner._id })).id;
const createVoiceNote = async (): Promise<string> => (await makeVoiceComment()).id;

function voiceForm(): FormData {
  const form = new FormData();
  form.append("file", new File([new Uint8Array(voiceFile(2))], "voice.wav"));
  return form;
}

async function createMailToken(): Promise<string> {
  const unsubscribeToken = linkToken();
  await db.commentMailSetting.create({ data: { userId: (await makeUser()).id, unsubscribeToken } });
  return unsubscribeToken;
}

/** Reactions, appeals, pins, who may comment where, voice notes and the emails about replies. */
export const commentThreadEndpoints: readonly Endpoint[] = [
  {
    method: "POST",
    path: "/api/comments/[exhibition]/reaction",
    access: "session",
    expected: signedInOnly(),
    makeInput: async () => ({ params: { exhibition: await createComment() }, body: { kind: "like" } }),
  },
  {
    method: "POST",
    path: "/api/comments/[exhibition]/appeal",
    access: "session",
    expected: { ...ownerOnly(), expired: 404, vip: 404, admin: 404, stranger: 404, unverified: 401 },
    makeInput: async (world) => {
      const exhibition = await createOwnersComment(world);
      await db.comment.update({ where: { id: exhibition }, data: { status: "refused" } });
      return { params: { exhibition }, body: { text: "It was a quotation." } };
    },
  },
  {
    method: "POST",
    path: "/api/comments/[exhibition]/appeal/decision",
    access: "admin",
    expected: adminOnly(),
    messages: { 403: moderatorOnlyMessage },
    makeInput: async () => {
      const comment = await makeComment({ status: "refused" });
      const { id: commentId, userId } = comment;
      await db.commentAppeal.create({ data: { id: newId("cap"), commentId, userId, text: "It was a quotation." } });
      return { params: { exhibition: commentId }, body: { decision: "granted", reply: "So it was." } };
    },
  },
  {
    method: "POST",
    path: "/api/comments/[exhibition]/highlight",
    access: "admin",
    expected: adminOnly(),
    messages: { 403: moderatorOnlyMessage },
    makeInput: async () => ({
      params: { exhibition: await createComment() },
      body: { pinned: false, featured: true },
    }),
  },
  {
    method: "PUT",
    path: "/api/comments/[exhibition]/settings",
    access: "admin",
    expected: adminOnly(),
    messages: { 403: moderatorOnlyMessage },
    makeInput: async () => ({
      params: { exhibition: (await makeExhibition({ requiresVip: false })).slug },
      body: { mode: "before", guidelines: "", version: 0 },
    }),
  },
  {
    method: "GET",
    path: "/api/comments/[exhibition]/voice",
    access: "anyone",
    expected: openToAll(),
    makeInput: async () => ({ params: { exhibition: await createVoiceNote() } }),
  },
  {
    method: "POST",
    path: "/api/comments/voice",
    access: "session",
    raw: true,
    expected: signedInOnly(201),
    makeInput: () => ({ body: voiceForm() }),
  },
  { method: "GET", path: "/api/mutes", access: "session", expected: signedInOnly() },
  {
    method: "GET",
    path: "/api/mutes/comments",
    access: "anyone",
    expected: openToAll(),
    makeInput: async () => ({ query: `ids=${await createComment()}` }),
  },
  {
    method: "POST",
    path: "/api/mutes",
    access: "session",
    expected: signedInOnly(),
    makeInput: async () => ({ body: { comment: await createComment() } }),
  },
  {
    method: "POST",
    path: "/api/mutes/remove",
    access: "session",
    expected: signedInOnly(),
    makeInput: async () => ({ body: { comment: await createComment() } }),
  },
  {
    method: "POST",
    path: "/api/comments/mails",
    access: "session",
    expected: signedInOnly(),
    makeInput: () => ({ body: { wanted: "yes" } }),
  },
  {
    method: "POST",
    path: "/api/comments/mails/stop",
    access: "public",
    expected: openToAll(),
    makeInput: async () => ({ body: { token: await createMailToken() } }),
  },
  {
    method: "POST",
    path: "/api/comments/mails/stop/[token]",
    access: "public",
    expected: openToAll(),
    makeInput: async () => ({ params: { token: await createMailToken() }, body: {} }),
  },
  {
    method: "GET",
    path: "/api/comments/admin/export",
    access: "admin",
    expected: adminOnly(),
    messages: { 403: moderatorOnlyMessage },
  },
];

import { beforeEach, expect, test } from "vitest";
import { POST as deleteAccount } from "@/app/api/account/delete/route";
import { GET as exportAccount } from "@/app/api/account/export/route";
import { POST as post, GET as readThread } from "@/app/api/comments/route";
import { GET as findMuted } from "@/app/api/mutes/comments/route";
import { POST as unmute } from "@/app/api/mutes/remove/route";
import { GET as listMutes, POST as mute } from "@/app/api/mutes/route";
import { GET as search } from "@/app/api/search/route";
import type { Actor } from "@/lib/auth/contracts";
import { SEED_PASSWORD } from "@/lib/auth/factory";
import { makePublicProfile } from "@/lib/collections/factory";
import { makeComment } from "@/lib/comments/factory";
import { MAX_MUTES } from "@/lib/comments/rules";
import { newId } from "@/lib/core/ids";
import { commentPaths } from "@/lib/core/urls/comment-paths";
import { db } from "@/lib/db/client";
import { callRoute } from "@/lib/http/test-client";
import { makeActor } from "@/lib/subscriptions/factory";
import { processOutbox } from "@/lib/workflows/job-handlers";
import { emulator } from "@/tooling/dev-stack/test-context";

const muteAs = (as: Actor | null, body: object) => callRoute(mute, "/api/mutes", { as, body });
const unmuteAs = (as: Actor, body: object) => callRoute(unmute, "/api/mutes/remove", { as, body });
const mutesOf = async (as: Actor): Promise<{ id: string; name: string }[]> =>
  (await callRoute(listMutes, "/api/mutes", { as })).body.mutes;
const postAs = (as: Actor, message: string, replyTo?: string) =>
  callRoute(post, "/api/comments", { as, body: { message, replyTo } });
const subjects = ({ email }: Actor) =>
  emulator()
    .emails()
    .filter(({ to }) => [to].flat().includes(email))
    .map(({ subject }) => String(subject));

type Shown = { _id: string; muted?: true; message: string; replies: Shown[] };
async function read(as: Actor | null): Promise<Shown[]> {
  const { comments } = (await callRoute(readThread, "/api/comments", { as })).body as { comments: Shown[] };
  return comments.flatMap((comment) => [comment, ...comment.replies]);
}
const mutedIn = (shown: readonly Shown[]) => shown.filter(({ muted }) => muted).map(({ _id }) => _id);

async function makeRegular(overrides: Parameters<typeof makeActor>[0] = {}): Promise<Actor> {
  const actor = await makeActor(overrides);
  await makeComment({ userId: actor._id, exhibition: "elsewhere" });
  return actor;
}

/** The hour after an email is over. */
async function passAnHour(): Promise<void> {
  await db.$executeRaw`UPDATE comment_conversations SET mail_at = mail_at - interval '61 minutes'`;
  await db.$executeRaw`UPDATE outbox_messages SET next_attempt_at = now() WHERE status = 'pending'`;
  await processOutbox();
}

let reader: Actor;
let loud: Actor;
let commentId: string;
beforeEach(async () => {
  await db.commentReport.deleteMany();
  await db.comment.updateMany({ data: { parentId: null } });
  await db.comment.deleteMany();
  await db.outboxMessage.deleteMany();
  await db.$executeRaw`DELETE FROM rate_limits`;
  [reader, loud] = [await makeRegular(), await makeRegular({ displayName: "Loud Person" })];
  commentId = (await makeComment({ userId: loud._id })).id;
});

test("comments and replies of a muted person are marked for the reader who muted them only", async () => {
  const { id: parentId } = await makeComment();
  const { id: replyId } = await makeComment({ userId: loud._id, parentId });
  expect((await muteAs(reader, { comment: commentId })).body.mutes).toMatchObject([{ name: "Loud Person" }]);
  expect(mutedIn(await read(reader)).toSorted()).toEqual([commentId, replyId].toSorted());
  expect((await read(reader)).find(({ _id }) => _id === replyId)?.message).toBeTruthy();
  for (const other of [loud, await makeActor(), null]) expect(mutedIn(await read(other))).toEqual([]);
  expect(await mutesOf(loud)).toEqual([]);
});

test("of the comments of a cached page and their replies those of muted people are marked, for the reader who muted them only", async () => {
  const { id: parentId } = await makeComment();
  const { id: replyId } = await makeComment({ userId: loud._id, parentId });
  const { id: pendingId } = await makeComment({ userId: loud._id, status: "pending" });
  await muteAs(reader, { comment: commentId });
  const asked = `/api/mutes/comments?ids=${[commentId, parentId, pendingId].join(",")}`;
  const mutedFor = async (as: Actor | null) => (await callRoute(findMuted, asked, { as })).body.comments;
  expect(await mutedFor(reader)).toEqual([commentId, replyId].toSorted());
  for (const other of [loud, await makeActor(), null]) expect(await mutedFor(other)).toEqual([]);
  for (const ids of ["", "x", `${commentId},`, Array.from({ length: 11 }, () => commentId).join(",")])
    expect((await callRoute(findMuted, `/api/mutes/comments?ids=${ids}`, { as: reader })).status).toBe(400);
});

test("a comment of a muted person is found without its text, by the reader who muted them only", async () => {
  const { id } = await makeComment({ userId: loud._id, message: "A quizzleberry in the hall." });
  await muteAs(reader, { comment: commentId });
  const results = async (as: Actor | null) =>
    (await callRoute(search, "/api/search?q=quizzleberry", { as })).body.groups[0].results;
  const path = commentPaths.guestbookNote(id);
  expect(await results(reader)).toMatchObject([{ path, excerpt: [], muted: true }]);
  for (const other of [loud, null]) {
    const [found] = await results(other);
    expect([found.excerpt.length > 0, found.muted]).toEqual([true, undefined]);
  }
});

test("a person is unmuted by their comment, their profile or the list, by nobody else", async () => {
  const { handle } = await makePublicProfile({ userId: loud._id });
  for (const way of ["comment", "handle", "id"] as const) {
    await muteAs(reader, way === "comment" ? { handle } : { comment: commentId });
    const [entry] = await mutesOf(reader);
    const target = { comment: { comment: commentId }, handle: { handle }, id: { id: entry?.id } }[way];
    expect((await unmuteAs(loud, target)).status).toBe(200);
    expect(await mutesOf(reader)).toHaveLength(1);
    expect((await unmuteAs(reader, target)).body.mutes).toEqual([]);
    expect((await unmuteAs(reader, target)).status).toBe(200);
  }
});

test("refuses visitors, oneself, moderators and who is not shown", async () => {
  const [own, admin] = [await makeComment({ userId: reader._id }), await makeActor({ role: "Admin" })];
  const moderators = await makeComment({ userId: admin._id });
  const pending = await makeComment({ status: "pending" });
  const { handle } = await makePublicProfile({ isPublic: false });
  expect((await muteAs(null, { comment: commentId })).status).toBe(401);
  expect(await muteAs(reader, { comment: own.id })).toMatchObject({ status: 409, body: { code: "conflict" } });
  expect((await muteAs(reader, { comment: moderators.id })).body.error).toBe("A moderator cannot be muted.");
  for (const target of [{ comment: pending.id }, { comment: newId("cmt") }, { handle }, { handle: "nobody-here" }])
    expect((await muteAs(reader, target)).status).toBe(404);
  for (const target of [{}, { comment: "x" }, { handle: "../x" }, { user: loud._id }])
    expect((await muteAs(reader, target)).status).toBe(400);
  expect(await db.commentMute.count({ where: { userId: reader._id } })).toBe(0);
});

test("a muted person who becomes a moderator is read again", async () => {
  await muteAs(reader, { comment: commentId });
  await db.user.update({ where: { id: loud._id }, data: { role: "Admin" } });
  expect(mutedIn(await read(reader))).toEqual([]);
});

test("nobody mutes more people than the limit, also with two requests at the same time", async () => {
  await db.$executeRaw`
    INSERT INTO users (id, email, display_name, first_name, last_name, password_hash)
    SELECT ${reader._id} || i, ${reader._id} || i || '@x.test', 'X', 'X', 'X', 'x' FROM generate_series(1, ${MAX_MUTES - 1}::int) i`;
  await db.$executeRaw`
    INSERT INTO comment_mutes (id, user_id, muted_id)
    SELECT ${reader._id} || i, ${reader._id}, ${reader._id} || i FROM generate_series(1, ${MAX_MUTES - 1}::int) i`;
  const { id } = await makeComment();
  const replies = await Promise.all([commentId, id].map((comment) => muteAs(reader, { comment })));
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(await db.commentMute.count({ where: { userId: reader._id } })).toBe(MAX_MUTES);
});

test("a user who mutes very often waits", async () => {
  const replies: number[] = [];
  for (let each = 0; each < 61; each++) replies.push((await unmuteAs(reader, { comment: commentId })).status);
  expect(replies.filter((status) => status === 429)).toHaveLength(1);
});

test("replies and mentions of a muted person are no emails, also when they are muted before the email is sent", async () => {
  const { id: ownId } = await makeComment({ userId: reader._id });
  const other = await makeRegular();
  await postAs(other, "From somebody else.", ownId);
  await processOutbox();
  expect(subjects(reader)).toEqual(["1 new reply to your comment"]);
  await postAs(loud, "Waits for the next email.", ownId);
  await muteAs(reader, { comment: commentId });
  await postAs(loud, `Hello @${reader.displayName}`);
  await postAs(loud, "After.", ownId);
  await passAnHour();
  expect(subjects(reader)).toHaveLength(1);
  await postAs(other, "Another.", ownId);
  await passAnHour();
  expect(subjects(reader)).toEqual(["1 new reply to your comment", "1 new reply to your comment"]);
});

test("the export names whom a user has muted, and not who has muted them; a deleted account is in no list", async () => {
  await muteAs(reader, { comment: commentId });
  const exported = async (as: Actor) =>
    (await callRoute(exportAccount, "/api/account/export", { as })).body.data.CommentMute;
  expect(await exported(reader)).toMatchObject([{ muted: { displayName: "Loud Person" } }]);
  expect(await exported(loud)).toEqual([]);
  const body = { password: SEED_PASSWORD, confirmation: "delete my account" };
  expect((await callRoute(deleteAccount, "/api/account/delete", { as: loud, body })).status).toBe(200);
  expect(await mutesOf(reader)).toEqual([]);
  expect(await db.commentMute.count({ where: { mutedId: loud._id } })).toBe(0);
});

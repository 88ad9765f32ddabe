import { beforeEach, expect, test } from "vitest";
import { POST as postOnArtwork } from "@/app/api/comments/[exhibition]/artwork/[artwork]/route";
import { POST as remove } from "@/app/api/comments/[exhibition]/delete/route";
import { POST as edit } from "@/app/api/comments/[exhibition]/edit/route";
import { POST as react } from "@/app/api/comments/[exhibition]/reaction/route";
import { POST as report } from "@/app/api/comments/[exhibition]/report/route";
import { POST as postTo } from "@/app/api/comments/[exhibition]/route";
import { POST as post } from "@/app/api/comments/route";
import type { Actor } from "@/lib/auth/contracts";
import { readDraft } from "@/lib/comments/draft-cookie";
import { makeComment } from "@/lib/comments/factory";
import { findConversation, findThreadPage } from "@/lib/comments/thread-page";
import { db } from "@/lib/db/client";
import { makeArtwork, makeExhibition } from "@/lib/exhibitions/factory";
import type { Handler } from "@/lib/http/route";
import { callRoute } from "@/lib/http/test-client";
import { makeActor } from "@/lib/subscriptions/factory";

const url = "/api/comments";

/** Sends a form without JavaScript and returns where it leads to. */
async function sendForm(route: Handler, as: Actor | null, params: Record<string, string>, fields = {}) {
  const reply = await callRoute(route, url, { as, params, body: new URLSearchParams(fields) });
  const location = new URL(reply.headers.get("location") ?? "", "http://museum.test");
  return `${reply.status} ${location.pathname}${location.search}${location.hash}`;
}

async function makeRegular(overrides: Parameters<typeof makeActor>[0] = {}): Promise<Actor> {
  const actor = await makeActor(overrides);
  await makeComment({ userId: actor._id, exhibition: "elsewhere" });
  return actor;
}

beforeEach(async () => {
  await db.commentReport.deleteMany();
  await db.comment.updateMany({ data: { parentId: null } });
  await db.comment.deleteMany();
  await db.commentThreadSettings.deleteMany();
  await db.$executeRaw`DELETE FROM rate_limits`;
});

test("a form without JavaScript leads back to its thread with the result, a reply to its conversation", async () => {
  const { id, slug } = await makeExhibition({ requiresVip: false });
  const { slug: artwork } = await makeArtwork({ exhibitionId: id });
  const [first, regular] = [await makeActor(), await makeRegular()];
  const [here, work] = [{ exhibition: slug }, { exhibition: slug, artwork }];
  const message = "Written by hand.";
  const pages = `/exhibitions/${slug}/comments`;
  expect(await sendForm(postTo, null, here, { message })).toBe(`303 ${pages}?result=sign-in`);
  expect(await sendForm(postTo, first, here, { message })).toBe(`303 ${pages}?result=pending`);
  expect(await sendForm(postTo, regular, here, { message: " " })).toBe(`303 ${pages}?result=refused`);
  const onWork = await sendForm(postOnArtwork, regular, work, { message: "At the work." });
  expect(onWork).toBe(`303 ${pages}/${artwork}?result=posted`);
  const signed = await sendForm(postTo, regular, { exhibition: "guestbook" }, { message: "In the book." });
  expect(signed).toBe("303 /guestbook/posted");

  const parent = await makeComment({ exhibition: slug });
  const conversation = `/comments/${parent.id}`;
  const reply = { message: "An answer.", replyTo: parent.id };
  expect(await sendForm(postTo, regular, here, reply)).toBe(`303 ${conversation}?result=posted`);
  expect(await sendForm(postTo, null, here, reply)).toBe(`303 ${conversation}?result=sign-in`);
  expect(await sendForm(postTo, null, here, { message, replyTo: "../account" })).toBe(`303 ${pages}?result=sign-in`);
  const note = await makeComment();
  const posted = await callRoute(post, url, {
    as: regular,
    body: new URLSearchParams({ message: "In the guestbook.", replyTo: note.id }),
  });
  expect(posted.headers.get("location")).toContain(`/comments/${note.id}?result=posted`);

  expect(await sendForm(react, regular, { exhibition: parent.id }, { kind: "like" })).toBe(
    `303 ${conversation}#${parent.id}`,
  );
  expect(await sendForm(react, null, { exhibition: parent.id }, { kind: "like" })).toBe(
    `303 ${conversation}?result=sign-in`,
  );
  await db.commentThreadSettings.create({ data: { exhibition: slug, mode: "closed", guidelines: "" } });
  expect(await sendForm(postTo, regular, here, { message: "Too late." })).toBe(`303 ${pages}?result=closed`);
  expect(await sendForm(react, first, { exhibition: parent.id }, { kind: "like" })).toBe(
    `303 ${conversation}?result=no-reaction`,
  );
});

test("forms without JavaScript edit, delete and report a comment, and keep the text of a refused one", async () => {
  const { slug } = await makeExhibition({ requiresVip: false });
  const [author, other] = [await makeRegular(), await makeActor()];
  const own = await makeComment({ exhibition: slug, userId: author._id });
  const reply = await makeComment({ exhibition: slug, userId: author._id, parentId: own.id });
  const at = (id: string) => ({ exhibition: id });
  const page = `/comments/${own.id}`;
  expect(await sendForm(edit, null, at(own.id), { message: "Mine." })).toBe(
    `303 /login?redirectTo=${encodeURIComponent(`${page}/edit`)}`,
  );
  expect(await sendForm(edit, other, at(own.id), { message: "Mine." })).toBe(`303 ${page}/edit?result=forbidden`);
  const tooLong = "é".repeat(501);
  const refused = await callRoute(edit, url, {
    as: author,
    params: at(own.id),
    body: new URLSearchParams({ message: tooLong }),
  });
  expect(refused.headers.get("location")).toBe(`${page}/edit?result=invalid_input`);
  const [value = ""] = /(?<=la_draft=)[^;]+/.exec(refused.headers.get("set-cookie") ?? "") ?? [];
  const cookies = { get: () => ({ value }) };
  expect([readDraft(cookies, `${page}/edit`), readDraft(cookies, page)]).toEqual([tooLong, undefined]);
  expect(await sendForm(edit, author, at(own.id), { message: "In other words." })).toBe(
    `303 ${page}?result=edited#${own.id}`,
  );
  expect((await db.comment.findUniqueOrThrow({ where: { id: own.id } })).message).toBe("In other words.");

  expect(await sendForm(report, author, at(own.id), { reason: "spam" })).toBe(`303 ${page}/report?result=conflict`);
  expect(await sendForm(report, other, at(own.id), { reason: "?" })).toBe(`303 ${page}/report?result=invalid_input`);
  expect(await sendForm(report, other, at(own.id), { reason: "spam" })).toBe(`303 ${page}?result=reported`);
  expect(await db.commentReport.count({ where: { commentId: own.id, userId: other._id } })).toBe(1);

  expect(await sendForm(remove, other, at(own.id))).toBe(`303 ${page}/delete?result=forbidden`);
  expect(await sendForm(remove, author, at(reply.id))).toBe(`303 ${page}?result=deleted`);
  expect(await sendForm(remove, author, at(own.id))).toBe(`303 /exhibitions/${slug}/comments?result=deleted`);
  expect(await sendForm(remove, author, at(own.id))).toBe("303 /account/comments?error=comment_gone");
  const note = await makeComment({ userId: author._id });
  expect(await sendForm(remove, author, at(note.id))).toBe("303 /guestbook/deleted");
  const old = await makeComment({ userId: author._id, createdAt: new Date(Date.now() - 16 * 60_000) });
  expect(await sendForm(remove, author, at(old.id))).toBe(`303 /comments/${old.id}/delete?result=forbidden`);
  expect((await db.comment.findUniqueOrThrow({ where: { id: old.id } })).deletedAt).toBeNull();
});

test("the page of a members' thread is for everybody to read, says who may write, and names its works to members only", async () => {
  const { id, slug } = await makeExhibition();
  const { slug: artwork, title } = await makeArtwork({ exhibitionId: id });
  const [basic, vip] = [await makeActor(), await makeActor({ plan: "monthly" })];
  const { id: comment } = await makeComment({ exhibition: slug, artwork });
  const thread = { exhibition: slug, artwork };
  for (const reader of [null, basic]) {
    const page = await findThreadPage(thread, { reader });
    expect(page?.comments).toHaveLength(1);
    expect(page?.place).toMatchObject({ work: null, policy: { canComment: false } });
    expect(page?.works).toEqual([]);
    const place = (await findConversation(comment, reader))?.place;
    expect(place).toMatchObject({ work: null, policy: { canComment: false } });
  }
  const own = await findThreadPage(thread, { reader: vip });
  expect(own?.place).toMatchObject({ work: { slug: artwork, title }, policy: { canComment: true } });
  await db.commentThreadSettings.create({ data: { exhibition: slug, mode: "closed", guidelines: "" } });
  expect((await findThreadPage(thread, { reader: vip }))?.place.policy).toMatchObject({
    mode: "closed",
    canComment: false,
  });
});

test("a thread in mode members lets members only write", async () => {
  const { slug } = await makeExhibition({ requiresVip: false });
  await db.commentThreadSettings.create({ data: { exhibition: slug, mode: "members", guidelines: "" } });
  const [basic, vip] = [await makeActor(), await makeActor({ plan: "monthly" })];
  const canComment = async (reader: Actor | null) =>
    (await findThreadPage({ exhibition: slug }, { reader }))?.place.policy.canComment;
  expect([await canComment(null), await canComment(basic), await canComment(vip)]).toEqual([false, false, true]);
});

test("a waiting comment is on its author's pages only, and drafts and deleted exhibitions have no pages", async () => {
  const { id, slug } = await makeExhibition({ requiresVip: false });
  const [author, other] = [await makeActor(), await makeActor({ role: "Admin" })];
  const waiting = await makeComment({ exhibition: slug, userId: author._id, status: "pending" });
  expect((await findThreadPage({ exhibition: slug }, { reader: author }))?.comments).toHaveLength(1);
  expect((await findConversation(waiting.id, author))?.comment.status).toBe("pending");
  for (const reader of [null, other]) {
    expect((await findThreadPage({ exhibition: slug }, { reader }))?.comments).toEqual([]);
    expect(await findConversation(waiting.id, reader)).toBeNull();
  }
  await db.comment.update({ where: { id: waiting.id }, data: { status: "approved" } });
  expect(await findConversation(waiting.id, null)).not.toBeNull();
  for (const hidden of [{ isDraft: true }, { isDraft: false, deletedAt: new Date() }]) {
    await db.exhibition.update({ where: { id }, data: hidden });
    for (const reader of [author, other]) {
      expect(await findThreadPage({ exhibition: slug }, { reader })).toBeNull();
      expect(await findConversation(waiting.id, reader)).toBeNull();
    }
  }
});

test("the pages of a thread have each comment once, and an announced exhibition names no works", async () => {
  const { id, slug } = await makeExhibition({ requiresVip: false, status: "announced" });
  await makeArtwork({ exhibitionId: id });
  const { _id: userId } = await makeActor();
  for (let index = 0; index < 25; index++)
    await makeComment({ exhibition: slug, userId, createdAt: new Date(Date.now() - index * 60_000) });
  const first = await findThreadPage({ exhibition: slug }, { reader: null });
  const second = await findThreadPage({ exhibition: slug }, { reader: null, cursor: first?.nextCursor ?? "" });
  const ids = [...(first?.comments ?? []), ...(second?.comments ?? [])].map(({ _id }) => _id);
  expect([ids.length, new Set(ids).size, second?.nextCursor]).toEqual([25, 25, null]);
  expect(first?.works).toEqual([]);
});

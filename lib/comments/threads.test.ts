import { beforeEach, describe, expect, test } from "vitest";
import { POST as decide } from "@/app/api/comments/[exhibition]/appeal/decision/route";
import { POST as appeal } from "@/app/api/comments/[exhibition]/appeal/route";
import { POST as ban } from "@/app/api/comments/[exhibition]/ban/route";
import { POST as highlight } from "@/app/api/comments/[exhibition]/highlight/route";
import { POST as react } from "@/app/api/comments/[exhibition]/reaction/route";
import { PATCH as edit, DELETE as remove } from "@/app/api/comments/[exhibition]/route";
import { PUT as saveThread } from "@/app/api/comments/[exhibition]/settings/route";
import { GET as readVoice } from "@/app/api/comments/[exhibition]/voice/route";
import { GET as exportCsv } from "@/app/api/comments/admin/export/route";
import { POST as moderate } from "@/app/api/comments/admin/moderate/route";
import { POST as post, GET as read } from "@/app/api/comments/route";
import { POST as storeVoice } from "@/app/api/comments/voice/route";
import type { Actor } from "@/lib/auth/contracts";
import { endCommentBans } from "@/lib/comments/end-comment-bans";
import { makeComment, voiceFile } from "@/lib/comments/factory";
import { newId } from "@/lib/core/ids";
import { db } from "@/lib/db/client";
import { makeExhibition } from "@/lib/exhibitions/factory";
import { callRoute } from "@/lib/http/test-client";
import { searchMuseum } from "@/lib/search/queries";
import { storage } from "@/lib/storage/storage";
import { makeActor } from "@/lib/subscriptions/factory";

const url = "/api/comments";
const at = (id: string) => ({ params: { exhibition: id } });
const postAs = (as: Actor | null, message: string, more: object = {}) =>
  callRoute(post, url, { as, body: { message, ...more } });
const list = async (as: Actor | null = null) => (await callRoute(read, url, { as })).body;
const setMode = (admin: Actor, mode: string, version: number) =>
  callRoute(saveThread, url, { as: admin, method: "PUT", body: { mode, guidelines: "", version }, ...at("guestbook") });

async function makeRegular(overrides: Parameters<typeof makeActor>[0] = {}): Promise<Actor> {
  const actor = await makeActor(overrides);
  await makeComment({ userId: actor._id, exhibition: "elsewhere" });
  return actor;
}

let admin: Actor;
beforeEach(async () => {
  await db.commentReport.deleteMany();
  await db.comment.updateMany({ data: { parentId: null } });
  await db.comment.deleteMany();
  await db.commentThreadSettings.deleteMany();
  await db.$executeRaw`DELETE FROM rate_limits`;
  admin = await makeActor({ role: "Admin" });
});

test("the mode of a thread says who may write, and the form says so", async () => {
  const [regular, member] = [await makeRegular(), await makeRegular({ plan: "monthly" })];
  expect((await list(regular)).thread).toMatchObject({ mode: "after", canComment: true });
  expect((await setMode(admin, "before", 0)).status).toBe(200);
  expect((await setMode(admin, "closed", 0)).status).toBe(409);
  expect((await postAs(regular, "All wait.")).body.comment.status).toBe("pending");
  await setMode(admin, "members", 1);
  expect((await list(regular)).thread).toMatchObject({ mode: "members", canComment: false });
  expect(await postAs(regular, "Let me in.")).toMatchObject({ status: 403, body: { code: "vip_only" } });
  expect((await postAs(member, "As a member.")).status).toBe(201);
  await setMode(admin, "closed", 2);
  expect(await postAs(member, "One more.")).toMatchObject({ status: 403, body: { code: "forbidden" } });
  const { id } = await makeComment({});
  expect((await callRoute(react, url, { as: member, body: { kind: "like" }, ...at(id) })).status).toBe(409);
});

test("a thread is sorted by time or by reactions, and its pages follow the order", async () => {
  const texts: string[] = [];
  const ids: string[] = [];
  for (const [index, message] of ["first", "second", "third"].entries()) {
    const { id } = await makeComment({ message, createdAt: new Date(Date.now() - 60_000 + index * 1_000) });
    ids.push(id);
    texts.push(message);
  }
  const reader = await makeActor();
  await callRoute(react, url, { as: reader, body: { kind: "like" }, ...at(ids[1] ?? "") });
  const read20 = async (query: string) => (await callRoute(read, `${url}?${query}`, {})).body;
  const order = async (query: string) =>
    (await read20(query)).comments.map(({ message }: { message: string }) => message);
  expect(await order("")).toEqual(["third", "second", "first"]);
  expect(await order("sort=oldest")).toEqual(texts);
  expect(await order("sort=reactions")).toEqual(["second", "third", "first"]);
  const page = await read20("sort=oldest&limit=2");
  expect(await order(`sort=oldest&limit=2&cursor=${page.nextCursor}`)).toEqual(["third"]);
  expect((await callRoute(read, `${url}?sort=loudest`, {})).status).toBe(400);
});

test("a thread closes by itself at its time", async () => {
  const author = await makeRegular();
  const setClosing = (closesAt: Date, version: number) =>
    callRoute(saveThread, url, {
      as: admin,
      method: "PUT",
      body: { mode: "after", guidelines: "", closesAt: closesAt.toISOString(), version },
      ...at("guestbook"),
    });
  await setClosing(new Date(Date.now() + 60_000), 0);
  expect((await list(author)).thread).toMatchObject({ mode: "after", canComment: true });
  expect((await postAs(author, "In time.")).status).toBe(201);
  await setClosing(new Date(Date.now() - 1_000), 1);
  expect((await list(author)).thread).toMatchObject({ mode: "closed", canComment: false });
  expect(await postAs(author, "Too late.")).toMatchObject({ status: 403, body: { code: "forbidden" } });
  expect(await db.comment.count({ where: { exhibition: "guestbook" } })).toBe(1);
});

test("in a thread where every comment waits, an edit of an approved comment waits too", async () => {
  const author = await makeRegular();
  const { _id } = (await postAs(author, "Early.")).body.comment;
  await setMode(admin, "before", 0);
  const edited = await callRoute(edit, url, { as: author, method: "PATCH", body: { message: "Later." }, ...at(_id) });
  expect(edited.body.comment.status).toBe("pending");
});

test("one person has one reaction, and the counts are exact when many react together", async () => {
  const { id, userId } = await makeComment({});
  const people = await Promise.all(Array.from({ length: 8 }, () => makeActor()));
  const kinds = ["like", "laugh", "moved", "think", "like", "none"];
  await Promise.all(
    people.flatMap((as) => kinds.map((kind) => callRoute(react, url, { as, body: { kind }, ...at(id) }))),
  );
  await Promise.all(people.map((as) => callRoute(react, url, { as, body: { kind: "laugh" }, ...at(id) })));
  const first = people[0] as Actor;
  expect((await list(first)).comments[0].reactions).toEqual({ counts: [{ kind: "laugh", count: 8 }], own: "laugh" });
  expect((await callRoute(react, url, { as: first, body: { kind: "none" }, ...at(id) })).body.reactions).toEqual({
    counts: [{ kind: "laugh", count: 7 }],
    own: null,
  });
  const author = await db.user.findUniqueOrThrow({ where: { id: userId } });
  expect(await db.commentReaction.count({ where: { userId: author.id } })).toBe(0);
  expect((await callRoute(react, url, { as: first, body: { kind: "hate" }, ...at(id) })).status).toBe(400);
  const form = await callRoute(react, url, { as: first, body: new URLSearchParams({ kind: "like" }), ...at(id) });
  expect([form.status, form.headers.get("location")]).toEqual([303, expect.stringContaining(`/comments/${id}`)]);
});

test("pinned comments are first, at most three, also when moderators pin together", async () => {
  const comments = await Promise.all(Array.from({ length: 5 }, () => makeComment({})));
  const replies = await Promise.all(
    comments.map(({ id }) =>
      callRoute(highlight, url, { as: admin, body: { pinned: true, featured: false }, ...at(id) }),
    ),
  );
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 200, 200, 409, 409]);
  const shown = (await list()).comments as { pinned: boolean }[];
  expect(shown.map(({ pinned }) => pinned)).toEqual([true, true, true, false, false]);
  const pending = await makeComment({ status: "pending" });
  const refused = { as: admin, body: { pinned: true, featured: true }, ...at(pending.id) };
  expect((await callRoute(highlight, url, refused)).status).toBe(404);
});

describe("an appeal", () => {
  const text = { text: "It was a quotation." };

  test("is made once by the author of a removed comment, and is decided once", async () => {
    const author = await makeActor();
    const { id } = await makeComment({ userId: author._id });
    const send = (as: Actor) => callRoute(appeal, url, { as, body: text, ...at(id) });
    expect((await send(author)).status).toBe(404);
    await callRoute(moderate, url, { as: admin, body: { action: "delete", ids: [id] } });
    expect((await send(await makeActor())).status).toBe(404);
    const sent = await Promise.all([send(author), send(author)]);
    expect(sent.map(({ status }) => status).sort()).toEqual([200, 409]);
    const granted = { as: admin, body: { decision: "granted", reply: "So it was." }, ...at(id) };
    const decided = await Promise.all([callRoute(decide, url, granted), callRoute(decide, url, granted)]);
    expect(decided.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await list()).comments).toMatchObject([{ _id: id, status: "approved" }]);
  });

  test("ends when its author deletes the comment, which nothing publishes again", async () => {
    const author = await makeActor();
    const { id } = await makeComment({ userId: author._id, status: "refused" });
    expect((await callRoute(appeal, url, { as: author, body: text, ...at(id) })).status).toBe(200);
    expect((await callRoute(remove, url, { as: author, method: "DELETE", ...at(id) })).status).toBe(200);
    expect(await db.commentAppeal.count({ where: { commentId: id } })).toBe(0);
    const decideAs = (decision: string) =>
      callRoute(decide, url, { as: admin, body: { decision, reply: "So it was." }, ...at(id) });
    expect((await decideAs("granted")).status).toBe(404);
    // One that was open before appeals were closed with the comment.
    await db.commentAppeal.create({ data: { id: newId("cap"), commentId: id, userId: author._id, ...text } });
    expect(await decideAs("granted")).toMatchObject({ status: 409, body: { error: expect.stringMatching(/author/) } });
    expect(await db.comment.findUnique({ where: { id } })).toMatchObject({
      status: "refused",
      deletedById: author._id,
    });
    expect((await decideAs("declined")).status).toBe(200);
  });

  test("is offered at the rejected comment, which only its author sees, until it is decided", async () => {
    const author = await makeRegular();
    const { id } = await makeComment({ userId: author._id });
    const seenBy = async (as: Actor | null) =>
      (await list(as)).comments.map(({ status }: { status: string }) => status);
    await callRoute(moderate, url, { as: admin, body: { action: "reject", ids: [id] } });
    expect(await Promise.all([author, await makeActor(), null].map(seenBy))).toEqual([["refused"], [], []]);
    await callRoute(appeal, url, { as: author, body: text, ...at(id) });
    expect(await seenBy(author)).toEqual(["refused"]);
    const declined = { decision: "declined", reply: "It insults a visitor." };
    expect((await callRoute(decide, url, { as: admin, body: declined, ...at(id) })).status).toBe(200);
    expect(await seenBy(author)).toEqual([]);
  });

  test("cannot be made about a comment that its author deleted", async () => {
    const author = await makeRegular();
    const { _id } = (await postAs(author, "I take it back.")).body.comment;
    await callRoute(remove, url, { as: author, method: "DELETE", ...at(_id) });
    expect((await callRoute(appeal, url, { as: author, body: text, ...at(_id) })).status).toBe(404);
  });
});

test("a ban can hide earlier comments, on the page and in the search, until it ends", async () => {
  const word = newId("req").slice(4);
  const { id } = await makeComment({ message: `Seen ${word}` });
  const found = async () => (await searchMuseum(word)).groups.flatMap(({ results }) => results).length;
  expect([(await list()).comments.length, await found()]).toEqual([1, 1]);
  await callRoute(ban, url, { as: admin, body: { days: 1, reason: "Insults", hides: true }, ...at(id) });
  expect([(await list()).comments.length, await found()]).toEqual([0, 0]);
  await db.$executeRaw`UPDATE comment_bans SET ends_at = now() - interval '1 minute' WHERE lifted_at IS NULL`;
  await endCommentBans();
  expect([(await list()).comments.length, await found()]).toEqual([1, 1]);
});

test("the search finds published comments only, and follows every change", async () => {
  const word = newId("req").slice(4);
  const found = async () =>
    (await searchMuseum(word)).groups.flatMap(({ kind, results }) => results.map(({ path }) => `${kind} ${path}`));
  const { id } = await makeComment({ message: `Waiting ${word}`, status: "pending" });
  expect(await found()).toEqual([]);
  await callRoute(moderate, url, { as: admin, body: { action: "approve", ids: [id] } });
  expect(await found()).toEqual([`comment /guestbook/notes/${id}`]);
  const { id: replyId } = await makeComment({ message: `Reply ${word}`, parentId: id });
  expect(await found()).toHaveLength(2);
  await callRoute(moderate, url, { as: admin, body: { action: "reject", ids: [id] } });
  expect(await found()).toEqual([]);
  await db.comment.update({ where: { id: replyId }, data: { parentId: null, deletedAt: new Date() } });
  const exhibition = await makeExhibition({ requiresVip: true });
  const members = await makeComment({ message: `In there ${word}`, exhibition: exhibition.slug });
  expect(await found()).toEqual([`comment /comments/${members.id}`]);
  await db.exhibition.update({ where: { id: exhibition.id }, data: { isDraft: true } });
  expect(await found()).toEqual([]);
});

test("the export has exactly the filtered comments, without addresses", async () => {
  const shown = await makeComment({ message: '=HYPERLINK("x")', status: "refused" });
  await makeComment({ message: "Approved" });
  const { text } = await callRoute(exportCsv, `${url}?status=refused`, { as: admin });
  expect(text.trim().split("\r\n")).toHaveLength(2);
  expect(text).toContain("'=HYPERLINK");
  expect(text).not.toMatch(/@|usr_/);
  expect(await db.auditLog.count({ where: { action: "comment.export", actorId: admin._id } })).toBe(1);
  expect(shown.status).toBe("refused");
});

describe("a voice note", () => {
  const upload = (as: Actor, bytes: Uint8Array) => {
    const body = new FormData();
    body.append("file", new File([new Uint8Array(bytes)], "note.wav", { type: "audio/wav" }));
    return callRoute(storeVoice, url, { as, body });
  };
  const hear = (as: Actor | null, id: string, headers = {}) => callRoute(readVoice, url, { as, headers, ...at(id) });

  test("waits for a moderator, is heard by everybody afterwards, and goes with its comment", async () => {
    const author = await makeRegular();
    const { body: voice, status } = await upload(author, voiceFile(3));
    expect([status, voice.seconds]).toEqual([201, 3]);
    expect((await postAs(await makeRegular(), "Not mine.", { voice: voice.id })).status).toBe(404);
    const { comment } = (await postAs(author, "What I heard.", { voice: voice.id })).body;
    expect([comment.status, comment.voice]).toEqual(["pending", 3]);
    expect((await postAs(author, "Again.", { voice: voice.id })).status).toBe(409);
    const { voiceKey } = await db.comment.findUniqueOrThrow({ where: { id: comment._id } });
    const statuses = async () =>
      (await Promise.all([hear(null, comment._id), hear(author, comment._id), hear(admin, comment._id)])).map(
        (reply) => reply.status,
      );
    expect(await statuses()).toEqual([404, 200, 200]);
    await callRoute(moderate, url, { as: admin, body: { action: "approve", ids: [comment._id] } });
    expect(await statuses()).toEqual([200, 200, 200]);
    const part = await hear(null, comment._id, { range: "bytes=0-3" });
    expect([part.status, part.text, part.headers.get("content-type")]).toEqual([206, "RIFF", "audio/wav"]);
    await callRoute(remove, url, { as: author, method: "DELETE", ...at(comment._id) });
    expect(await statuses()).toEqual([404, 404, 404]);
    const discarded = await db.uploadSession.findFirst({ where: { storageKey: voiceKey ?? "", claimedAt: null } });
    expect(discarded).not.toBeNull();
  });

  test("of a wrong type or length stores nothing", async () => {
    const author = await makeActor();
    const keys = async () => {
      const found = [];
      for await (const key of storage().list()) if (key.startsWith("voices/")) found.push(key);
      return found.length;
    };
    const before = await keys();
    const polyglot = Buffer.concat([voiceFile(2), Buffer.from("<script>alert(1)</script>")]);
    expect((await upload(author, polyglot)).status).toBe(400);
    expect((await upload(author, voiceFile(31))).status).toBe(413);
    expect((await upload(author, Buffer.from("%PDF-1.7 not a sound"))).status).toBe(400);
    expect(await keys()).toBe(before);
  });
});

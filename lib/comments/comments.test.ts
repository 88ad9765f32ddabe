import { beforeEach, expect, test, vi } from "vitest";
import { POST as approve } from "@/app/api/comments/[exhibition]/approve/route";
import { POST as postOnArtwork } from "@/app/api/comments/[exhibition]/artwork/[artwork]/route";
import { POST as report } from "@/app/api/comments/[exhibition]/report/route";
import {
  PATCH as edit,
  POST as postTo,
  GET as readThread,
  DELETE as remove,
} from "@/app/api/comments/[exhibition]/route";
import { GET as moderate } from "@/app/api/comments/admin/all/route";
import { POST as post, GET as read } from "@/app/api/comments/route";
import { POST as authorizeChannel } from "@/app/api/pusher/auth/route";
import type { Actor } from "@/lib/auth/contracts";
import { makeComment } from "@/lib/comments/factory";
import { minute } from "@/lib/core/clock";
import { db } from "@/lib/db/client";
import { makeArtwork, makeExhibition, makeLeader } from "@/lib/exhibitions/factory";
import { callRoute } from "@/lib/http/test-client";
import { makeActor } from "@/lib/subscriptions/factory";
import { emulator } from "@/tooling/dev-stack/test-context";

const threadUrl = "/api/comments";
const postAs = (as: Actor | null, message: string, more: object = {}, headers = {}) =>
  callRoute(post, threadUrl, { as, body: { message, ...more }, headers });
const list = async (as: Actor | null = null, query = "") =>
  (await callRoute(read, `${threadUrl}?${query}`, { as })).body;
const at = (id: string) => ({ params: { exhibition: id } });

/** Runs without the rate limit of five comments a minute. */
async function withoutLimit<T>(work: () => Promise<T>): Promise<T> {
  await db.$executeRaw`DELETE FROM rate_limits`;
  return work();
}

/** A user who already has an approved comment. */
async function makeRegular(overrides: Parameters<typeof makeActor>[0] = {}): Promise<Actor> {
  const actor = await makeActor(overrides);
  await makeComment({ userId: actor._id, exhibition: "elsewhere" });
  return actor;
}

beforeEach(async () => {
  await db.commentReport.deleteMany();
  await db.comment.updateMany({ data: { parentId: null } });
  await db.comment.deleteMany();
  await db.outboxMessage.deleteMany();
  await db.$executeRaw`DELETE FROM rate_limits`;
});

test("a first comment is pending and visible only to its author", async () => {
  const author = await makeActor();
  const { status, body } = await postAs(author, "  The hats are well hung.  ");
  expect([status, body.comment.message, body.comment.status]).toEqual([201, "The hats are well hung.", "pending"]);
  expect((await list(author)).comments).toMatchObject([{ status: "pending", own: true }]);
  expect((await list()).comments).toEqual([]);
  expect((await list(await makeActor())).comments).toEqual([]);
});

test("a later comment is approved at once, one with a link is pending", async () => {
  const author = await makeRegular();
  expect((await postAs(author, "I came back.")).body.comment.status).toBe("approved");
  for (const link of [
    "see https://x.example",
    "www.x",
    "go to bit.ly/abc",
    "[look](javascript:alert(1))",
    "ｅvil．com",
  ])
    expect([link, (await withoutLimit(() => postAs(author, link))).body.comment.status]).toEqual([link, "pending"]);
});

test("an author whose only comment was removed by an admin is moderated again", async () => {
  const [author, admin] = [await makeActor(), await makeActor({ role: "Admin" })];
  const { id } = await makeComment({ userId: author._id });
  await callRoute(remove, threadUrl, { as: admin, method: "DELETE", ...at(id) });
  expect((await postAs(author, "Here I am again.")).body.comment.status).toBe("pending");
});

test("an admin's comment is never pending", async () => {
  expect((await postAs(await makeActor({ role: "Admin" }), "See https://x.example")).body.comment).toMatchObject({
    status: "approved",
    user: { badges: [{ kind: "admin", title: "Admin" }] },
  });
});

test("accepts 500 characters and rejects 501, counting an emoji as one", async () => {
  const author = await makeRegular();
  expect((await postAs(author, "ẹ".repeat(500))).status).toBe(201);
  expect((await postAs(author, "🦡".repeat(500))).status).toBe(201);
  expect((await postAs(author, "🦡".repeat(501))).status).toBe(400);
  const long = await postAs(author, "a".repeat(501));
  expect([long.status, long.body.error]).toEqual([400, "Please use at most 500 characters."]);
});

test("rejects a comment of invisible characters as blank", async () => {
  const author = await makeRegular();
  for (const blank of ["", "   ", "\n\t", "\u200b\u200d", "\u2060\ufeff \u00ad", "\u3164\u115f", "\u2800", "\u202e"]) {
    expect([blank, (await withoutLimit(() => postAs(author, blank))).status]).toEqual([blank, 400]);
  }
});

test("stores markup as text and removes bidirectional overrides", async () => {
  const author = await makeRegular();
  const markup = '<script>alert(1)</script><img src=x onerror="x">';
  expect((await postAs(author, markup)).body.comment.message).toBe(markup);
  expect((await postAs(author, "abc\u202edef\u2066")).body.comment.message).toBe("abcdef");
  expect((await postAs(author, `z${"\u0301".repeat(40)}`)).body.comment.message).toHaveLength(5);
});

test("ignores author, thread and status in the request body", async () => {
  const [author, other] = [await makeActor(), await makeActor()];
  const sent = { status: "approved", user: other._id, userId: other._id, exhibition: "x", artwork: "y", _id: "cmt_1" };
  await postAs(author, "Mine.", sent);
  const [row] = await db.comment.findMany();
  expect(row).toMatchObject({ userId: author._id, exhibition: "guestbook", artwork: null, status: "pending" });
});

test("a repeated request is one comment, and so is the same text on one day", async () => {
  const author = await makeRegular();
  const both = await Promise.all([1, 2].map(() => postAs(author, "Once.", {}, { "idempotency-key": "k1" })));
  expect(new Set(both.map(({ body }) => body.comment._id)).size).toBe(1);
  await Promise.all([postAs(author, "Again."), postAs(author, "Again.")]);
  expect((await list()).comments).toHaveLength(2);
  expect((await postAs(author, "Other words.", {}, { "idempotency-key": "k1" })).status).toBe(409);
});

test("after deleting a comment its author can post the same text again", async () => {
  const author = await makeRegular();
  const { body } = await postAs(author, "Again.");
  await callRoute(remove, threadUrl, { as: author, method: "DELETE", ...at(body.comment._id) });
  const second = (await postAs(author, "Again.")).body.comment._id;
  expect(second).not.toBe(body.comment._id);
  expect((await postAs(author, "Again.")).body.comment._id).toBe(second);
});

test("rejects the sixth comment in a minute", async () => {
  const author = await makeRegular();
  const statuses = [];
  for (const number of [1, 2, 3, 4, 5, 6]) statuses.push((await postAs(author, `Comment ${number}`)).status);
  expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
});

test("a reply belongs to a comment and cannot have replies", async () => {
  const author = await makeRegular();
  const comment = (await postAs(author, "Who painted the tortoise?")).body.comment._id;
  const reply = (await postAs(author, "The same who cut the hats.", { replyTo: comment })).body.comment._id;
  expect((await list()).comments).toMatchObject([{ _id: comment, replies: [{ _id: reply }] }]);
  expect((await postAs(author, "And so on.", { replyTo: reply })).status).toBe(404);
  const elsewhere = await makeComment({ exhibition: "elsewhere" });
  expect((await postAs(author, "Across threads.", { replyTo: elsewhere.id })).status).toBe(404);
  await db.comment.update({ where: { id: comment }, data: { deletedAt: new Date() } });
  expect((await postAs(author, "Too late.", { replyTo: comment })).status).toBe(404);
  expect((await list()).comments).toEqual([]);
});

test("shows the author's name, the first letter of the last name, and badges: a diamond for the yearly plan, a medal otherwise", async () => {
  const plans = {
    yearly: ["diamond", "gold"],
    monthly: ["medal", "silver"],
    collector: ["medal", "platinum"],
  } as const;
  for (const [plan, [shape, metal]] of Object.entries(plans)) {
    const { _id } = await makeActor({ firstName: "Halima", lastName: "Bello", plan: plan as keyof typeof plans });
    const { id } = await makeComment({ userId: _id });
    const found = (await list()).comments.find((comment: { _id: string }) => comment._id === id);
    const badges = [{ kind: "vip", title: "VIP Member", shape, metal }];
    expect(found.user).toEqual({ displayName: "Halima B.", firstName: "Halima", lastName: "B", badges });
  }
  const lapsed = await makeActor({ plan: "yearly", days: -1 });
  await makeComment({ userId: lapsed._id });
  expect((await list()).comments[0].user.badges).toEqual([]);
});

test("lists a thread in pages, newest first, each comment once, at most 50 per page", async () => {
  const { _id: userId } = await makeActor();
  const same = new Date(Date.now() - minute);
  for (let number = 0; number < 61; number++)
    await makeComment({ userId, createdAt: number < 30 ? same : new Date(same.getTime() - number * minute) });
  const seen: string[] = [];
  for (let query = "limit=20"; ; ) {
    const { comments, nextCursor } = await list(null, query);
    seen.push(...comments.map(({ _id }: { _id: string }) => _id));
    if (!nextCursor) break;
    query = `limit=20&cursor=${nextCursor}`;
  }
  expect([seen.length, new Set(seen).size]).toEqual([61, 61]);
  expect((await list(null, "limit=100000")).comments).toHaveLength(50);
  expect((await list(null, "limit=-1")).comments).toHaveLength(1);
  expect((await list(null, "limit=NaN")).success ?? false).toBe(false);
});

test("only the author can edit or delete a comment, for 15 minutes", async () => {
  const [author, other] = [await makeRegular(), await makeRegular()];
  const { id } = await makeComment({ userId: author._id });
  const editAs = (as: Actor, message = "Edited.") =>
    callRoute(edit, threadUrl, { as, method: "PATCH", body: { message }, ...at(id) });
  const removeAs = (as: Actor) => callRoute(remove, threadUrl, { as, method: "DELETE", ...at(id) });
  expect([(await editAs(other)).status, (await removeAs(other)).status]).toEqual([403, 403]);
  expect((await editAs(author)).body.comment).toMatchObject({ message: "Edited.", editedAt: expect.any(String) });
  await db.comment.update({ where: { id }, data: { createdAt: new Date(Date.now() - 15 * minute - 1_000) } });
  for (const late of [await editAs(author), await removeAs(author), await removeAs(other)])
    expect(late.status).toBe(403);
  expect((await list()).comments).toHaveLength(1);
});

test("an approved comment that is edited to contain a link becomes pending", async () => {
  const author = await makeRegular();
  const { id } = await makeComment({ userId: author._id });
  const { body } = await callRoute(edit, threadUrl, {
    as: author,
    method: "PATCH",
    body: { message: "https://x.example" },
    ...at(id),
  });
  expect(body.comment.status).toBe("pending");
  expect((await list()).comments).toEqual([]);
});

test("an approved first comment that is edited becomes pending", async () => {
  const author = await makeActor();
  const { id } = await makeComment({ userId: author._id });
  const sent = { as: author, method: "PATCH", body: { message: "Quite another." }, ...at(id) };
  expect((await callRoute(edit, threadUrl, sent)).body.comment.status).toBe("pending");
});

test("an admin can remove any comment, which is audited; the second time it is not found", async () => {
  const [author, admin] = [await makeRegular(), await makeActor({ role: "Admin" })];
  const { id } = await makeComment({ userId: author._id, createdAt: new Date(0) });
  const sent = { as: admin, method: "DELETE", ...at(id) };
  expect((await callRoute(remove, threadUrl, sent)).status).toBe(200);
  const second = await callRoute(remove, threadUrl, sent);
  expect([second.status, second.body.error]).toEqual([404, "Failed to delete"]);
  const lines = await db.auditLog.findMany({ where: { subject: id } });
  expect(lines).toMatchObject([{ action: "comment.delete", actorId: admin._id }]);
});

test("an approved comment is visible; approving twice changes nothing", async () => {
  const [author, admin] = [await makeActor(), await makeActor({ role: "Admin" })];
  const comment = (await postAs(author, "May I?")).body.comment._id;
  const both = await Promise.all(
    [1, 2].map(() => callRoute(approve, threadUrl, { as: admin, body: {}, ...at(comment) })),
  );
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect((await list()).comments).toHaveLength(1);
  expect(await db.auditLog.count({ where: { subject: comment } })).toBe(1);
});

test("a report appears once per user in the moderation list and is resolved by approving", async () => {
  const [author, other, admin] = [await makeRegular(), await makeActor(), await makeActor({ role: "Admin" })];
  const { id } = await makeComment({ userId: author._id });
  const reportAs = (as: Actor, reason = "abuse") => callRoute(report, threadUrl, { as, body: { reason }, ...at(id) });
  expect((await reportAs(other)).status).toBe(200);
  expect((await reportAs(other)).status).toBe(200);
  expect((await reportAs(author)).status).toBe(409);
  expect((await reportAs(other, "because")).status).toBe(400);
  const reported = async () =>
    (await callRoute(moderate, `${threadUrl}/admin/all?reported=1`, { as: admin })).body.comments;
  expect(await reported()).toMatchObject([{ _id: id, reports: [{ reason: "abuse" }] }]);
  await callRoute(approve, threadUrl, { as: admin, body: {}, ...at(id) });
  expect(await reported()).toEqual([]);
});

test("the moderation list has 20 comments per page for any parameters, and filters exactly", async () => {
  const admin = await makeActor({ role: "Admin" });
  for (let number = 0; number < 23; number++) await makeComment({ userId: admin._id });
  await makeComment({ exhibition: "a%", artwork: "b_", status: "pending" });
  const authorize = async (query: string) =>
    (await callRoute(moderate, `${threadUrl}/admin/all?${query}`, { as: admin })).body;
  for (const query of ["", "page=0", "page=-1", "limit=100000", "page=x", "page=1e999"])
    expect([query, (await authorize(query)).comments.length, (await authorize(query)).pages]).toEqual([query, 20, 2]);
  expect((await authorize("page=1e9")).comments).toHaveLength(4);
  expect((await authorize("status=pending")).comments).toHaveLength(1);
  expect((await authorize("exhibition=a%25&artwork=b_")).comments).toHaveLength(1);
  for (const wild of ["exhibition=%25", "exhibition=_uestbook", "artwork=%25"])
    expect((await authorize(wild)).comments).toHaveLength(0);
  expect((await authorize("status=x")).code).toBe("invalid_input");
});

test("only VIPs can post to a members-only exhibition, and everyone can read it", async () => {
  const { id, slug } = await makeExhibition({ requiresVip: true });
  const artwork = await makeArtwork({ exhibitionId: id });
  const [basic, vip] = [await makeActor(), await makeActor({ plan: "monthly" })];
  const sent = (as: Actor) => ({ as, body: { message: "From the wing." }, ...at(slug) });
  expect((await callRoute(postTo, threadUrl, sent(basic))).status).toBe(403);
  expect((await callRoute(postTo, threadUrl, sent(vip))).status).toBe(201);
  const work = { exhibition: slug, artwork: artwork.slug };
  expect((await callRoute(postOnArtwork, threadUrl, { ...sent(basic), params: work })).status).toBe(403);
  expect((await callRoute(postOnArtwork, threadUrl, { ...sent(vip), params: work })).status).toBe(201);
  expect((await callRoute(readThread, threadUrl, at(slug))).status).toBe(200);
  expect((await callRoute(readThread, threadUrl, { as: vip, ...at(slug) })).body.comments).toHaveLength(1);
});

test("an unknown exhibition or artwork has no thread", async () => {
  const { slug } = await makeExhibition();
  const admin = await makeActor({ role: "Admin" });
  const body = { message: "Anybody here?" };
  const nowhere = [
    callRoute(readThread, threadUrl, at("nowhere")),
    callRoute(postTo, threadUrl, { as: admin, body, ...at("nowhere") }),
    callRoute(postOnArtwork, threadUrl, { as: admin, body, params: { exhibition: slug, artwork: "nothing" } }),
    callRoute(postOnArtwork, threadUrl, { as: admin, body, params: { exhibition: "guestbook", artwork: "nothing" } }),
  ];
  expect((await Promise.all(nowhere)).map(({ status }) => status)).toEqual([404, 404, 404, 404]);
});

test("publishes which comment changed and when, after the commit, but not for a pending comment", async () => {
  const [author, admin] = [await makeRegular(), await makeActor({ role: "Admin" })];
  const messages = () =>
    emulator()
      .messages()
      .filter(({ channel }: { channel: string }) => channel === "wall-guestbook");
  const before = messages().length;
  const first = (await postAs(author, "Heard by all.")).body.comment._id;
  const waiting = (await postAs(author, "www.x")).body.comment._id;
  await vi.waitFor(() => expect(messages().length).toBe(before + 1));
  const [message] = messages();
  expect(Object.keys(JSON.parse(message?.data ?? "{}")).sort()).toEqual(["at", "id"]);
  expect(message?.data).toContain(first);
  await callRoute(approve, threadUrl, { as: admin, body: {}, ...at(waiting) });
  await vi.waitFor(() => expect(messages()[0]?.data).toContain(waiting));
  await callRoute(remove, threadUrl, { as: author, method: "DELETE", ...at(first) });
  await vi.waitFor(() => expect(messages().length).toBe(before + 3));
});

test("authorizes VIPs for a presence channel under a channel-specific id, and nobody for other channels", async () => {
  const { id, slug } = await makeExhibition({ requiresVip: true });
  const leader = await makeLeader({ exhibitionId: id });
  const [vip, basic] = [await makeActor({ plan: "monthly" }), await makeActor()];
  const authorize = (as: Actor, channel_name: string, socket_id = "12.34") =>
    callRoute(authorizeChannel, "/api/pusher/auth", { as, body: new URLSearchParams({ socket_id, channel_name }) });
  const channelName = `presence-exhibition-${slug}`;
  const userIds = [];
  for (const channel of [channelName, channelName, `${channelName}.${leader.slug}`]) {
    const { status, body } = await authorize(vip, channel);
    expect([status, body.auth]).toEqual([200, expect.stringMatching(/^[^:]+:[0-9a-f]{64}$/)]);
    expect(body.channel_data).not.toContain(vip._id);
    userIds.push(JSON.parse(body.channel_data).user_id);
  }
  expect(userIds[0]).toBe(userIds[1]);
  expect(userIds[2]).not.toBe(userIds[0]);
  expect((await authorize(basic, channelName)).status).toBe(403);
  for (const other of [
    `private-user-${basic._id}`,
    `private-user-${vip._id}`,
    "presence-exhibition-nowhere",
    `${channelName}.unknown`,
    "presence-other",
    "wall-guestbook",
    "auction-1",
  ])
    expect([other, (await authorize(vip, other)).status]).toEqual([other, 403]);
  for (const socket of ["1.1:private-user-2", "1.1\n", "1", "", "1.1:presence-x:{}", "1.1 "])
    expect([socket, (await authorize(vip, channelName, socket)).status]).toEqual([socket, 400]);
  for (const channel of [`${channelName}\n`, `${channelName}:x`, "x".repeat(165), ""])
    expect([channel, (await authorize(vip, channel)).status]).toEqual([channel, 400]);
});

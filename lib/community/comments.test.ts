import { beforeEach, expect, test, vi } from "vitest";
import { POST as approve } from "@/app/api/comments/[exhibition]/approve/route";
import { POST as postOnArtwork } from "@/app/api/comments/[exhibition]/artwork/[artwork]/route";
import { POST as report } from "@/app/api/comments/[exhibition]/report/route";
import {
  PATCH as edit,
  POST as postTo,
  GET as readWall,
  DELETE as remove,
} from "@/app/api/comments/[exhibition]/route";
import { GET as moderate } from "@/app/api/comments/admin/all/route";
import { POST as post, GET as read } from "@/app/api/comments/route";
import { POST as join } from "@/app/api/pusher/auth/route";
import type { Actor } from "@/lib/accounts/contracts";
import { makeComment } from "@/lib/community/factory";
import { makeArtwork, makeExhibition, makeLeader } from "@/lib/exhibitions/factory";
import { callRoute } from "@/lib/http/testing";
import { makeActor } from "@/lib/membership/factory";
import { minute } from "@/lib/platform/clock";
import { db } from "@/lib/platform/db";
import { emulator } from "@/local/testing";

const wall = "/api/comments";
const write = (as: Actor | null, message: string, more: object = {}, headers = {}) =>
  callRoute(post, wall, { as, body: { message, ...more }, headers });
const list = async (as: Actor | null = null, query = "") => (await callRoute(read, `${wall}?${query}`, { as })).body;
const at = (id: string) => ({ params: { exhibition: id } });

/** Not counted among the five of a minute. */
async function within<T>(work: () => Promise<T>): Promise<T> {
  await db.$executeRaw`DELETE FROM rate_limits`;
  return work();
}

/** Somebody who has a note on the wall already. */
async function regular(given: Parameters<typeof makeActor>[0] = {}): Promise<Actor> {
  const actor = await makeActor(given);
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

test("a first note waits: its author sees it marked, and nobody else sees it", async () => {
  const author = await makeActor();
  const { status, body } = await write(author, "  The hats are well hung.  ");
  expect([status, body.comment.message, body.comment.status]).toEqual([201, "The hats are well hung.", "pending"]);
  expect((await list(author)).comments).toMatchObject([{ status: "pending", own: true }]);
  expect((await list()).comments).toEqual([]);
  expect((await list(await makeActor())).comments).toEqual([]);
});

test("a later note hangs at once, one with a link waits again", async () => {
  const author = await regular();
  expect((await write(author, "I came back.")).body.comment.status).toBe("approved");
  for (const link of [
    "see https://x.example",
    "www.x",
    "go to bit.ly/abc",
    "[look](javascript:alert(1))",
    "ｅvil．com",
  ])
    expect([link, (await within(() => write(author, link))).body.comment.status]).toEqual([link, "pending"]);
});

test("somebody whose one note was taken down by the museum is new here again", async () => {
  const [author, admin] = [await makeActor(), await makeActor({ role: "Admin" })];
  const { id } = await makeComment({ userId: author._id });
  await callRoute(remove, wall, { as: admin, method: "DELETE", ...at(id) });
  expect((await write(author, "Here I am again.")).body.comment.status).toBe("pending");
});

test("an admin's note never waits", async () => {
  expect((await write(await makeActor({ role: "Admin" }), "See https://x.example")).body.comment).toMatchObject({
    status: "approved",
    user: { badges: [{ kind: "admin", title: "Admin" }] },
  });
});

test("500 characters hang and 501 do not, emoji being one each", async () => {
  const author = await regular();
  expect((await write(author, "ẹ".repeat(500))).status).toBe(201);
  expect((await write(author, "🦡".repeat(500))).status).toBe(201);
  expect((await write(author, "🦡".repeat(501))).status).toBe(400);
  const long = await write(author, "a".repeat(501));
  expect([long.status, long.body.error]).toEqual([400, "Please use at most 500 characters."]);
});

test("what nobody would see is blank", async () => {
  const author = await regular();
  for (const blank of ["", "   ", "\n\t", "\u200b\u200d", "\u2060\ufeff \u00ad", "\u3164\u115f", "\u2800", "\u202e"]) {
    expect([blank, (await within(() => write(author, blank))).status]).toEqual([blank, 400]);
  }
});

test("what is written is text and stays text, without what turns its neighbours around", async () => {
  const author = await regular();
  const said = '<script>alert(1)</script><img src=x onerror="x">';
  expect((await write(author, said)).body.comment.message).toBe(said);
  expect((await write(author, "abc\u202edef\u2066")).body.comment.message).toBe("abcdef");
  expect((await write(author, `z${"\u0301".repeat(40)}`)).body.comment.message).toHaveLength(5);
});

test("nobody decides in the body whose note it is, where it hangs or that it does", async () => {
  const [author, other] = [await makeActor(), await makeActor()];
  const sent = { status: "approved", user: other._id, userId: other._id, exhibition: "x", artwork: "y", _id: "cmt_1" };
  await write(author, "Mine.", sent);
  const [row] = await db.comment.findMany();
  expect(row).toMatchObject({ userId: author._id, exhibition: "guestbook", artwork: null, status: "pending" });
});

test("a note that is sent twice is one, and so are the same words on one day", async () => {
  const author = await regular();
  const both = await Promise.all([1, 2].map(() => write(author, "Once.", {}, { "idempotency-key": "k1" })));
  expect(new Set(both.map(({ body }) => body.comment._id)).size).toBe(1);
  await Promise.all([write(author, "Again."), write(author, "Again.")]);
  expect((await list()).comments).toHaveLength(2);
  expect((await write(author, "Other words.", {}, { "idempotency-key": "k1" })).status).toBe(409);
});

test("who took a note back may write the same again", async () => {
  const author = await regular();
  const { body } = await write(author, "Again.");
  await callRoute(remove, wall, { as: author, method: "DELETE", ...at(body.comment._id) });
  const second = (await write(author, "Again.")).body.comment._id;
  expect(second).not.toBe(body.comment._id);
  expect((await write(author, "Again.")).body.comment._id).toBe(second);
});

test("the sixth note in a minute has to wait", async () => {
  const author = await regular();
  const answers = [];
  for (const number of [1, 2, 3, 4, 5, 6]) answers.push((await write(author, `Note ${number}`)).status);
  expect(answers).toEqual([201, 201, 201, 201, 201, 429]);
});

test("a reply hangs under its note and has no replies of its own", async () => {
  const author = await regular();
  const note = (await write(author, "Who painted the tortoise?")).body.comment._id;
  const reply = (await write(author, "The same who cut the hats.", { replyTo: note })).body.comment._id;
  expect((await list()).comments).toMatchObject([{ _id: note, replies: [{ _id: reply }] }]);
  expect((await write(author, "And so on.", { replyTo: reply })).status).toBe(404);
  const elsewhere = await makeComment({ exhibition: "elsewhere" });
  expect((await write(author, "Across rooms.", { replyTo: elsewhere.id })).status).toBe(404);
  await db.comment.update({ where: { id: note }, data: { deletedAt: new Date() } });
  expect((await write(author, "Too late.", { replyTo: note })).status).toBe(404);
  expect((await list()).comments).toEqual([]);
});

test("an author is a name, the first letter of the last one, and badges: a diamond for a year, a medal otherwise", async () => {
  const plans = {
    yearly: ["diamond", "gold"],
    monthly: ["medal", "silver"],
    collector: ["medal", "platinum"],
  } as const;
  for (const [plan, [shape, metal]] of Object.entries(plans)) {
    const { _id } = await makeActor({ firstName: "Halima", lastName: "Bello", plan: plan as keyof typeof plans });
    const { id } = await makeComment({ userId: _id });
    const found = (await list()).comments.find((note: { _id: string }) => note._id === id);
    const badges = [{ kind: "vip", title: "VIP Member", shape, metal }];
    expect(found.user).toEqual({ displayName: "Halima B.", firstName: "Halima", lastName: "B", badges });
  }
  const lapsed = await makeActor({ plan: "yearly", days: -1 });
  await makeComment({ userId: lapsed._id });
  expect((await list()).comments[0].user.badges).toEqual([]);
});

test("a wall is read in pages, the newest first, each note once, and no page is larger than 50", async () => {
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

test("for 15 minutes an author mends a note or takes it back, and nobody else ever does", async () => {
  const [author, other] = [await regular(), await regular()];
  const { id } = await makeComment({ userId: author._id });
  const mend = (as: Actor, message = "Mended.") =>
    callRoute(edit, wall, { as, method: "PATCH", body: { message }, ...at(id) });
  expect((await mend(other)).status).toBe(403);
  expect((await mend(author)).body.comment).toMatchObject({ message: "Mended.", editedAt: expect.any(String) });
  await db.comment.update({ where: { id }, data: { createdAt: new Date(Date.now() - 15 * minute - 1_000) } });
  for (const late of [
    await mend(author),
    await callRoute(remove, wall, { as: author, method: "DELETE", ...at(id) }),
    await callRoute(remove, wall, { as: other, method: "DELETE", ...at(id) }),
  ])
    expect(late.status).toBe(403);
  expect((await list()).comments).toHaveLength(1);
});

test("a note that is mended into one with a link comes down until somebody has read it", async () => {
  const author = await regular();
  const { id } = await makeComment({ userId: author._id });
  const { body } = await callRoute(edit, wall, {
    as: author,
    method: "PATCH",
    body: { message: "https://x.example" },
    ...at(id),
  });
  expect(body.comment.status).toBe("pending");
  expect((await list()).comments).toEqual([]);
});

test("an approved first note that is mended waits once more", async () => {
  const author = await makeActor();
  const { id } = await makeComment({ userId: author._id });
  const sent = { as: author, method: "PATCH", body: { message: "Quite another." }, ...at(id) };
  expect((await callRoute(edit, wall, sent)).body.comment.status).toBe("pending");
});

test("an admin takes any note down, which is written down; the second time it is not found", async () => {
  const [author, admin] = [await regular(), await makeActor({ role: "Admin" })];
  const { id } = await makeComment({ userId: author._id, createdAt: new Date(0) });
  const sent = { as: admin, method: "DELETE", ...at(id) };
  expect((await callRoute(remove, wall, sent)).status).toBe(200);
  const second = await callRoute(remove, wall, sent);
  expect([second.status, second.body.error]).toEqual([404, "Failed to delete"]);
  const lines = await db.auditLog.findMany({ where: { subject: id } });
  expect(lines).toMatchObject([{ action: "comment.delete", actorId: admin._id }]);
});

test("an admin approves a note, which then hangs; twice is once", async () => {
  const [author, admin] = [await makeActor(), await makeActor({ role: "Admin" })];
  const note = (await write(author, "May I?")).body.comment._id;
  const both = await Promise.all([1, 2].map(() => callRoute(approve, wall, { as: admin, body: {}, ...at(note) })));
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect((await list()).comments).toHaveLength(1);
  expect(await db.auditLog.count({ where: { subject: note } })).toBe(1);
});

test("a report reaches the moderator's list, once a person, and is settled by what the admin does", async () => {
  const [author, other, admin] = [await regular(), await makeActor(), await makeActor({ role: "Admin" })];
  const { id } = await makeComment({ userId: author._id });
  const tell = (as: Actor, reason = "abuse") => callRoute(report, wall, { as, body: { reason }, ...at(id) });
  expect((await tell(other)).status).toBe(200);
  expect((await tell(other)).status).toBe(200);
  expect((await tell(author)).status).toBe(409);
  expect((await tell(other, "because")).status).toBe(400);
  const reported = async () => (await callRoute(moderate, `${wall}/admin/all?reported=1`, { as: admin })).body.comments;
  expect(await reported()).toMatchObject([{ _id: id, reports: [{ reason: "abuse" }] }]);
  await callRoute(approve, wall, { as: admin, body: {}, ...at(id) });
  expect(await reported()).toEqual([]);
});

test("the moderator's list has 20 on a page, whatever is asked, and filters as it is told", async () => {
  const admin = await makeActor({ role: "Admin" });
  for (let number = 0; number < 23; number++) await makeComment({ userId: admin._id });
  await makeComment({ exhibition: "a%", artwork: "b_", status: "pending" });
  const ask = async (query: string) => (await callRoute(moderate, `${wall}/admin/all?${query}`, { as: admin })).body;
  for (const query of ["", "page=0", "page=-1", "limit=100000", "page=x", "page=1e999"])
    expect([query, (await ask(query)).comments.length, (await ask(query)).pages]).toEqual([query, 20, 2]);
  expect((await ask("page=1e9")).comments).toHaveLength(4);
  expect((await ask("status=pending")).comments).toHaveLength(1);
  expect((await ask("exhibition=a%25&artwork=b_")).comments).toHaveLength(1);
  for (const wild of ["exhibition=%25", "exhibition=_uestbook", "artwork=%25"])
    expect((await ask(wild)).comments).toHaveLength(0);
  expect((await ask("status=x")).code).toBe("invalid_input");
});

test("a room for members is written to by members, and read by all", async () => {
  const { id, slug } = await makeExhibition({ requiresVip: true });
  const artwork = await makeArtwork({ exhibitionId: id });
  const [basic, vip] = [await makeActor(), await makeActor({ plan: "monthly" })];
  const sent = (as: Actor) => ({ as, body: { message: "From the wing." }, ...at(slug) });
  expect((await callRoute(postTo, wall, sent(basic))).status).toBe(403);
  expect((await callRoute(postTo, wall, sent(vip))).status).toBe(201);
  const work = { exhibition: slug, artwork: artwork.slug };
  expect((await callRoute(postOnArtwork, wall, { ...sent(basic), params: work })).status).toBe(403);
  expect((await callRoute(postOnArtwork, wall, { ...sent(vip), params: work })).status).toBe(201);
  expect((await callRoute(readWall, wall, at(slug))).status).toBe(200);
  expect((await callRoute(readWall, wall, { as: vip, ...at(slug) })).body.comments).toHaveLength(1);
});

test("there is no wall where there is no room or no such work", async () => {
  const { slug } = await makeExhibition();
  const admin = await makeActor({ role: "Admin" });
  const body = { message: "Anybody here?" };
  const nowhere = [
    callRoute(readWall, wall, at("nowhere")),
    callRoute(postTo, wall, { as: admin, body, ...at("nowhere") }),
    callRoute(postOnArtwork, wall, { as: admin, body, params: { exhibition: slug, artwork: "nothing" } }),
    callRoute(postOnArtwork, wall, { as: admin, body, params: { exhibition: "guestbook", artwork: "nothing" } }),
  ];
  expect((await Promise.all(nowhere)).map(({ status }) => status)).toEqual([404, 404, 404, 404]);
});

test("the wall's channel is told which note changed and when, after the commit; a waiting one is not spoken of", async () => {
  const [author, admin] = [await regular(), await makeActor({ role: "Admin" })];
  const told = () =>
    emulator()
      .messages()
      .filter(({ channel }: { channel: string }) => channel === "wall-guestbook");
  const before = told().length;
  const first = (await write(author, "Heard by all.")).body.comment._id;
  const waiting = (await write(author, "www.x")).body.comment._id;
  await vi.waitFor(() => expect(told().length).toBe(before + 1));
  const [message] = told();
  expect(Object.keys(JSON.parse(message?.data ?? "{}"))).toEqual(["at", "id"]);
  expect(message?.data).toContain(first);
  await callRoute(approve, wall, { as: admin, body: {}, ...at(waiting) });
  await vi.waitFor(() => expect(told()[0]?.data).toContain(waiting));
  await callRoute(remove, wall, { as: author, method: "DELETE", ...at(first) });
  await vi.waitFor(() => expect(told().length).toBe(before + 3));
});

test("those who stand in a room are let in under a number of that room, and nobody is let in elsewhere", async () => {
  const { id, slug } = await makeExhibition({ requiresVip: true });
  const leader = await makeLeader({ exhibitionId: id });
  const [vip, basic] = [await makeActor({ plan: "monthly" }), await makeActor()];
  const ask = (as: Actor, channel_name: string, socket_id = "12.34") =>
    callRoute(join, "/api/pusher/auth", { as, body: new URLSearchParams({ socket_id, channel_name }) });
  const room = `presence-exhibition-${slug}`;
  const numbers = [];
  for (const channel of [room, room, `${room}.${leader.slug}`]) {
    const { status, body } = await ask(vip, channel);
    expect([status, body.auth]).toEqual([200, expect.stringMatching(/^[^:]+:[0-9a-f]{64}$/)]);
    expect(body.channel_data).not.toContain(vip._id);
    numbers.push(JSON.parse(body.channel_data).user_id);
  }
  expect(numbers[0]).toBe(numbers[1]);
  expect(numbers[2]).not.toBe(numbers[0]);
  expect((await ask(basic, room)).status).toBe(403);
  for (const other of [
    `private-user-${basic._id}`,
    `private-user-${vip._id}`,
    "presence-exhibition-nowhere",
    `${room}.nobody`,
    "presence-other",
    "wall-guestbook",
    "auction-1",
  ])
    expect([other, (await ask(vip, other)).status]).toEqual([other, 403]);
  for (const socket of ["1.1:private-user-2", "1.1\n", "1", "", "1.1:presence-x:{}", "1.1 "])
    expect([socket, (await ask(vip, room, socket)).status]).toEqual([socket, 400]);
  for (const channel of [`${room}\n`, `${room}:x`, "x".repeat(165), ""])
    expect([channel, (await ask(vip, channel)).status]).toEqual([channel, 400]);
});

import { beforeEach, expect, test } from "vitest";
import { GET as readAuthor } from "@/app/api/comments/[exhibition]/author/route";
import { POST as ban, DELETE as liftBan } from "@/app/api/comments/[exhibition]/ban/route";
import { POST as addNote } from "@/app/api/comments/[exhibition]/notes/route";
import { PATCH as edit, DELETE as remove } from "@/app/api/comments/[exhibition]/route";
import { POST as moderate } from "@/app/api/comments/admin/moderate/route";
import { PUT as saveSettings } from "@/app/api/comments/admin/settings/route";
import { POST as post, GET as read } from "@/app/api/comments/route";
import type { Actor } from "@/lib/auth/contracts";
import { countModerationQueues, listCommentBans } from "@/lib/comments/admin-queries";
import { makeComment } from "@/lib/comments/factory";
import { day } from "@/lib/core/clock";
import { db } from "@/lib/db/client";
import { callRoute } from "@/lib/http/test-client";
import { makeActor } from "@/lib/subscriptions/factory";

const url = "/api/comments";
const at = (id: string) => ({ params: { exhibition: id } });
const postAs = (as: Actor, message: string) => callRoute(post, url, { as, body: { message } });

/** Somebody with an approved comment, whose next one is not held as a first one. */
async function makeRegular(): Promise<{ actor: Actor; id: string }> {
  const actor = await makeActor();
  return { actor, id: (await makeComment({ userId: actor._id })).id };
}
const heldFor = async (id: string) => (await db.comment.findUniqueOrThrow({ where: { id } })).heldFor;

beforeEach(async () => {
  await db.moderationSettings.deleteMany();
  await db.$executeRaw`DELETE FROM rate_limits`;
});

test("a banned author reads until when and why, cannot post or edit, and keeps the rest; lifting the ban ends it", async () => {
  const [{ actor, id }, admin] = [await makeRegular(), await makeActor({ role: "Admin" })];
  const banned = { as: admin, body: { days: 7, reason: "Insults" }, ...at(id) };
  expect((await callRoute(ban, url, banned)).status).toBe(200);
  expect((await callRoute(ban, url, banned)).status).toBe(409);
  const refused = await postAs(actor, "Let me in.");
  expect([refused.status, refused.body.code]).toEqual([403, "banned"]);
  expect(refused.body.error).toMatch(
    /^You cannot comment until \d+ \w+ 20\d\d, \d\d:\d\d, Lagos time\. Reason: Insults\./,
  );
  const own = (await callRoute(read, url, { as: actor })).body;
  expect(own.ban.message).toBe(refused.body.error);
  expect(Date.parse(own.ban.until) - Date.now()).toBeGreaterThan(6.9 * day);
  expect((await callRoute(read, url, { as: admin })).body.ban).toBeUndefined();
  const inForce = (await listCommentBans()).filter(({ commentId }) => commentId === id);
  expect(inForce).toMatchObject([{ reason: "Insults", endsAt: new Date(own.ban.until) }]);
  const edited = { as: actor, method: "PATCH", body: { message: "Edited." }, ...at(id) };
  expect((await callRoute(edit, url, edited)).body.code).toBe("banned");
  expect((await callRoute(remove, url, { as: actor, method: "DELETE", ...at(id) })).status).toBe(200);
  expect((await callRoute(liftBan, url, { as: admin, method: "DELETE", ...at(id) })).status).toBe(200);
  expect((await postAs(actor, "Thank you.")).status).toBe(201);
});

test("a ban ends at its time, and another one can follow; an admin cannot be banned", async () => {
  const [{ actor, id }, admin] = [await makeRegular(), await makeActor({ role: "Admin" })];
  const banned = { as: admin, body: { days: null, reason: "Spam" }, ...at(id) };
  await callRoute(ban, url, banned);
  expect((await postAs(actor, "One.")).body.error).toContain("until a moderator lifts the ban");
  await db.commentBan.updateMany({ where: { userId: actor._id }, data: { endsAt: new Date(Date.now() - 1_000) } });
  expect((await postAs(actor, "Two.")).status).toBe(201);
  expect((await callRoute(ban, url, banned)).status).toBe(200);
  const ofAdmin = await makeComment({ userId: admin._id });
  expect((await callRoute(ban, url, { ...banned, ...at(ofAdmin.id) })).status).toBe(409);
});

test("holds a listed word or site, names it, and refuses to save over a newer version", async () => {
  const [{ actor }, admin] = [await makeRegular(), await makeActor({ role: "Admin" })];
  const body = {
    words: ["Casino*", "", "Casino*"],
    sites: ["https://www.Bit.ly/"],
    holdLinks: false,
    holdRepeats: true,
  };
  const save = (version: number) =>
    callRoute(saveSettings, url, { as: admin, method: "PUT", body: { ...body, version } });
  expect((await save(0)).body.settings).toEqual({ ...body, words: ["Casino*"], sites: ["bit.ly"], version: 1 });
  expect((await save(0)).body).toMatchObject({
    code: "stale",
    current: { version: 1, fields: { words: ["Casino*"] } },
  });
  const held = (await postAs(actor, "The casinos of bit.ly/x")).body.comment;
  expect([held.status, await heldFor(held._id)]).toEqual(["pending", ["word:Casino*", "site:bit.ly"]]);
  expect((await postAs(actor, "See https://x.example")).body.comment.status).toBe("approved");
});

test("holds a text that its author or, when it is long, anybody has posted before", async () => {
  const [one, other] = [await makeRegular(), await makeRegular()];
  const short = `A lovely tortoise ${Date.now()}`.slice(0, 24);
  const long = `${short}, which I would like to have at home in Lagos`;
  expect((await postAs(one.actor, short)).body.comment.status).toBe("approved");
  expect((await postAs(other.actor, short)).body.comment.status).toBe("approved");
  const again = (await postAs(one.actor, `${short.toUpperCase()}!!!`)).body.comment;
  expect([again.status, await heldFor(again._id)]).toEqual(["pending", ["repeat"]]);
  await postAs(one.actor, long);
  expect((await postAs(other.actor, `${long}.`)).body.comment.status).toBe("pending");
});

test("an edit does not publish a comment that a moderator has rejected or put back", async () => {
  const [{ actor, id }, admin] = [await makeRegular(), await makeActor({ role: "Admin" })];
  await makeComment({ userId: actor._id });
  const act = (action: string) => callRoute(moderate, url, { as: admin, body: { action, ids: [id] } });
  const rewrite = () =>
    callRoute(edit, url, { as: actor, method: "PATCH", body: { message: "Nicer words." }, ...at(id) });
  await act("reject");
  expect((await rewrite()).status).toBe(403);
  await act("hold");
  expect((await rewrite()).body.comment.status).toBe("pending");
  expect(await heldFor(id)).toEqual(["admin"]);
});

test("shows the author's comments, decisions, bans and notes to moderators, without an id or an email address", async () => {
  const [{ actor, id }, admin] = [await makeRegular(), await makeActor({ role: "Admin", staffRole: "Moderator" })];
  const second = await makeComment({ userId: actor._id, status: "pending", artwork: "a-work" });
  await callRoute(moderate, url, { as: admin, body: { action: "reject", ids: [second.id] } });
  for (const about of ["comment", "author"])
    expect(
      (await callRoute(addNote, url, { as: admin, body: { about, text: `On the ${about}` }, ...at(id) })).status,
    ).toBe(201);
  await callRoute(ban, url, { as: admin, body: { days: 1, reason: "Enough" }, ...at(id) });
  const { body } = await callRoute(readAuthor, url, { as: admin, ...at(id) });
  expect(body).toMatchObject({
    author: { isAdmin: false, path: null },
    counts: { approved: 1, pending: 0, refused: 1, deleted: 0, reports: 0 },
    bans: [{ reason: "Enough", isActive: true }],
    notes: [
      { text: "On the author", comment: null },
      { text: "On the comment", comment: id },
    ],
  });
  expect(body.decisions.map(({ sentence }: { sentence: string }) => sentence)).toEqual([
    "wrote a note on a comment.",
    "rejected a comment.",
  ]);
  expect(body.comments.map(({ _id }: { _id: string }) => _id).sort()).toEqual([id, second.id].sort());
  expect(JSON.stringify(body)).not.toMatch(/usr_|@/);
});

test("counts each queue as its list does", async () => {
  const before = await countModerationQueues();
  const { actor, id } = await makeRegular();
  await makeComment({ userId: actor._id, status: "pending", exhibition: "elsewhere" });
  await makeComment({ userId: actor._id, status: "refused" });
  await db.commentReport.create({ data: { id: "rpt_queue", commentId: id, userId: actor._id, reason: "spam" } });
  const after = await countModerationQueues();
  const added = Object.entries(after).map(([queue, count]) => [queue, count - before[queue as keyof typeof before]]);
  expect(Object.fromEntries(added)).toEqual({ waiting: 1, reported: 1, all: 3, guestbook: 2, rejected: 1 });
});

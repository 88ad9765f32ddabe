import { beforeEach, expect, test } from "vitest";
import { POST as postToArtwork } from "@/app/api/comments/[exhibition]/artwork/[artwork]/route";
import { POST as ban } from "@/app/api/comments/[exhibition]/ban/route";
import { POST as stopMails } from "@/app/api/comments/mails/stop/[token]/route";
import { POST as post } from "@/app/api/comments/route";
import { POST as postUnfollow } from "@/app/api/follows/remove/route";
import { GET as getFollows, POST as postFollow } from "@/app/api/follows/route";
import { POST as mute } from "@/app/api/mutes/route";
import type { Actor } from "@/lib/auth/contracts";
import { makeComment } from "@/lib/comments/factory";
import { MAX_FOLLOWED_CONVERSATIONS } from "@/lib/comments/rules";
import { newId } from "@/lib/core/ids";
import { db } from "@/lib/db/client";
import { makeArtwork, makeExhibition } from "@/lib/exhibitions/factory";
import { callRoute } from "@/lib/http/test-client";
import { makeActor } from "@/lib/subscriptions/factory";
import { processOutbox } from "@/lib/workflows/job-handlers";
import { emulator } from "@/tooling/dev-stack/test-context";

const follow = (as: Actor | null, body: object) => callRoute(postFollow, "/api/follows", { as, body });
const unfollow = (as: Actor, body: object) => callRoute(postUnfollow, "/api/follows/remove", { as, body });
const followsOf = async (as: Actor) => (await callRoute(getFollows, "/api/follows", { as })).body.follows;
const postAs = (as: Actor, message: string, replyTo?: string) =>
  callRoute(post, "/api/comments", { as, body: { message, replyTo } });
const mailsTo = ({ email }: Actor) =>
  emulator()
    .emails()
    .filter(({ to }) => [to].flat().includes(email))
    .toReversed();
const subjects = (to: Actor) => mailsTo(to).map(({ subject }) => String(subject));

async function makeRegular(overrides: Parameters<typeof makeActor>[0] = {}): Promise<Actor> {
  const actor = await makeActor(overrides);
  await makeComment({ userId: actor._id, exhibition: "elsewhere" });
  return actor;
}
/** Sends what is due now and, after the jobs of the followers have run, what they have enqueued. */
async function sendMails(): Promise<void> {
  await processOutbox();
  await processOutbox();
}
async function pass(hours: number): Promise<void> {
  await db.$executeRaw`UPDATE comment_conversations SET mail_at = mail_at - make_interval(hours => ${hours}::int)`;
  await db.$executeRaw`
    UPDATE outbox_messages SET next_attempt_at = next_attempt_at - make_interval(hours => ${hours}::int) WHERE status = 'pending'`;
  await sendMails();
}

let reader: Actor;
let writer: Actor;
let rootId: string;
let conversation: { kind: "conversation"; key: string };
const guestbook = { kind: "thread", key: "guestbook" } as const;
beforeEach(async () => {
  await db.commentReport.deleteMany();
  await db.comment.updateMany({ data: { parentId: null } });
  await db.comment.deleteMany();
  await db.commentConversation.deleteMany();
  await db.outboxMessage.deleteMany();
  await db.$executeRaw`DELETE FROM rate_limits`;
  [reader, writer] = [await makeRegular(), await makeRegular()];
  rootId = (await makeComment({ message: "A comment of somebody else" })).id;
  conversation = { kind: "conversation", key: rootId };
});

test("a conversation and a thread are followed once, listed and unfollowed", async () => {
  const [{ slug, id: exhibitionId }] = [await makeExhibition({ requiresVip: false })];
  const artwork = await makeArtwork({ exhibitionId });
  const wanted = [
    conversation,
    guestbook,
    { kind: "thread", key: slug },
    { kind: "thread", key: `${slug}/${artwork.slug}` },
  ];
  for (const each of wanted)
    expect((await Promise.all([follow(reader, each), follow(reader, each)])).map(({ status }) => status)).toEqual([
      200, 200,
    ]);
  const paths = (await followsOf(reader)).map(({ path }: { path: string }) => path);
  expect(paths.toSorted()).toEqual(
    [
      `/guestbook/notes/${rootId}`,
      "/guestbook",
      `/exhibitions/${slug}/comments`,
      `/exhibitions/${slug}/comments/${artwork.slug}`,
    ].toSorted(),
  );
  expect(await followsOf(writer)).toEqual([]);
  for (const each of wanted) expect((await unfollow(reader, each)).status).toBe(200);
  expect((await unfollow(reader, guestbook)).body.follows).toEqual([]);
});

test("refuses visitors, replies, and what is not shown", async () => {
  const reply = await makeComment({ parentId: rootId });
  const pending = await makeComment({ status: "pending" });
  const draft = await makeExhibition({ isDraft: true });
  expect((await follow(null, guestbook)).status).toBe(401);
  for (const key of [reply.id, pending.id, newId("cmt")])
    expect((await follow(reader, { kind: "conversation", key })).status).toBe(404);
  for (const key of [draft.slug, "no-such-exhibition", "guestbook/no-such-work", `${draft.slug}/x`])
    expect((await follow(reader, { kind: "thread", key })).status).toBe(404);
  for (const body of [
    { kind: "conversation", key: "guestbook" },
    { kind: "thread", key: "../x" },
    { kind: "user", key: "x" },
  ])
    expect((await follow(reader, body)).status).toBe(400);
  expect(await db.commentConversation.count()).toBe(0);
});

test("nobody follows more conversations than the limit, also with two requests at the same time", async () => {
  await db.$executeRaw`
    INSERT INTO comment_conversations (id, user_id, exhibition, unsubscribe_token, followed_at)
    SELECT ${reader._id} || i, ${reader._id}, 'e' || i, ${reader._id} || i, now()
    FROM generate_series(1, ${MAX_FOLLOWED_CONVERSATIONS - 1}::int) i`;
  const replies = await Promise.all([follow(reader, conversation), follow(reader, guestbook)]);
  expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(await db.commentConversation.count({ where: { userId: reader._id, followedAt: { not: null } } })).toBe(
    MAX_FOLLOWED_CONVERSATIONS,
  );
});

test("who follows a conversation gets its replies by email, at most one an hour, and none after they stop", async () => {
  await follow(reader, conversation);
  await postAs(writer, "A secret reply text.", rootId);
  await sendMails();
  expect(subjects(reader)).toEqual(["1 new reply in a conversation you follow"]);
  expect(`${mailsTo(reader)[0]?.html}`).not.toMatch(/secret reply|A comment of somebody else/);
  for (const text of ["Two.", "Three."]) await postAs(writer, text, rootId);
  await postAs(reader, "My own.", rootId);
  await sendMails();
  expect(subjects(reader)).toHaveLength(1);
  await pass(2);
  expect(subjects(reader).at(-1)).toBe("2 new replies in a conversation you follow");
  await unfollow(reader, conversation);
  await postAs(writer, "Four.", rootId);
  await pass(2);
  expect(subjects(reader)).toHaveLength(2);
});

test("who follows a thread gets its comments and replies by email, at most one a day", async () => {
  await follow(reader, guestbook);
  await postAs(writer, "A new one.");
  await sendMails();
  expect(subjects(reader)).toEqual(["1 new comment: Guestbook"]);
  await postAs(writer, "Another.");
  await postAs(writer, "A reply.", rootId);
  await pass(2);
  expect(subjects(reader)).toHaveLength(1);
  await pass(25);
  expect(subjects(reader)).toEqual(["1 new comment: Guestbook", "2 new comments: Guestbook"]);
});

test("a thread is that of its artwork only", async () => {
  const { slug, id: exhibitionId } = await makeExhibition({ requiresVip: false });
  const [one, two] = [await makeArtwork({ exhibitionId }), await makeArtwork({ exhibitionId })];
  await follow(reader, { kind: "thread", key: `${slug}/${one.slug}` });
  for (const { slug: artwork } of [two, one])
    await callRoute(postToArtwork, "/api/comments/x", {
      as: writer,
      params: { exhibition: slug, artwork },
      body: { message: `On ${artwork}` },
    });
  await sendMails();
  expect(subjects(reader)).toEqual([`1 new comment: Comments on ${one.title}`]);
});

test("a reply is one email to who wrote the comment, follows it and follows its thread", async () => {
  const own = await makeComment({ userId: reader._id });
  await follow(reader, { kind: "conversation", key: own.id });
  await follow(reader, guestbook);
  await postAs(writer, `For @${reader.displayName}`, own.id);
  await sendMails();
  await pass(25);
  expect(subjects(reader)).toEqual(["1 new reply to your comment"]);
});

test("comments of muted and of banned people are no emails", async () => {
  const [muted, banned] = [await makeRegular(), await makeRegular()];
  await follow(reader, conversation);
  await follow(reader, guestbook);
  await postAs(writer, "The first reply.", rootId);
  await postAs(writer, "The first of the thread.");
  await sendMails();
  expect(subjects(reader)).toHaveLength(2);
  const { id } = await makeComment({ userId: muted._id });
  await callRoute(mute, "/api/mutes", { as: reader, body: { comment: id } });
  const last = (await postAs(banned, "Before the ban.", rootId)).body.comment._id;
  await postAs(banned, "In the thread.");
  const admin = await makeActor({ role: "Admin" });
  await callRoute(ban, "/api/comments/x/ban", {
    as: admin,
    params: { exhibition: last },
    body: { days: 7, reason: "Abuse", hides: false },
  });
  await postAs(muted, "From a muted person.", rootId);
  await postAs(muted, "In the thread too.");
  await sendMails();
  await pass(25);
  expect(subjects(reader)).toHaveLength(2);
});

test("one click in the email ends the follow, and following again starts the emails again", async () => {
  await follow(reader, conversation);
  await follow(reader, guestbook);
  await postAs(writer, "One.", rootId);
  await sendMails();
  const token = /stop\/([\w-]+)>/.exec(mailsTo(reader)[0]?.headers?.["List-Unsubscribe"] ?? "")?.[1] ?? "";
  expect(
    (await callRoute(stopMails, "/api/comments/mails/stop/x", { method: "POST", params: { token }, body: {} })).status,
  ).toBe(200);
  expect((await followsOf(reader)).map(({ kind }: { kind: string }) => kind)).toEqual(["thread"]);
  await postAs(writer, "Two.", rootId);
  await pass(25);
  expect(subjects(reader)).toHaveLength(1);
  await follow(reader, conversation);
  await postAs(writer, "Three.", rootId);
  await pass(2);
  expect(subjects(reader)).toHaveLength(2);
});

import { beforeEach, expect, test } from "vitest";
import { POST as moderate } from "@/app/api/comments/admin/moderate/route";
import { POST as stop } from "@/app/api/comments/mails/stop/[token]/route";
import { POST as post } from "@/app/api/comments/route";
import type { Actor } from "@/lib/auth/contracts";
import { makeComment } from "@/lib/comments/factory";
import { db } from "@/lib/db/client";
import { callRoute } from "@/lib/http/test-client";
import { makeActor } from "@/lib/subscriptions/factory";
import { processOutbox } from "@/lib/workflows/job-handlers";
import { emulator } from "@/tooling/dev-stack/test-context";

const url = "/api/comments";
const postAs = (as: Actor, message: string, replyTo?: string) =>
  callRoute(post, url, { as, body: { message, replyTo } });
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
/** The hour after an email is over. */
async function passAnHour(): Promise<void> {
  await db.$executeRaw`UPDATE comment_conversations SET mail_at = mail_at - interval '61 minutes'`;
  await db.$executeRaw`UPDATE outbox_messages SET next_attempt_at = now() WHERE status = 'pending'`;
  await processOutbox();
}

let author: Actor;
let rootId: string;
beforeEach(async () => {
  await db.commentReport.deleteMany();
  await db.comment.updateMany({ data: { parentId: null } });
  await db.comment.deleteMany();
  await db.outboxMessage.deleteMany();
  await db.$executeRaw`DELETE FROM rate_limits`;
  author = await makeRegular();
  rootId = (await makeComment({ userId: author._id, message: "What I wrote" })).id;
});

test("a reply is one email to the author it answers, and one's own reply none", async () => {
  const replier = await makeRegular({ displayName: "Do Not Print Me" });
  await postAs(author, "I answer myself.", rootId);
  await postAs(replier, "A secret reply text.", rootId);
  await processOutbox();
  expect(subjects(author)).toEqual(["1 new reply to your comment"]);
  expect(subjects(replier)).toEqual([]);
  const [mail] = mailsTo(author);
  expect(mail?.headers).toMatchObject({
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    "Auto-Submitted": "auto-generated",
  });
  expect(mail?.html).toContain("What I wrote");
  expect(`${mail?.html}${mail?.text}`).not.toMatch(/Do Not Print Me|secret reply/);
});

test("a reply that waits is emailed when it is approved, once, and not when it is removed before", async () => {
  const newcomer = await makeActor();
  const { _id } = (await postAs(newcomer, "My first one.", rootId)).body.comment;
  await processOutbox();
  expect(subjects(author)).toEqual([]);
  const admin = await makeActor({ role: "Admin" });
  for (const action of ["approve", "reject", "approve"])
    await callRoute(moderate, url, { as: admin, body: { action, ids: [_id] } });
  await processOutbox();
  expect(subjects(author)).toEqual(["1 new reply to your comment"]);
  const again = (await postAs(newcomer, "And a second one.", rootId)).body.comment;
  await callRoute(moderate, url, { as: admin, body: { action: "reject", ids: [again._id] } });
  await passAnHour();
  expect(subjects(author)).toHaveLength(1);
});

test("a busy conversation is one email an hour", async () => {
  const people = await Promise.all(Array.from({ length: 6 }, () => makeRegular()));
  for (const [index, person] of people.entries()) {
    await postAs(person, `Reply ${index}`, rootId);
    if (index === 0) await processOutbox();
  }
  await processOutbox();
  expect(subjects(author)).toEqual(["1 new reply to your comment"]);
  await passAnHour();
  expect(subjects(author)).toEqual(["1 new reply to your comment", "5 new replies to your comment"]);
});

test("who is mentioned by name gets an email, not who has the same name elsewhere", async () => {
  const ada = await makeRegular({ displayName: "Ada Obi" });
  const other = await makeActor({ displayName: "Ada Obi" });
  await makeComment({ userId: other._id, exhibition: "another" });
  await makeComment({ userId: ada._id });
  const { comment } = (await postAs(await makeRegular(), "As @ada obi said, and ada@obi.example too.", rootId)).body;
  await processOutbox();
  expect(await db.commentMention.findMany({ where: { commentId: comment._id } })).toEqual([
    { commentId: comment._id, userId: ada._id },
  ]);
  expect([subjects(ada), subjects(other)]).toEqual([["You were mentioned"], []]);
});

test("a name that several people of the thread have is nobody", async () => {
  for (let person = 0; person < 2; person++)
    await makeComment({ userId: (await makeActor({ displayName: "Same Name" }))._id });
  const { comment } = (await postAs(await makeRegular(), "Who is @Same Name?")).body;
  expect(await db.commentMention.count({ where: { commentId: comment._id } })).toBe(0);
});

test("one click ends the emails of a conversation, the other link all of them", async () => {
  await postAs(await makeRegular(), "One.", rootId);
  await processOutbox();
  const token = /stop\/([\w-]+)>/.exec(mailsTo(author)[0]?.headers?.["List-Unsubscribe"] ?? "")?.[1] ?? "";
  const use = (each: string) => callRoute(stop, url, { method: "POST", params: { token: each }, body: {} });
  expect((await use(token)).status).toBe(200);
  expect((await use(token)).status).toBe(200);
  await postAs(await makeRegular(), "Two.", rootId);
  await passAnHour();
  expect(subjects(author)).toHaveLength(1);
  const next = await makeComment({ userId: author._id });
  await postAs(await makeRegular(), "On another one.", next.id);
  await processOutbox();
  expect(subjects(author)).toHaveLength(2);
  const all = await db.commentMailSetting.findUniqueOrThrow({ where: { userId: author._id } });
  expect((await use(all.unsubscribeToken)).status).toBe(200);
  const last = await makeComment({ userId: author._id });
  await postAs(await makeRegular(), "Three.", last.id);
  await passAnHour();
  expect(subjects(author)).toHaveLength(2);
  expect((await use("0123456789abcdefghij0123456789")).status).toBe(400);
});

test("each removal is one email with its reason, also after an undo, and an undone one is none", async () => {
  const admin = await makeActor({ role: "Admin" });
  const act = (body: Record<string, unknown>) =>
    callRoute(moderate, url, { as: admin, body: { ids: [rootId], ...body } });
  await act({ action: "reject", reason: "advertising" });
  await act({ action: "approve" });
  await act({ action: "reject", reason: "insult" });
  await passAnHour();
  expect(mailsTo(author)).toHaveLength(1);
  expect(mailsTo(author)[0]?.text).toContain("Insult or threat");
  await act({ action: "approve" });
  await act({ action: "reject", reason: "off_subject" });
  await act({ action: "approve" });
  await passAnHour();
  expect(mailsTo(author)).toHaveLength(1);
  await act({ action: "reject", reason: "advertising" });
  await passAnHour();
  expect(mailsTo(author)).toHaveLength(2);
});

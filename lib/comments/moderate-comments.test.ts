import { beforeAll, expect, test } from "vitest";
import { POST } from "@/app/api/comments/admin/moderate/route";
import { GET as readThread } from "@/app/api/comments/route";
import { auditSentence } from "@/lib/auth/audit-sentences";
import type { Actor } from "@/lib/auth/contracts";
import { appealRemoval } from "@/lib/comments/appeal-removal";
import { decideAppeal } from "@/lib/comments/decide-appeal";
import { makeComment } from "@/lib/comments/factory";
import type { ModerateBody, ModerateReply } from "@/lib/comments/moderation-contracts";
import { listCommentsToModerate } from "@/lib/comments/moderation-queries";
import { listOwnComments } from "@/lib/comments/own-queries";
import { newId } from "@/lib/core/ids";
import { db } from "@/lib/db/client";
import { callRoute } from "@/lib/http/test-client";
import { makeActor } from "@/lib/subscriptions/factory";

let admin: Actor;
let author: Actor;
beforeAll(async () => {
  [admin, author] = await Promise.all([makeActor({ role: "Admin" }), makeActor()]);
});

async function moderate(body: ModerateBody, as = admin): Promise<ModerateReply> {
  const { status, body: reply } = await callRoute(POST, "/api/comments/admin/moderate", { as, body });
  expect(status).toBe(200);
  return reply as ModerateReply;
}
const statusOf = async (id: string) => (await db.comment.findUniqueOrThrow({ where: { id } })).status;
const openReports = (id: string) => db.commentReport.count({ where: { commentId: id, resolvedAt: null } });

test("rejects several comments with one audit entry each, and undo brings back their status and their reports", async () => {
  const [approved, pending] = await Promise.all([
    makeComment({ userId: author._id }),
    makeComment({ userId: author._id, status: "pending" }),
  ]);
  await db.commentReport.create({
    data: { id: newId("rpt"), commentId: approved.id, userId: admin._id, reason: "spam" },
  });
  const ids = [approved.id, pending.id];
  const { changed, at } = await moderate({ action: "reject", ids });
  expect(changed.sort((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id))).toEqual([
    { id: approved.id, was: "approved" },
    { id: pending.id, was: "pending" },
  ]);
  expect([await statusOf(approved.id), await openReports(approved.id)]).toEqual(["refused", 0]);
  expect((await moderate({ action: "reject", ids })).changed).toEqual([]);
  expect(await db.auditLog.count({ where: { action: "comment.reject", subject: { in: ids } } })).toBe(2);
  await moderate({ action: "approve", ids: [approved.id], undoes: at });
  await moderate({ action: "hold", ids: [pending.id], undoes: at });
  expect([await statusOf(approved.id), await statusOf(pending.id)]).toEqual(["approved", "pending"]);
  expect(await openReports(approved.id)).toBe(1);
});

test("the author of what is rejected or deleted reads the reason until an appeal is granted, and nobody else does", async () => {
  const note = `Only between us, ${newId("req")}`;
  const [rejected, deleted, plain] = await Promise.all([1, 2, 3].map(() => makeComment({ userId: author._id })));
  const [a = "", b = "", c = ""] = [rejected?.id, deleted?.id, plain?.id];
  await moderate({ action: "reject", ids: [a], reason: "insult", note: `  ${note}\n` });
  await moderate({ action: "delete", ids: [b], reason: "advertising" });
  await moderate({ action: "reject", ids: [c] });
  const read = async () => (await listOwnComments(author)).comments;
  const reasonOf = async (id: string) => (await read()).find((one) => one.id === id)?.reason;
  expect([await reasonOf(a), await reasonOf(b), await reasonOf(c)]).toEqual([
    `Reason: Insult or threat. ${note}`,
    "Reason: Advertising.",
    null,
  ]);
  expect(new Set((await read()).map(({ subject }) => subject))).toEqual(new Set(["Guestbook"]));
  const seenBy = async (as: Actor | null) => (await callRoute(readThread, "/api/comments", { as })).text;
  for (const reader of [await makeActor({ plan: "monthly" }), null]) expect(await seenBy(reader)).not.toContain(note);
  const entries = await db.auditLog.findMany({ where: { subject: { in: [a, b] } } });
  expect(entries.map(({ action, detail }) => auditSentence(action, "a comment", detail)).sort()).toEqual([
    "deleted a comment: Advertising.",
    "rejected a comment: Insult or threat.",
  ]);
  expect(JSON.stringify(entries)).not.toContain(note);
  // An approval that is undone leaves the author with the same reason.
  const { at } = await moderate({ action: "approve", ids: [a] });
  expect(await reasonOf(a)).toBeNull();
  await moderate({ action: "reject", ids: [a], undoes: at });
  expect(await reasonOf(a)).toContain(note);
  await appealRemoval({ actor: author, id: a, text: "It was a quotation." });
  await decideAppeal({ actor: admin, commentId: a, body: { decision: "granted", reply: "So it was." } });
  expect(await db.comment.findUnique({ where: { id: a } })).toMatchObject({ removalReason: null, removalNote: null });
});

test("refuses a reason that is not of the list, too long, unexplained or out of place, and changes nothing", async () => {
  const { id } = await makeComment({ userId: author._id });
  const send = (body: object) =>
    callRoute(POST, "/api/comments/admin/moderate", { as: admin, body: { action: "reject", ids: [id], ...body } });
  const refusals: [body: object, error: string][] = [
    [{ reason: "dislike" }, "Choose a reason"],
    [{ note: "Because." }, "Choose a reason"],
    [{ reason: "other" }, "Write a sentence for the author"],
    [{ reason: "other", note: " \u202e " }, "Write a sentence for the author"],
    [{ reason: "insult", note: "x".repeat(281) }, "Please use at most 280 characters"],
    [{ action: "approve", reason: "insult" }, "Only a rejection or a deletion has a reason"],
    [{ undoes: new Date().toISOString(), reason: "insult" }, "Only a rejection or a deletion has a reason"],
  ];
  for (const [body, error] of refusals)
    expect([body, await send(body)]).toMatchObject([body, { status: 400, body: { error } }]);
  expect(await db.comment.findUnique({ where: { id } })).toMatchObject({ status: "approved", removalReason: null });
  expect((await send({ reason: "insult", note: "x".repeat(280) })).status).toBe(200);
});

test("undo leaves what another admin has decided since", async () => {
  const other = await makeActor({ role: "Admin" });
  const { id } = await makeComment({ userId: author._id, status: "pending" });
  const { at } = await moderate({ action: "approve", ids: [id] });
  await moderate({ action: "reject", ids: [id] }, other);
  expect((await moderate({ action: "hold", ids: [id], undoes: at })).changed).toEqual([]);
  expect(await statusOf(id)).toBe("refused");
});

test("restores what the same admin deleted, not what the author or another admin did", async () => {
  const other = await makeActor({ role: "Admin" });
  const [mine, theirs, own] = await Promise.all([1, 2, 3].map(() => makeComment({ userId: author._id })));
  const [a = "", b = "", c = ""] = [mine?.id, theirs?.id, own?.id];
  await moderate({ action: "delete", ids: [a] });
  await moderate({ action: "delete", ids: [b] }, other);
  await db.comment.update({ where: { id: c }, data: { deletedAt: new Date(), deletedById: author._id } });
  expect((await moderate({ action: "restore", ids: [a, b, c] })).changed).toEqual([{ id: a, was: "approved" }]);
  expect(await db.comment.count({ where: { id: { in: [a, b, c] }, deletedAt: null } })).toBe(1);
});

test("approves all results of the filters, but no comment that was posted after the list was shown", async () => {
  const exhibition = `filter-${Date.now()}`;
  const waiting = { userId: author._id, exhibition, status: "pending" } as const;
  const first = await makeComment(waiting);
  const { now } = await listCommentsToModerate({ page: 1, exhibition });
  const later = await makeComment({ ...waiting, createdAt: new Date(Date.parse(now) + 1_000) });
  const { changed } = await moderate({ action: "approve", filter: { exhibition, status: "pending" }, until: now });
  expect(changed.map(({ id }) => id)).toEqual([first.id]);
  expect(await statusOf(later.id)).toBe("pending");
});

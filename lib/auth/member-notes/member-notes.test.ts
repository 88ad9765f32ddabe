import { expect, test } from "vitest";
import { DELETE as remove } from "@/app/api/admin/users/[id]/notes/[noteId]/route";
import { POST as add } from "@/app/api/admin/users/[id]/notes/route";
import type { Actor } from "@/lib/auth/contracts";
import { addMemberNote, MAX_NOTES } from "@/lib/auth/member-notes/add-member-note";
import { deleteMemberNote } from "@/lib/auth/member-notes/delete-member-note";
import { listMemberNotes } from "@/lib/auth/member-notes/queries";
import { newId } from "@/lib/core/ids";
import { db } from "@/lib/db/client";
import { callRoute } from "@/lib/http/test-client";
import { makeActor } from "@/lib/subscriptions/factory";
import { listTimeline } from "@/lib/workflows/timeline/list-timeline";

const post = (as: Actor, id: string, text: unknown) =>
  callRoute(add, `/api/admin/users/${id}/notes`, { as, params: { id }, body: { text } });
const erase = (as: Actor, id: string, noteId: string) =>
  callRoute(remove, `/api/admin/users/${id}/notes/${noteId}`, { as, method: "DELETE", params: { id, noteId } });
const makeNote = async (userId: string, author: Actor) => {
  const id = newId("mbn");
  await db.memberNote.create({ data: { id, userId, authorId: author._id, text: "Prefers calls" } });
  return id;
};

test("a note has its author and time from the database, the newest first, and its text is not in the audit log", async () => {
  const owner = await makeActor({ role: "Admin", firstName: "Ngozi", lastName: "Okoye" });
  const { _id: userId } = await makeActor({ firstName: "Ada", lastName: "Obi" });
  expect(await post(owner, userId, "  Met at the\nopen studio  ")).toMatchObject({ status: 201 });
  await db.$executeRaw`UPDATE member_notes SET created_at = now() - interval '1 day' WHERE user_id = ${userId}`;
  const { body } = await post(owner, userId, "Prefers calls");
  const notes = await listMemberNotes(userId, owner);
  expect(notes).toMatchObject([
    { id: body.id, text: "Prefers calls", author: "Ngozi Okoye", canDelete: true },
    { text: "Met at the\nopen studio" },
  ]);
  const [row] = await db.$queryRaw<[{ recent: boolean }]>`
    SELECT created_at BETWEEN now() - interval '1 minute' AND now() AS recent FROM member_notes WHERE id = ${String(body.id)}`;
  expect(row.recent).toBe(true);
  const { entries } = await listTimeline(userId, { kind: "admin" });
  expect(entries.map(({ title, detail }) => [title, detail])).toEqual([
    ["Ngozi Okoye added a note about Ada Obi.", null],
    ["Ngozi Okoye added a note about Ada Obi.", null],
  ]);
  expect(JSON.stringify(await db.auditLog.findMany({ where: { subject: userId } }))).not.toContain("Prefers");
});

test("a note that is empty, too long or about nobody is refused", async () => {
  const owner = await makeActor({ role: "Admin" });
  const { _id: userId } = await makeActor();
  for (const text of ["", "  \n ", "x".repeat(1_001), 7, undefined])
    expect((await post(owner, userId, text)).status).toBe(400);
  expect((await post(owner, "usr_nobody", "Hello")).status).toBe(404);
  await db.$executeRaw`UPDATE users SET is_guest = true WHERE id = ${userId}`;
  expect((await post(owner, userId, "Hello")).status).toBe(404);
  expect(await db.memberNote.count({ where: { userId } })).toBe(0);
  expect(await db.auditLog.count({ where: { subject: userId } })).toBe(0);
});

test("somebody who is no owner any more adds no note", async () => {
  const [curator, { _id: userId }] = [await makeActor({ role: "Admin", staffRole: "Curator" }), await makeActor()];
  await expect(addMemberNote({ actor: curator, userId, text: "Hello" })).rejects.toMatchObject({ code: "admin_only" });
  expect(await db.memberNote.count({ where: { userId } })).toBe(0);
});

test("of two owners who add the last note that a person can have, one adds it", async () => {
  const owners = [await makeActor({ role: "Admin" }), await makeActor({ role: "Admin" })];
  const { _id: userId } = await makeActor();
  const notes = Array.from({ length: MAX_NOTES - 1 }, () => ({ id: newId("mbn"), userId, text: "One" }));
  await db.memberNote.createMany({ data: notes });
  const replies = await Promise.all(owners.map((owner) => post(owner, userId, "The last")));
  expect(replies.map(({ status }) => status).sort()).toEqual([201, 409]);
  expect(await db.memberNote.count({ where: { userId } })).toBe(MAX_NOTES);
});

test("an owner deletes any note, once, and another admin only their own", async () => {
  const [owner, author] = [
    await makeActor({ role: "Admin" }),
    await makeActor({ role: "Admin", staffRole: "Curator" }),
  ];
  const [{ _id: userId }, { _id: otherId }] = [await makeActor(), await makeActor()];
  const [own, ofOwner] = [await makeNote(userId, author), await makeNote(userId, owner)];
  const byAuthor = (noteId: string) => deleteMemberNote({ actor: author, userId, noteId });
  await expect(byAuthor(ofOwner)).rejects.toMatchObject({ code: "admin_only" });
  expect((await listMemberNotes(userId, author)).map(({ id, canDelete }) => [id, canDelete])).toContainEqual([
    ofOwner,
    false,
  ]);
  await byAuthor(own);
  const ofAuthor = await makeNote(userId, author);
  expect((await erase(owner, otherId, ofAuthor)).status).toBe(404);
  expect((await erase(owner, userId, ofAuthor)).status).toBe(200);
  expect((await erase(owner, userId, ofAuthor)).status).toBe(404);
  expect(await listMemberNotes(userId, owner)).toMatchObject([{ id: ofOwner }]);
  const { entries } = await listTimeline(userId, { kind: "admin" });
  expect(entries.filter(({ title }) => title.includes("deleted a note about"))).toHaveLength(2);
});

test("the note of an author whose account is deleted stays without their name", async () => {
  const [author, owner] = [await makeActor({ role: "Admin" }), await makeActor({ role: "Admin" })];
  const { _id: userId } = await makeActor();
  await makeNote(userId, author);
  await db.memberNote.updateMany({ where: { userId }, data: { authorId: null } });
  expect(await listMemberNotes(userId, owner)).toMatchObject([{ author: "Deleted account", canDelete: true }]);
});

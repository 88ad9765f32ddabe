import { expect, test } from "vitest";
import { POST as postProfile } from "@/app/api/account/public-profile/route";
import type { Actor } from "@/lib/auth/contracts";
import { listIndexedHandles, listMembers } from "@/lib/collections/directory-queries";
import { makePublicProfile } from "@/lib/collections/factory";
import { getPublicPerson } from "@/lib/collections/queries";
import { day } from "@/lib/core/clock";
import { newId } from "@/lib/core/ids";
import { db } from "@/lib/db/client";
import { callRoute } from "@/lib/http/test-client";
import { makeActor } from "@/lib/subscriptions/factory";

const newHandle = () => `h${newId("usr").slice(4, 24)}`;
const save = (as: Actor, body: object) => callRoute(postProfile, "/api/account/public-profile", { as, body });
const isListed = async (handle: string) =>
  (await listMembers({ q: handle, page: 1 })).members.some((member) => member.handle === handle);

test("a member is listed only after they chose it, and gone at once when they take it back", async () => {
  const [actor, handle] = [await makeActor({ plan: "monthly", displayName: "Ada" }), newHandle()];
  await save(actor, { handle, isPublic: true });
  expect(await isListed(handle)).toBe(false);
  const { body } = await save(actor, { handle, isPublic: true, isListed: true });
  expect(body.profile).toEqual({ handle, isPublic: true, isListed: true, isIndexed: false });
  expect((await listMembers({ q: handle, page: 1 })).members).toEqual([
    { handle, name: "Ada", photoUrl: null, badges: [] },
  ]);
  await save(actor, { handle, isPublic: true, isListed: false });
  expect(await isListed(handle)).toBe(false);
});

test("a profile that is switched off leaves the list and the search engines, and is not in them again by itself", async () => {
  const [actor, handle] = [await makeActor({ plan: "yearly" }), newHandle()];
  await save(actor, { handle, isPublic: true, isListed: true, isIndexed: true });
  expect(await listIndexedHandles()).toContain(handle);
  const off = await save(actor, { handle, isPublic: false, isListed: true, isIndexed: true });
  expect(off.body.profile).toEqual({ handle, isPublic: false, isListed: false, isIndexed: false });
  await save(actor, { handle, isPublic: true });
  expect([await isListed(handle), (await getPublicPerson(handle))?.isIndexed]).toEqual([false, false]);
  expect(await listIndexedHandles()).not.toContain(handle);
});

test("the database holds no listed profile that is off", async () => {
  await expect(makePublicProfile({ isPublic: false, isListed: true })).rejects.toThrow("public_profiles_shown_check");
  await expect(makePublicProfile({ isPublic: false, isIndexed: true })).rejects.toThrow("public_profiles_shown_check");
});

test("only members are listed: not before, not after, and not in a pause", async () => {
  const [none, ended, paused, member] = await Promise.all([
    makeActor(),
    makeActor({ plan: "yearly", days: -1 }),
    makeActor({ plan: "yearly" }),
    makeActor({ plan: "yearly" }),
  ]);
  const inDays = (days: number) => new Date(Date.now() + days * day);
  await db.subscription.update({
    where: { userId: paused._id },
    data: { startedAt: inDays(-5), endsAt: inDays(-1), pausedUntil: inDays(30), resumesTo: inDays(60) },
  });
  const handles = await Promise.all(
    [none, ended, paused, member].map(
      async ({ _id }) => (await makePublicProfile({ userId: _id, handle: newHandle(), isListed: true })).handle,
    ),
  );
  expect(await Promise.all(handles.map(isListed))).toEqual([false, false, false, true]);
});

test("an account that is deleted, disabled or banned from commenting is not listed", async () => {
  const { _id: userId } = await makeActor({ plan: "collector" });
  const { handle } = await makePublicProfile({ userId, handle: newHandle(), isListed: true });
  const change = (data: object) => db.user.update({ where: { id: userId }, data });
  expect(await isListed(handle)).toBe(true);
  await change({ disabledAt: new Date() });
  expect(await isListed(handle)).toBe(false);
  await change({ disabledAt: null, deletedAt: new Date() });
  expect(await isListed(handle)).toBe(false);
  await change({ deletedAt: null });
  await db.publicProfile.update({ where: { userId }, data: { isIndexed: true } });
  expect([await isListed(handle), await listIndexedHandles()]).toEqual([true, expect.arrayContaining([handle])]);
  await db.commentBan.create({ data: { id: newId("cbn"), userId, reason: "Abuse" } });
  expect(await isListed(handle)).toBe(false);
  expect(await listIndexedHandles()).not.toContain(handle);
});

test("the list is found by name and handle, without accents, and no wildcard means anything", async () => {
  const name = `Ìyábọ̀ ${newId("usr").slice(4, 12)}`;
  const actor = await makeActor({ plan: "monthly", displayName: name });
  const { handle } = await makePublicProfile({ userId: actor._id, handle: newHandle(), isListed: true });
  const found = async (q: string) => (await listMembers({ q, page: 1 })).members.map((member) => member.handle);
  expect(await found(name.replace("Ìyábọ̀", "iyabo"))).toEqual([handle]);
  expect(await found(handle.toUpperCase())).toEqual([handle]);
  for (const q of ["%", "_", "\\", "' OR 1=1 --"]) expect(await found(q)).toEqual([]);
});

test("the list has pages, by name, and shows nothing but what was agreed", async () => {
  const mark = newId("usr").slice(4, 14);
  for (let at = 0; at < 49; at++) {
    const { _id: userId } = await makeActor({ plan: "monthly", displayName: `${mark} ${String(at).padStart(2, "0")}` });
    await makePublicProfile({ userId, handle: newHandle(), isListed: true });
  }
  const first = await listMembers({ q: mark, page: 1 });
  expect([first.members.length, first.total, first.hasNext]).toEqual([48, 49, true]);
  expect(first.members[0]?.name).toBe(`${mark} 00`);
  const second = await listMembers({ q: mark, page: 2 });
  expect([second.members.length, second.hasNext]).toEqual([1, false]);
  expect(await listMembers({ q: mark, page: 3 })).toEqual({ members: [], total: 49, hasNext: false });
  expect(JSON.stringify(first.members)).not.toMatch(/usr_|@|email/);
});

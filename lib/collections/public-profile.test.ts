import { expect, test } from "vitest";
import { POST as postNames } from "@/app/api/account/number-names/route";
import { POST as postProfile } from "@/app/api/account/public-profile/route";
import type { Actor } from "@/lib/auth/contracts";
import { makeProduct } from "@/lib/catalog/factory";
import { getOwnProfile, getPublicPerson, listSeriesProgress } from "@/lib/collections/queries";
import { handleTaken } from "@/lib/collections/rules";
import { newId } from "@/lib/core/ids";
import { db } from "@/lib/db/client";
import { callRoute } from "@/lib/http/test-client";
import { makeOrder } from "@/lib/orders/factory";
import { makeActor } from "@/lib/subscriptions/factory";

const newHandle = () => `h${newId("usr").slice(4, 24)}`;
const save = (as: Actor, handle: string, isPublic: unknown = true) =>
  callRoute(postProfile, "/api/account/public-profile", { as, body: { handle, isPublic } });
const buyerOf = (actor: Actor) => ({ ...actor, id: actor._id });

test("a profile is shown while it is on, and not to be found once it is off", async () => {
  const [actor, handle] = [await makeActor({ displayName: "<b>Ada</b>" }), newHandle()];
  expect(await getOwnProfile(actor._id)).toBeNull();
  expect((await save(actor, ` @${handle.toUpperCase()} `)).body).toMatchObject({ profile: { handle, isPublic: true } });
  expect(await getPublicPerson(handle)).toEqual({
    handle,
    name: "<b>Ada</b>",
    photoUrl: null,
    isIndexed: false,
    badges: [],
    numbers: [],
  });
  expect((await save(actor, handle, "off")).body).toMatchObject({ profile: { handle, isPublic: false } });
  expect(await getPublicPerson(handle)).toBeNull();
  expect(await getOwnProfile(actor._id)).toEqual({ handle, isPublic: false, isListed: false, isIndexed: false });
});

test("switching a profile off renders the prerendered guestbook again", async () => {
  const actor = await makeActor();
  const stored = () => db.$queryRaw<object[]>`SELECT 1 FROM page_invalidations WHERE tag = '_N_T_/guestbook'`;
  const handle = newHandle();
  await save(actor, handle);
  await db.$executeRaw`DELETE FROM page_invalidations`;
  await save(actor, handle, false);
  expect(await stored()).toHaveLength(1);
});

test("a new handle replaces the old one, which is free then", async () => {
  const [actor, other, first, second] = [await makeActor(), await makeActor(), newHandle(), newHandle()];
  await save(actor, first);
  await save(actor, second);
  expect([await getPublicPerson(first), (await getPublicPerson(second))?.handle]).toEqual([null, second]);
  expect((await save(other, first)).status).toBe(200);
});

test("of two who want one handle at once one gets it, and the other reads why not", async () => {
  const [one, two] = await Promise.all([makeActor(), makeActor()]);
  for (let round = 0; round < 5; round++) {
    const handle = newHandle();
    const replies = await Promise.all([save(one, handle), save(two, handle.toUpperCase())]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(replies.find(({ status }) => status === 409)?.body).toMatchObject({
      error: handleTaken,
      fields: { handle: handleTaken },
    });
    expect(await db.publicProfile.count({ where: { handle } })).toBe(1);
    await db.publicProfile.deleteMany({ where: { userId: { in: [one._id, two._id] } } });
  }
});

test.each([
  ["x-bill", "x-bi11"],
  ["morn-obi", "mom-obi"],
  ["adaobi", "ada-obi"],
])("after %s the look-alike %s is taken", async (handle, lookalike) => {
  expect((await save(await makeActor(), handle)).status).toBe(200);
  expect(await save(await makeActor(), lookalike)).toMatchObject({ status: 409, body: { error: handleTaken } });
});

test.each(["ab", "admin", "adm1n", "аda", "ada<script>alert(1)</script>", "a/../b", "x".repeat(31), 7])(
  "refuses the handle %j and changes nothing",
  async (handle) => {
    const actor = await makeActor();
    expect(await save(actor, handle as string)).toMatchObject({
      status: 400,
      body: { fields: { handle: expect.any(String) } },
    });
    expect(await getOwnProfile(actor._id)).toBeNull();
  },
);

test("a deleted, a disabled or a banned account has no profile", async () => {
  const [actor, handle] = [await makeActor(), newHandle()];
  await save(actor, handle);
  const change = (data: object) => db.user.update({ where: { id: actor._id }, data });
  await change({ disabledAt: new Date() });
  expect(await getPublicPerson(handle)).toBeNull();
  await change({ disabledAt: null, deletedAt: new Date() });
  expect(await getPublicPerson(handle)).toBeNull();
  await change({ deletedAt: null });
  const ban = await db.commentBan.create({ data: { id: newId("cbn"), userId: actor._id, reason: "Abuse" } });
  expect(await getPublicPerson(handle)).toBeNull();
  await db.commentBan.update({ where: { id: ban.id }, data: { liftedAt: new Date() } });
  expect((await getPublicPerson(handle))?.handle).toBe(handle);
});

test("a collection shows what is missing of a series of which a part is owned", async () => {
  const actor = await makeActor();
  const series = `Vases ${newId("prd").slice(4)}`;
  const [first, second] = [
    await makeProduct({
      name: "One",
      series,
      editionSize: 50,
      stock: 5,
      images: [{ url: "/images/a-960.jpg", alt: "A vase" }],
    }),
    await makeProduct({ name: "Two", series, editionSize: 50, stock: 5 }),
  ];
  const order = await makeOrder({ buyer: buyerOf(actor), items: [{ product: first, quantity: 2 }] });
  await makeOrder({ buyer: buyerOf(await makeActor()), items: [{ product: second }] });
  expect(await listSeriesProgress(actor._id)).toMatchObject([
    { name: series, owned: 1, total: 2, missing: [{ slug: second.slug }] },
  ]);
  await db.edition.updateMany({ where: { orderItem: { orderId: order.id } }, data: { voidedAt: new Date() } });
  expect(await listSeriesProgress(actor._id)).toEqual([]);
});

test("one switch shows or hides the owner's name at all of their numbers, and at nobody else's", async () => {
  const [actor, other] = [await makeActor(), await makeActor()];
  const product = await makeProduct({ editionSize: 50 });
  await makeOrder({ buyer: buyerOf(actor), items: [{ product, quantity: 2 }] });
  await makeOrder({ buyer: buyerOf(other), items: [{ product }] });
  const set = (shown: unknown) => callRoute(postNames, "/api/account/number-names", { as: actor, body: { shown } });
  const shown = (userId: string) => db.editionOwnership.count({ where: { userId, nameShown: true } });
  expect((await set("on")).body).toMatchObject({ changed: 2 });
  expect((await set(true)).body).toMatchObject({ changed: 0 });
  expect([await shown(actor._id), await shown(other._id)]).toEqual([2, 0]);
  expect((await set("off")).body).toMatchObject({ changed: 2 });
  expect((await set("perhaps")).status).toBe(400);
});

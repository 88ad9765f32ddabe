import { beforeEach, expect, test } from "vitest";
import { POST as postUnfollow } from "@/app/api/follows/remove/route";
import { GET as getFollows, POST as postFollow } from "@/app/api/follows/route";
import { POST as postUnsubscribe } from "@/app/api/follows/unsubscribe/[token]/route";
import { POST as postForm } from "@/app/api/follows/unsubscribe/route";
import { POST as postRemoveWish } from "@/app/api/number-wishes/remove/route";
import { POST as postWish } from "@/app/api/number-wishes/route";
import type { Actor } from "@/lib/auth/contracts";
import { makeUser } from "@/lib/auth/factory";
import { makeProduct } from "@/lib/catalog/factory";
import { processScheduledDrops } from "@/lib/catalog/process-scheduled-drops";
import { collectionJobs } from "@/lib/collections/jobs";
import { notifyFollowers } from "@/lib/collections/notify-followers";
import { notifyNumberWishes } from "@/lib/collections/notify-number-wishes";
import { newId } from "@/lib/core/ids";
import { db, transaction } from "@/lib/db/client";
import { makeDraw } from "@/lib/draws/factory";
import { callRoute } from "@/lib/http/test-client";
import { enqueue } from "@/lib/jobs/outbox";
import { makeOrder } from "@/lib/orders/factory";
import { makeActor } from "@/lib/subscriptions/factory";
import { processOutbox } from "@/lib/workflows/job-handlers";
import { emulator } from "@/tooling/dev-stack/test-context";

let actor: Actor;
/** A series of this test only, and its key. */
let series: { name: string; key: string };
beforeEach(async () => {
  await db.$executeRaw`DELETE FROM outbox_messages`;
  await db.$executeRaw`DELETE FROM follows`;
  actor = await makeActor();
  const mark = newId("prd").slice(4);
  series = { name: `Vases, ${mark}`, key: `vases-${mark}` };
  await makeProduct({ series: series.name, editionSize: 5 });
  await db.$executeRaw`UPDATE products SET created_at = now() - interval '2 days'`;
});

const follow = (body: object, as: Actor | null = actor) => callRoute(postFollow, "/api/follows", { as, body });
const unfollow = (body: object) => callRoute(postUnfollow, "/api/follows/remove", { as: actor, body });
const following = async () => (await callRoute(getFollows, "/api/follows", { as: actor })).body;
const wish = (product: string, number: number, as: Actor = actor) =>
  callRoute(postWish, "/api/number-wishes", { as, body: { product, number } });

const mails = () =>
  emulator()
    .emails()
    .filter(({ to }) => [to].flat().includes(actor.email))
    .toReversed();
async function runJobs(): Promise<string[]> {
  await notifyFollowers();
  await processOutbox();
  return mails().map(({ subject }) => String(subject));
}
const tokenOf = () => /unsubscribe\/([\w-]+)>/.exec(mails().at(-1)?.headers?.["List-Unsubscribe"] ?? "")?.[1] ?? "";

test("a series is followed once and unfollowed; what does not exist, or a visitor, is refused", async () => {
  const wanted = { kind: "series", key: series.key };
  const replies = await Promise.all([follow(wanted), follow(wanted)]);
  expect(replies.map(({ status }) => status)).toEqual([200, 200]);
  expect((await following()).follows).toEqual([{ ...wanted, name: series.name, path: `/drops/series/${series.key}` }]);
  expect((await follow({ kind: "series", key: "no-such-series" })).status).toBe(404);
  expect((await follow({ kind: "leader", key: series.key })).status).toBe(404);
  expect((await follow({ kind: "leader", key: "../x" })).status).toBe(400);
  expect((await follow(wanted, null)).status).toBe(401);
  expect((await unfollow(wanted)).body.follows).toEqual([]);
  expect((await unfollow(wanted)).status).toBe(200);
});

test("one user follows at most a hundred leaders and series", async () => {
  await db.$executeRaw`
    INSERT INTO follows (id, user_id, kind, key, unsubscribe_token)
    SELECT ${actor._id} || i, ${actor._id}, 'series', 'k' || i, ${actor._id} || i FROM generate_series(1, 100) i`;
  expect(await follow({ kind: "series", key: series.key })).toMatchObject({
    status: 409,
    body: { error: "You can follow 100 leaders and series. Please remove one first." },
  });
});

test("a follower gets one email when a new drop of the series is published, none about an older one", async () => {
  await follow({ kind: "series", key: series.key });
  expect(await runJobs()).toEqual([]);
  await makeProduct({ name: "Paused", series: series.name, inStock: false });
  await makeProduct({ name: "Elsewhere", series: "Another" });
  expect(await runJobs()).toEqual([]);
  await makeProduct({ name: "Third\nVase", series: series.name.toUpperCase() });
  await Promise.all([notifyFollowers(), notifyFollowers()]);
  expect(await runJobs()).toEqual(["A new drop: Third Vase"]);
  expect(await runJobs()).toHaveLength(1);
});

test("a scheduled drop is announced once, to who follows later when it opens", async () => {
  await follow({ kind: "series", key: series.key });
  const inAnHour = new Date(Date.now() + 3_600_000);
  const { id } = await makeProduct({ name: "Jar", series: series.name, opensAt: inAnHour });
  expect(await runJobs()).toEqual(["A new drop: Jar"]);
  expect(mails()[0]?.text).toContain("It opens on");
  const first = actor;
  actor = await makeActor();
  await db.$executeRaw`UPDATE products SET created_at = now() - interval '1 hour' WHERE id = ${id}`;
  await follow({ kind: "series", key: series.key });
  expect(await runJobs()).toEqual([]);
  await db.$executeRaw`UPDATE products SET opens_at = clock_timestamp() WHERE id = ${id}`;
  expect(await runJobs()).toEqual(["A new drop: Jar"]);
  expect(mails()[0]?.text).toContain("You can buy it now");
  actor = first;
  expect(await runJobs()).toHaveLength(1);
});

test("who follows a leader and a series gets one email about a drop of both", async () => {
  const exhibition = await db.exhibition.create({
    data: { id: newId("exh"), slug: newId("exh").replace("_", "-"), title: "Heads" },
  });
  const leader = await db.leader.create({
    data: {
      id: newId("ldr"),
      exhibitionId: exhibition.id,
      slug: `leader-${newId("ldr").slice(4)}`,
      name: "A Leader",
      position: 1,
    },
  });
  const artwork = await db.artwork.create({
    data: { id: newId("art"), exhibitionId: exhibition.id, leaderId: leader.id, slug: leader.slug, title: "A head" },
  });
  await follow({ kind: "leader", key: leader.slug });
  await makeProduct({ name: "Print", artworkSlug: artwork.slug });
  expect(await runJobs()).toEqual(["A new drop: Print"]);
  expect(mails()[0]?.text).toContain("belongs to A Leader");
  await follow({ kind: "series", key: series.key });
  const sold = await makeProduct({ name: "Vase", series: series.name });
  await db.artwork.update({ where: { id: artwork.id }, data: { productSlug: sold.slug } });
  expect(await runJobs()).toEqual(["A new drop: Print", "A new drop: Vase"]);
  expect(await runJobs()).toHaveLength(2);
});

test("the link of an email ends the follow without a login", async () => {
  await follow({ kind: "series", key: series.key });
  await makeProduct({ series: series.name });
  expect(await runJobs()).toHaveLength(1);
  const token = tokenOf();
  expect(mails()[0]?.headers).toMatchObject({ "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" });
  expect(mails()[0]?.text).toContain(`/following/unsubscribe/${token}`);
  const reply = await callRoute(postUnsubscribe, `/api/follows/unsubscribe/${token}`, { body: {}, params: { token } });
  expect(reply.status).toBe(200);
  expect((await following()).follows).toEqual([]);
  expect((await callRoute(postForm, "/api/follows/unsubscribe", { body: { token } })).status).toBe(200);
  await makeProduct({ series: series.name });
  expect(await runJobs()).toHaveLength(1);
});

test("an email that is still in the outbox is not sent after its reader stopped following", async () => {
  await follow({ kind: "series", key: series.key });
  await makeProduct({ series: series.name });
  await notifyFollowers();
  await unfollow({ kind: "series", key: series.key });
  expect(await runJobs()).toEqual([]);
});

const free = (productId: string, numbers: number[]) => transaction((tx) => notifyNumberWishes(tx, productId, numbers));

test("a number is wished for once, by its drop's id or slug; what cannot become free is refused", async () => {
  const product = await makeProduct({ name: "Bowl", editionSize: 5, stock: 5 });
  expect((await wish(product.slug, 3)).status).toBe(200);
  expect((await wish(product.id, 3)).body.wishes).toMatchObject([
    { number: 3, name: "Bowl", editionSize: 5, isSold: false },
  ]);
  expect((await wish(product.id, 6)).status).toBe(400);
  expect((await wish((await makeProduct()).id, 1)).status).toBe(400);
  expect((await wish("no-such-drop", 1)).status).toBe(404);
  await makeOrder({ buyer: await makeUser(), items: [{ product }] });
  expect(await wish(product.id, 1)).toMatchObject({
    status: 409,
    body: { error: "No. 1 is sold. It will not be available again." },
  });
  const remove = (as: Actor) =>
    callRoute(postRemoveWish, "/api/number-wishes/remove", { as, body: { product: product.slug, number: "3" } });
  await remove(await makeActor());
  expect((await following()).wishes).toHaveLength(1);
  expect((await remove(actor)).body.wishes).toEqual([]);
});

test("a wish in a plain form leads a visitor to log in and confirm it, and says which number is refused", async () => {
  const product = await makeProduct({ editionSize: 5, stock: 5 });
  const send = async (number: string, as: Actor | null) => {
    const body = new URLSearchParams({ product: product.slug, number });
    const reply = await callRoute(postWish, "/api/number-wishes", { as, body });
    return [reply.status, decodeURIComponent(decodeURIComponent(reply.headers.get("location") ?? ""))];
  };
  expect(await send("3", null)).toEqual([
    303,
    expect.stringContaining(`/login?redirectTo=/account/following?product=${product.slug}&number=3`),
  ]);
  expect(await send("9", actor)).toEqual([303, expect.stringMatching(/following\?error=wish_invalid_input$/)]);
  expect(await send("3", actor)).toEqual([303, expect.stringMatching(/\/account\/following$/)]);
});

test("who wished for a number gets an email when it is free, at most one a day, until the link in it is used", async () => {
  const { id } = await makeProduct({ name: "Bowl", editionSize: 5, stock: 5 });
  await wish(id, 3);
  await free(id, [1, 2]);
  expect(await runJobs()).toEqual([]);
  expect(await free(id, [3, 4])).toBe(1);
  expect(await free(id, [3])).toBe(0);
  expect(await runJobs()).toEqual(["No. 3 of Bowl is available"]);
  await db.$executeRaw`UPDATE number_wishes SET notified_at = now() - interval '25 hours' WHERE product_id = ${id}`;
  await enqueue(db, collectionJobs.numbersFreed.job(`freed/${id}`, { productId: id, numbers: [3] }));
  await processOutbox();
  expect(await runJobs()).toHaveLength(2);
  const token = tokenOf();
  await callRoute(postUnsubscribe, `/api/follows/unsubscribe/${token}`, { body: {}, params: { token } });
  expect((await following()).wishes).toEqual([]);
  expect(await free(id, [3])).toBe(0);
});

test("no email is sent about a number that was sold meanwhile, or to a disabled account", async () => {
  const product = await makeProduct({ editionSize: 5, stock: 5 });
  await wish(product.id, 1);
  await wish(product.id, 2);
  await free(product.id, [1]);
  await makeOrder({ buyer: await makeUser(), items: [{ product }] });
  expect(await runJobs()).toEqual([]);
  await db.user.update({ where: { id: actor._id }, data: { disabledAt: new Date() } });
  expect(await free(product.id, [2])).toBe(0);
});

test("a number that is held again at once costs no email of the day", async () => {
  const { id } = await makeProduct({ editionSize: 5, stock: 4 });
  await wish(id, 3);
  await db.editionClaim.create({ data: { productId: id, number: 3, kind: "withheld" } });
  expect(await free(id, [3])).toBe(0);
  await db.editionClaim.deleteMany({ where: { productId: id } });
  await processOutbox();
  expect(await runJobs()).toHaveLength(1);
});

test("a number that is free while its drop is paused, planned or given by a draw is emailed about afterwards", async () => {
  const { id } = await makeProduct({ name: "Bowl", editionSize: 5, stock: 4 });
  const runScheduled = async () => {
    await processScheduledDrops();
    await processOutbox();
    return runJobs();
  };
  const change = async (data: { inStock?: boolean; opensAt?: Date }) => {
    await db.product.update({ where: { id }, data });
    return runScheduled();
  };
  const anotherDay = () => db.$executeRaw`UPDATE number_wishes SET notified_at = now() - interval '2 days'`;
  await wish(id, 3);
  await change({ inStock: false });
  expect(await free(id, [3])).toBe(0);
  expect(await change({ inStock: true })).toHaveLength(1);
  await anotherDay();
  await change({ opensAt: new Date(Date.now() + 86_400_000) });
  expect(await free(id, [3])).toBe(0);
  expect(await change({ opensAt: new Date(Date.now() - 1_000) })).toHaveLength(2);
  await anotherDay();
  expect(await free(id, [3])).toBe(1);
  const draw = await makeDraw({ productId: id });
  expect(await runScheduled()).toHaveLength(2);
  await db.draw.update({ where: { id: draw.id }, data: { state: "cancelled" } });
  expect(await runScheduled()).toHaveLength(3);
});

test("an email about a number that is not sent, because the drop is paused or the number held, is sent later", async () => {
  const { id } = await makeProduct({ editionSize: 5, stock: 4 });
  await wish(id, 3);
  expect(await free(id, [3])).toBe(1);
  await db.product.update({ where: { id }, data: { inStock: false } });
  expect(await runJobs()).toEqual([]);
  await db.product.update({ where: { id }, data: { inStock: true } });
  await db.editionClaim.create({ data: { productId: id, number: 3, kind: "withheld" } });
  await processOutbox();
  expect(await runJobs()).toEqual([]);
  await db.editionClaim.deleteMany({ where: { productId: id } });
  await processOutbox();
  expect(await runJobs()).toHaveLength(1);
});

test("a new drop that is given by a draw is announced with its draw, and not once its entries have closed", async () => {
  await follow({ kind: "series", key: series.key });
  const open = await makeProduct({ name: "Drawn", series: series.name });
  const closed = await makeProduct({ name: "Closed", series: series.name });
  await makeDraw({ productId: open.id });
  await makeDraw({ productId: closed.id, state: "drawn" });
  expect(await runJobs()).toEqual(["A new drop: Drawn"]);
  expect(mails()[0]?.html).toContain("sold by a draw");
  expect(mails()[0]?.html).not.toContain("You can buy it now");
});

test("an email about a new drop that was sold out or paused meanwhile is sent once when it can be bought", async () => {
  await follow({ kind: "series", key: series.key });
  const { id } = await makeProduct({ series: series.name });
  const setStock = (stock: number) => db.productVariant.updateMany({ where: { productId: id }, data: { stock } });
  await notifyFollowers();
  await setStock(0);
  expect(await runJobs()).toEqual([]);
  expect(await notifyFollowers()).toBe(0);
  await setStock(1);
  expect(await notifyFollowers()).toBe(1);
  await db.product.update({ where: { id }, data: { inStock: false } });
  expect(await runJobs()).toEqual([]);
  await db.product.update({ where: { id }, data: { inStock: true } });
  expect(await runJobs()).toHaveLength(1);
  expect(await runJobs()).toHaveLength(1);
});

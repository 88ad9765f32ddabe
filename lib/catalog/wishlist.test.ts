import { beforeEach, expect, test } from "vitest";
import { POST as postUnsubscribe } from "@/app/api/alerts/unsubscribe/[token]/route";
import { POST as postRemove } from "@/app/api/wishlist/remove/route";
import { GET as getWishlist, POST as postWishlist } from "@/app/api/wishlist/route";
import type { Actor } from "@/lib/auth/contracts";
import { makeProduct } from "@/lib/catalog/factory";
import { processScheduledDrops } from "@/lib/catalog/process-scheduled-drops";
import { db } from "@/lib/db/client";
import { callRoute } from "@/lib/http/test-client";
import { makeActor } from "@/lib/subscriptions/factory";
import { processOutbox } from "@/lib/workflows/job-handlers";
import { emulator } from "@/tooling/dev-stack/test-context";

let actor: Actor;
beforeEach(async () => {
  await db.$executeRaw`DELETE FROM outbox_messages`;
  await db.$executeRaw`DELETE FROM product_alerts`;
  await db.$executeRaw`DELETE FROM wishlist_items`;
  actor = await makeActor();
});

const save = (slug: string, choices: object = {}, as: Actor = actor) =>
  callRoute(postWishlist, "/api/wishlist", { as, body: { slug, ...choices } });
const remove = (slug: string, as: Actor = actor) =>
  callRoute(postRemove, "/api/wishlist/remove", { as, body: { slug } });
const list = async (as: Actor = actor) => (await callRoute(getWishlist, "/api/wishlist", { as })).body.items;
const setStock = (id: string, stock: number) =>
  db.$executeRaw`UPDATE product_variants SET stock = ${stock} WHERE product_id = ${id}`;

/** The subjects of the emails to the user, after the scheduled job has run. */
async function runJobs(): Promise<string[]> {
  await processScheduledDrops();
  await processOutbox();
  return mails().map(({ subject }) => String(subject));
}
const mails = () =>
  emulator()
    .emails()
    .filter(({ to }) => [to].flat().includes(actor.email))
    .toReversed();
const unsubscribe = () => {
  const token = /unsubscribe\/([\w-]+)>/.exec(mails().at(-1)?.headers?.["List-Unsubscribe"] ?? "")?.[1] ?? "";
  return callRoute(postUnsubscribe, `/api/alerts/unsubscribe/${token}`, { body: {}, params: { token } });
};

test("saves a drop once for a user, keeps the choices that are not given, and removes it for that user only", async () => {
  const { id, slug } = await makeProduct({ stock: 20 });
  const shirt = await makeProduct({ variations: { stock: { M: 1 } } });
  const other = await makeActor();
  const replies = await Promise.all([save(slug), save(slug), save(slug, {}, other)]);
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
  await save(slug, { fewLeft: "on" });
  await save(slug, { backInStock: "on" });
  expect(await list()).toMatchObject([{ slug, available: true, fewLeft: true, backInStock: true, stock: "In stock" }]);
  await save(shirt.slug);
  expect(await list()).toMatchObject([{ option: "Size" }, { productId: id, option: null }]);
  await remove(shirt.slug);
  expect((await remove(slug)).body.items).toEqual([]);
  expect((await remove(slug)).status).toBe(200);
  expect(await list(other)).toHaveLength(1);
});

test("does not save an unknown or a deleted drop, or more than the limit", async () => {
  const { slug } = await makeProduct({ deleted: true });
  expect((await save(slug)).status).toBe(404);
  expect((await save("no-such-drop")).status).toBe(404);
  expect((await save("x", { fewLeft: "maybe" })).status).toBe(400);
  const saved = await makeProduct();
  await save(saved.slug);
  await db.$executeRaw`
    INSERT INTO products (id, slug, name, description, price_kobo) SELECT ${actor._id} || i, ${actor._id} || i, 'Full', '', 1 FROM generate_series(1, 99) i`;
  await db.$executeRaw`
    INSERT INTO wishlist_items (id, user_id, product_id, unsubscribe_token) SELECT p.id, ${actor._id}, p.id, p.id FROM products p WHERE p.id LIKE ${`${actor._id}%`}`;
  expect(await save((await makeProduct()).slug)).toMatchObject({
    status: 409,
    body: { fields: { slug: "You can save 100 drops. Please remove one first." } },
  });
  expect((await save(saved.slug, { fewLeft: "on" })).status).toBe(200);
});

test("sends one email each time that few are left, until the link in it is used", async () => {
  const { id, slug } = await makeProduct({ name: "Bowl", stock: 20 });
  await save(slug, { fewLeft: "on" });
  expect(await runJobs()).toEqual([]);
  await setStock(id, 4);
  expect(await runJobs()).toEqual(["Bowl: only 4 left"]);
  await setStock(id, 2);
  expect(await runJobs()).toHaveLength(1);
  await setStock(id, 20);
  await runJobs();
  await setStock(id, 1);
  expect(await runJobs()).toEqual(["Bowl: only 4 left", "Bowl: only 1 left"]);
  expect((await unsubscribe()).status).toBe(200);
  expect(await list()).toMatchObject([{ slug, fewLeft: false }]);
});

test("sends no email about a shortage that was there when the email was asked for", async () => {
  const { slug } = await makeProduct({ stock: 2 });
  await save(slug, { fewLeft: "on" });
  expect(await runJobs()).toEqual([]);
});

test("sends one email a day when a saved drop is back, until the link in it is used", async () => {
  const { id, slug } = await makeProduct({ name: "Jar", stock: 20 });
  await save(slug, { backInStock: "on" });
  for (const stock of [0, 1, 0, 1]) {
    await setStock(id, stock);
    await runJobs();
  }
  expect(await runJobs()).toEqual(["Jar is available now"]);
  await db.$executeRaw`UPDATE product_alerts SET sent_at = now() - interval '2 days' WHERE product_id = ${id}`;
  await setStock(id, 0);
  await runJobs();
  await setStock(id, 1);
  expect(await runJobs()).toHaveLength(2);
  await unsubscribe();
  await setStock(id, 0);
  await runJobs();
  await setStock(id, 1);
  expect(await runJobs()).toHaveLength(2);
  expect(await list()).toMatchObject([{ slug, backInStock: false }]);
});

test("stops waiting for a drop that is removed from the wishlist", async () => {
  const { id, slug } = await makeProduct({ stock: 0 });
  await save(slug, { backInStock: "on" });
  await runJobs();
  expect(await db.productAlert.count({ where: { productId: id } })).toBe(1);
  await remove(slug);
  expect(await db.productAlert.count({ where: { productId: id } })).toBe(0);
});

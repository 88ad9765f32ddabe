import { beforeEach, describe, expect, test, vi } from "vitest";
import { POST as postConfirm } from "@/app/api/alerts/confirm/route";
import { POST as postLeave } from "@/app/api/alerts/unsubscribe/[token]/route";
import { POST as postAlert } from "@/app/api/products/[slug]/alert/route";
import type { Actor } from "@/lib/auth/contracts";
import { sampleAddress } from "@/lib/auth/factory";
import { makeProduct } from "@/lib/catalog/factory";
import { processScheduledDrops } from "@/lib/catalog/process-scheduled-drops";
import { linkToken, newId } from "@/lib/core/ids";
import { db } from "@/lib/db/client";
import { makeDraw } from "@/lib/draws/factory";
import { callRoute } from "@/lib/http/test-client";
import { makeActor } from "@/lib/subscriptions/factory";
import { processOutbox } from "@/lib/workflows/job-handlers";
import { emulator } from "@/tooling/dev-stack/test-context";

const far = new Date("2090-12-01T11:00:00Z");
let address = 0;
const newEmail = () => `waiting-${++address}-${newId("usr").slice(-6)}@example.ng`;

beforeEach(async () => {
  emulator().faults("resend", "none");
  await db.$executeRaw`DELETE FROM rate_limits`;
  await db.$executeRaw`DELETE FROM outbox_messages`;
  await db.$executeRaw`DELETE FROM product_alerts`;
});

const subscribe = (slug: string, body: object, as: Actor | null = null) =>
  callRoute(postAlert, `/api/products/${slug}/alert`, { as, body, params: { slug } });
const mailsTo = (email: string) =>
  emulator()
    .emails()
    .filter((mail) => [mail.to].flat().includes(email));
const openDrop = (id: string) => db.$executeRaw`UPDATE products SET opens_at = clock_timestamp() WHERE id = ${id}`;
const tokenIn = (mail: { html: string } | undefined) => /alerts\/confirm\/([\w-]+)/.exec(mail?.html ?? "")?.[1] ?? "";
const unsubscribeTokenIn = (mail: { headers?: Record<string, string> } | undefined) =>
  /unsubscribe\/([\w-]+)>/.exec(mail?.headers?.["List-Unsubscribe"] ?? "")?.[1] ?? "";

/** Retries the outbox until it is empty, as the scheduled job does over time. */
async function processUntilSent(): Promise<void> {
  await vi.waitFor(
    async () => {
      await db.$executeRaw`UPDATE outbox_messages SET next_attempt_at = now() WHERE status = 'pending'`;
      await processOutbox();
      expect(await db.outboxMessage.count({ where: { status: "pending" } })).toBe(0);
    },
    { timeout: 15_000, interval: 50 },
  );
}

describe("subscribing to a product alert", () => {
  test("sends a signed-in user one email when the drop opens, with an unsubscribe link", async () => {
    const drop = await makeProduct({ name: "Pendant", opensAt: far });
    const actor = await makeActor({ shippingAddress: sampleAddress });
    for (const _ of [1, 2]) expect((await subscribe(drop.slug, {}, actor)).status).toBe(200);
    await processScheduledDrops();
    await processUntilSent();
    expect(mailsTo(actor.email)).toEqual([]);
    await openDrop(drop.id);
    await Promise.all([processScheduledDrops(), processScheduledDrops()]);
    await processUntilSent();
    await processScheduledDrops();
    await processUntilSent();
    expect(mailsTo(actor.email).map(({ subject }) => subject)).toEqual(["Pendant is available now"]);
    const [mail] = mailsTo(actor.email);
    expect(mail?.headers).toMatchObject({ "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" });
    const token = unsubscribeTokenIn(mail);
    const response = await callRoute(postLeave, `/api/alerts/unsubscribe/${token}`, { body: {}, params: { token } });
    expect(response.status).toBe(200);
    expect(await db.productAlert.count({ where: { email: actor.email } })).toBe(0);
  });

  test("asks a visitor to confirm by email, with a link that works once", async () => {
    const drop = await makeProduct({ opensAt: far });
    const email = newEmail();
    expect((await subscribe(drop.slug, { email })).body.message).toContain("Check your inbox");
    await processUntilSent();
    const token = tokenIn(mailsTo(email)[0]);
    await openDrop(drop.id);
    await processScheduledDrops();
    await processUntilSent();
    expect(mailsTo(email)).toHaveLength(1);
    const confirm = () => callRoute(postConfirm, "/api/alerts/confirm", { body: { token } });
    const responses = await Promise.all([confirm(), confirm(), confirm()]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
    await processScheduledDrops();
    await processUntilSent();
    expect(mailsTo(email)).toHaveLength(2);
  });

  test("responds the same for known and unknown addresses, and sends at most five emails an hour to one", async () => {
    const drop = await makeProduct({ opensAt: far });
    const [known, fresh] = [newEmail(), newEmail()];
    await db.productAlert.create({
      data: { id: newId("alr"), productId: drop.id, email: known, status: "confirmed", unsubscribeToken: linkToken() },
    });
    const [first, second] = [
      await subscribe(drop.slug, { email: known }),
      await subscribe(drop.slug, { email: fresh }),
    ];
    expect(first.body).toEqual({ ...second.body, requestId: first.body.requestId });
    expect(first.status).toBe(second.status);
    for (let times = 0; times < 8; times++) expect((await subscribe(drop.slug, { email: fresh })).status).toBe(200);
    await processUntilSent();
    expect(mailsTo(known)).toEqual([]);
    expect(mailsTo(fresh)).toHaveLength(5);
    expect(await db.productAlert.count({ where: { productId: drop.id } })).toBe(2);
  });

  test.each([
    ["is available", {}],
    ["has ended", { closesAt: new Date("2025-01-01") }],
    ["is sold out", { editionSize: 5, editionIssued: 5, stock: 0 }],
  ])("rejects a drop that %s and stores nothing", async (_, given) => {
    const drop = await makeProduct(given);
    expect((await subscribe(drop.slug, { email: newEmail() })).status).toBe(409);
    expect((await subscribe(drop.slug, {}, await makeActor())).status).toBe(409);
    expect(await db.productAlert.count({ where: { productId: drop.id } })).toBe(0);
  });

  test.each([{}, { email: "a@x.ng,b@y.ng" }, { email: "a@x.ng\r\nBcc: b@y.ng" }, { email: { $ne: "" } }])(
    "rejects %o as an email address",
    async (body) => {
      const drop = await makeProduct({ opensAt: far });
      expect((await subscribe(drop.slug, body)).status).toBe(400);
      expect(await db.productAlert.count({ where: { productId: drop.id } })).toBe(0);
    },
  );
});

describe("back in stock", () => {
  test("emails each subscriber exactly once when the provider fails in between", async () => {
    const drop = await makeProduct({ stock: 0 });
    const emails = Array.from({ length: 30 }, newEmail);
    await db.productAlert.createMany({
      data: emails.map((email) => ({
        id: newId("alr"),
        productId: drop.id,
        email,
        status: "confirmed" as const,
        unsubscribeToken: linkToken(),
      })),
    });
    await processScheduledDrops();
    expect(await db.outboxMessage.count()).toBe(0);
    await db.productVariant.updateMany({ where: { productId: drop.id }, data: { stock: 3 } });
    await Promise.all([processScheduledDrops(), processScheduledDrops(), processScheduledDrops()]);
    expect(await db.outboxMessage.count({ where: { topic: "product.available.email" } })).toBe(30);
    emulator().faults("resend", "down", 10);
    await processOutbox();
    // On a slow machine some of them have been tried a second time already.
    const failedOnce = { OR: [{ status: "pending" as const }, { attempts: { gt: 1 } }] };
    expect(await db.outboxMessage.count({ where: failedOnce })).toBe(10);
    await processUntilSent();
    for (const email of emails) expect(mailsTo(email)).toHaveLength(1);
    // Emails contain the unsubscribe token, so none of them stays in the outbox.
    const [leftover] = await db.$queryRaw<[{ count: number }]>`
      SELECT count(*)::int AS count FROM outbox_messages WHERE rendered IS NOT NULL OR payload <> '{}'`;
    expect(leftover.count).toBe(0);
  });

  test("emails a user who subscribes again, and none who has unsubscribed", async () => {
    const drop = await makeProduct({ stock: 0 });
    const [stays, leaves] = [await makeActor(), await makeActor()];
    for (const actor of [stays, leaves]) await subscribe(drop.slug, {}, actor);
    const setStock = (stock: number) =>
      db.productVariant.updateMany({ where: { productId: drop.id }, data: { stock } });
    await setStock(1);
    await processScheduledDrops();
    await db.productAlert.deleteMany({ where: { userId: leaves._id } });
    await processUntilSent();
    await setStock(0);
    expect((await subscribe(drop.slug, {}, stays)).status).toBe(200);
    await setStock(1);
    await processScheduledDrops();
    await processUntilSent();
    expect([mailsTo(stays.email).length, mailsTo(leaves.email).length]).toEqual([2, 0]);
  });

  test("deletes an unconfirmed address after a week and a notified one after 30 days", async () => {
    const drop = await makeProduct({ opensAt: far });
    await subscribe(drop.slug, { email: newEmail() });
    await subscribe(drop.slug, {}, await makeActor());
    await db.$executeRaw`UPDATE product_alerts SET confirm_expires_at = now() - interval '1 second' WHERE status = 'pending'`;
    await db.$executeRaw`UPDATE product_alerts SET status = 'sent', sent_at = now() - interval '31 days' WHERE status = 'confirmed'`;
    await processScheduledDrops();
    expect(await db.productAlert.count()).toBe(0);
  });

  test("waits for one sold-out size, and notifies the earliest subscriber first", async () => {
    const drop = await makeProduct({ name: "Shirt", variations: { stock: { M: 3, L: 0 } } });
    const [first, second] = [await makeActor(), await makeActor()];
    expect((await subscribe(drop.slug, { size: "L" }, second)).status).toBe(200);
    expect((await subscribe(drop.slug, { size: "L" }, first)).status).toBe(200);
    await db.$executeRaw`UPDATE product_alerts SET created_at = now() - interval '1 hour' WHERE user_id = ${first._id}`;
    expect((await subscribe(drop.slug, { size: "M" }, first)).status).toBe(409);
    expect((await subscribe(drop.slug, {}, first)).status).toBe(409);
    expect((await subscribe(drop.slug, { size: "XS" }, first)).status).toBe(404);
    await processScheduledDrops();
    expect(await db.outboxMessage.count()).toBe(0);
    await db.$executeRaw`UPDATE product_variants SET stock = 1 WHERE product_id = ${drop.id} AND name = 'L'`;
    await processScheduledDrops();
    await processOutbox();
    const sent = emulator()
      .emails()
      .filter(({ subject }) => subject === "Shirt, L is available now")
      .map(({ to }) => [to].flat()[0])
      .toReversed();
    expect(sent).toEqual([first.email, second.email]);
  });
});

test("an alert waits while a draw gives the drop, and when it can no longer be bought before its email leaves", async () => {
  const drop = await makeProduct({ name: "Drawn ring", opensAt: far });
  const actor = await makeActor({ shippingAddress: sampleAddress });
  await subscribe(drop.slug, {}, actor);
  const draw = await makeDraw({ productId: drop.id });
  await openDrop(drop.id);
  await processScheduledDrops();
  expect(await db.productAlert.findFirst({ where: { email: actor.email } })).toMatchObject({ status: "confirmed" });
  await db.draw.update({ where: { id: draw.id }, data: { state: "finished" } });
  await processScheduledDrops();
  await db.product.update({ where: { id: drop.id }, data: { inStock: false } });
  await processUntilSent();
  expect(mailsTo(actor.email)).toEqual([]);
  await db.product.update({ where: { id: drop.id }, data: { inStock: true } });
  await processScheduledDrops();
  await processUntilSent();
  expect(mailsTo(actor.email).map(({ subject }) => subject)).toEqual(["Drawn ring is available now"]);
});

test("one run emails at most twenty people for each unit in stock, those who wait longest", async () => {
  const drop = await makeProduct({ stock: 1 });
  await db.$executeRaw`
    INSERT INTO product_alerts (id, product_id, email, status, unsubscribe_token, created_at)
    SELECT ${drop.id} || i, ${drop.id}, ${drop.id} || i || '@example.ng', 'confirmed', ${drop.id} || i, now() - make_interval(mins => i)
    FROM generate_series(1, 25) i`;
  expect((await processScheduledDrops()).emailed).toBe(20);
  const waiting = await db.productAlert.findMany({ where: { status: "confirmed" }, orderBy: { createdAt: "desc" } });
  expect(waiting.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5].map((i) => `${drop.id}${i}`));
  expect((await processScheduledDrops()).emailed).toBe(5);
});

import { beforeEach, describe, expect, test, vi } from "vitest";
import { POST as postConfirm } from "@/app/api/alerts/confirm/route";
import { POST as postLeave } from "@/app/api/alerts/leave/[token]/route";
import { POST as postAlert } from "@/app/api/products/[slug]/alert/route";
import type { Actor } from "@/lib/accounts/contracts";
import { someAddress } from "@/lib/accounts/factory";
import { deliverOutbox } from "@/lib/http/effects";
import { callRoute } from "@/lib/http/testing";
import { makeActor } from "@/lib/membership/factory";
import { db } from "@/lib/platform/db";
import { linkToken, newId } from "@/lib/platform/ids";
import { makeProduct } from "@/lib/shop/factory";
import { sweepDrops } from "@/lib/shop/sweep-drops";
import { emulator } from "@/local/testing";

const far = new Date("2090-12-01T11:00:00Z");
let address = 0;
const somebody = () => `waiting-${++address}-${newId("usr").slice(-6)}@example.ng`;

beforeEach(async () => {
  emulator().faults("resend", "none");
  await db.$executeRaw`DELETE FROM rate_limits`;
  await db.$executeRaw`DELETE FROM outbox_messages`;
  await db.$executeRaw`DELETE FROM drop_alerts`;
});

const ask = (slug: string, body: object, as: Actor | null = null) =>
  callRoute(postAlert, `/api/products/${slug}/alert`, { as, body, params: { slug } });
const mailsTo = (email: string) =>
  emulator()
    .emails()
    .filter((mail) => [mail.to].flat().includes(email));
const open = (id: string) => db.$executeRaw`UPDATE products SET opens_at = clock_timestamp() WHERE id = ${id}`;
const tokenIn = (mail: { html: string } | undefined) => /alerts\/confirm\/([\w-]+)/.exec(mail?.html ?? "")?.[1] ?? "";
const leaveTokenIn = (mail: { headers?: Record<string, string> } | undefined) =>
  /leave\/([\w-]+)>/.exec(mail?.headers?.["List-Unsubscribe"] ?? "")?.[1] ?? "";

/** Lets the outbox try again until nothing is left to try, as the sweep would over time. */
async function untilSent(): Promise<void> {
  await vi.waitFor(
    async () => {
      await db.$executeRaw`UPDATE outbox_messages SET next_attempt_at = now() WHERE status = 'pending'`;
      await deliverOutbox();
      expect(await db.outboxMessage.count({ where: { status: "pending" } })).toBe(0);
    },
    { timeout: 15_000, interval: 50 },
  );
}

describe("asking to hear of a drop", () => {
  test("is one tap for the signed-in: one letter when it opens, with a way out, and none after", async () => {
    const drop = await makeProduct({ name: "Pendant", opensAt: far });
    const actor = await makeActor({ shippingAddress: someAddress });
    for (const _ of [1, 2]) expect((await ask(drop.slug, {}, actor)).status).toBe(200);
    await sweepDrops();
    await untilSent();
    expect(mailsTo(actor.email)).toEqual([]);
    await open(drop.id);
    await Promise.all([sweepDrops(), sweepDrops()]);
    await untilSent();
    await sweepDrops();
    await untilSent();
    expect(mailsTo(actor.email).map(({ subject }) => subject)).toEqual(["Pendant can be bought now"]);
    const [mail] = mailsTo(actor.email);
    expect(mail?.headers).toMatchObject({ "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" });
    const token = leaveTokenIn(mail);
    const answer = await callRoute(postLeave, `/api/alerts/leave/${token}`, { body: {}, params: { token } });
    expect(answer.status).toBe(200);
    expect(await db.dropAlert.count({ where: { email: actor.email } })).toBe(0);
  });

  test("wants a yes by mail from a visitor, whose link works once", async () => {
    const drop = await makeProduct({ opensAt: far });
    const email = somebody();
    expect((await ask(drop.slug, { email })).body.message).toContain("Check your inbox");
    await untilSent();
    const token = tokenIn(mailsTo(email)[0]);
    await open(drop.id);
    await sweepDrops();
    await untilSent();
    expect(mailsTo(email)).toHaveLength(1);
    const confirm = () => callRoute(postConfirm, "/api/alerts/confirm", { body: { token } });
    const answers = await Promise.all([confirm(), confirm(), confirm()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
    await sweepDrops();
    await untilSent();
    expect(mailsTo(email)).toHaveLength(2);
  });

  test("answers the same whether an address waits already or not, and writes to it five times an hour at most", async () => {
    const drop = await makeProduct({ opensAt: far });
    const [known, fresh] = [somebody(), somebody()];
    await db.dropAlert.create({
      data: { id: newId("alr"), productId: drop.id, email: known, status: "confirmed", leaveToken: linkToken() },
    });
    const [first, second] = [await ask(drop.slug, { email: known }), await ask(drop.slug, { email: fresh })];
    expect(first.body).toEqual({ ...second.body, requestId: first.body.requestId });
    expect(first.status).toBe(second.status);
    for (let times = 0; times < 8; times++) expect((await ask(drop.slug, { email: fresh })).status).toBe(200);
    await untilSent();
    expect(mailsTo(known)).toEqual([]);
    expect(mailsTo(fresh)).toHaveLength(5);
    expect(await db.dropAlert.count({ where: { productId: drop.id } })).toBe(2);
  });

  test.each([
    ["can be bought", {}],
    ["has ended", { closesAt: new Date("2025-01-01") }],
    ["is gone for good", { editionSize: 5, editionIssued: 5, stock: 0 }],
  ])("of a drop that %s is refused, and nothing is kept", async (_, given) => {
    const drop = await makeProduct(given);
    expect((await ask(drop.slug, { email: somebody() })).status).toBe(409);
    expect((await ask(drop.slug, {}, await makeActor())).status).toBe(409);
    expect(await db.dropAlert.count({ where: { productId: drop.id } })).toBe(0);
  });

  test.each([{}, { email: "a@x.ng,b@y.ng" }, { email: "a@x.ng\r\nBcc: b@y.ng" }, { email: { $ne: "" } }])(
    "with %o instead of an address is refused",
    async (body) => {
      const drop = await makeProduct({ opensAt: far });
      expect((await ask(drop.slug, body)).status).toBe(400);
      expect(await db.dropAlert.count({ where: { productId: drop.id } })).toBe(0);
    },
  );
});

describe("a drop that comes back", () => {
  test("tells each of many exactly once, though the provider fails half way", async () => {
    const drop = await makeProduct({ stock: 0 });
    const emails = Array.from({ length: 30 }, somebody);
    await db.dropAlert.createMany({
      data: emails.map((email) => ({
        id: newId("alr"),
        productId: drop.id,
        email,
        status: "confirmed" as const,
        leaveToken: linkToken(),
      })),
    });
    await sweepDrops();
    expect(await db.outboxMessage.count()).toBe(0);
    await db.productVariant.updateMany({ where: { productId: drop.id }, data: { stock: 3 } });
    await Promise.all([sweepDrops(), sweepDrops(), sweepDrops()]);
    expect(await db.outboxMessage.count({ where: { topic: "shop.drop-open" } })).toBe(30);
    emulator().faults("resend", "down", 10);
    await deliverOutbox();
    expect(await db.outboxMessage.count({ where: { status: "pending" } })).toBe(10);
    await untilSent();
    for (const email of emails) expect(mailsTo(email)).toHaveLength(1);
    // Each letter carries the secret of its way out: none of them stays in the outbox.
    const [kept] = await db.$queryRaw<[{ count: number }]>`
      SELECT count(*)::int AS count FROM outbox_messages WHERE rendered IS NOT NULL OR payload <> '{}'`;
    expect(kept.count).toBe(0);
  });

  test("tells again whoever asks again after it went, and nobody who has left meanwhile", async () => {
    const drop = await makeProduct({ stock: 0 });
    const [stays, leaves] = [await makeActor(), await makeActor()];
    for (const actor of [stays, leaves]) await ask(drop.slug, {}, actor);
    const setStock = (stock: number) =>
      db.productVariant.updateMany({ where: { productId: drop.id }, data: { stock } });
    await setStock(1);
    await sweepDrops();
    await db.dropAlert.deleteMany({ where: { userId: leaves._id } });
    await untilSent();
    await setStock(0);
    expect((await ask(drop.slug, {}, stays)).status).toBe(200);
    await setStock(1);
    await sweepDrops();
    await untilSent();
    expect([mailsTo(stays.email).length, mailsTo(leaves.email).length]).toEqual([2, 0]);
  });

  test("forgets an address that never said yes after a week, and one that was told after a month", async () => {
    const drop = await makeProduct({ opensAt: far });
    await ask(drop.slug, { email: somebody() });
    await ask(drop.slug, {}, await makeActor());
    await db.$executeRaw`UPDATE drop_alerts SET confirm_expires_at = now() - interval '1 second' WHERE status = 'asked'`;
    await db.$executeRaw`UPDATE drop_alerts SET status = 'sent', sent_at = now() - interval '31 days' WHERE status = 'confirmed'`;
    await sweepDrops();
    expect(await db.dropAlert.count()).toBe(0);
  });
});

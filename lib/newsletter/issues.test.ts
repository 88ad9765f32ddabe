import { NextRequest } from "next/server";
import { beforeEach, describe, expect, test, vi } from "vitest";
import { POST as retry } from "@/app/api/admin/newsletters/[id]/retry/route";
import { DELETE as remove, PUT as save } from "@/app/api/admin/newsletters/[id]/route";
import { PUT as schedule, DELETE as unschedule } from "@/app/api/admin/newsletters/[id]/schedule/route";
import { POST as send } from "@/app/api/admin/newsletters/[id]/send/route";
import { POST as stop } from "@/app/api/admin/newsletters/[id]/stop/route";
import { POST as testSend } from "@/app/api/admin/newsletters/[id]/test/route";
import { POST as preview } from "@/app/api/admin/newsletters/preview/route";
import { GET as recipients } from "@/app/api/admin/newsletters/recipients/route";
import { POST as create } from "@/app/api/admin/newsletters/route";
import { POST as retryInOutbox } from "@/app/api/admin/outbox/[jobId]/retry/route";
import { DELETE as deleteSegment } from "@/app/api/admin/segments/[id]/route";
import { POST as createSegment } from "@/app/api/admin/segments/route";
import { POST as webhook } from "@/app/api/webhooks/resend/route";
import type { Actor } from "@/lib/auth/contracts";
import { makeUser, sampleAddress } from "@/lib/auth/factory";
import { makeProduct } from "@/lib/catalog/factory";
import { backgroundSettled } from "@/lib/core/background";
import { linkToken, newId } from "@/lib/core/ids";
import { db } from "@/lib/db/client";
import { callRoute } from "@/lib/http/test-client";
import { enqueue } from "@/lib/jobs/outbox";
import { findLibraryPictures } from "@/lib/media/library-pictures";
import { getMedia } from "@/lib/media/queries";
import { getArchivedIssue, listArchivedIssues } from "@/lib/newsletter/archive";
import { claimDelivery, recordSent } from "@/lib/newsletter/delivery-state";
import type { DraftContent } from "@/lib/newsletter/issue-contracts";
import { getAdminIssue } from "@/lib/newsletter/issue-queries";
import { newsletterJobs } from "@/lib/newsletter/jobs";
import { countRecipients } from "@/lib/newsletter/recipients";
import { endFailedDeliveries } from "@/lib/newsletter/retry-issue";
import { startScheduledIssues } from "@/lib/newsletter/start-issue";
import { makeActor } from "@/lib/subscriptions/factory";
import { eraseUserDataStatements } from "@/lib/workflows/erase-user-data";
import { processOutbox } from "@/lib/workflows/job-handlers";
import { emulator } from "@/tooling/dev-stack/test-context";

let admin: Actor;
let before = 0;

beforeEach(async () => {
  await db.user.updateMany({ data: { deletedAt: new Date() } });
  await db.outboxMessage.deleteMany();
  await db.newsletterDelivery.deleteMany();
  await db.newsletterIssue.deleteMany();
  await db.newsletterSubscriber.deleteMany();
  await db.newsletterSettings.deleteMany();
  await db.$executeRaw`DELETE FROM rate_limits`;
  emulator().faults("resend", "none");
  emulator().deliverWebhooksTo((request) => webhook(new NextRequest(request), { params: Promise.resolve({}) }));
  admin = await makeActor({ role: "Admin" });
  before = emulator().emails().length;
});

const content = (overrides: Partial<DraftContent> = {}): DraftContent => ({
  subject: "November in the museum",
  summary: "",
  blocks: [{ id: "a", type: "text", text: "## A vase\n\nIt came [home](/drops)." }],
  audience: "subscribers",
  audienceValue: "",
  isPublic: false,
  ...overrides,
});
const path = (id: string, act = "") => `/api/admin/newsletters/${id}${act}`;

async function makeDraft(overrides: Partial<DraftContent> = {}): Promise<string> {
  const { body } = await callRoute(create, "/api/admin/newsletters", {
    as: admin,
    body: { content: content(overrides) },
  });
  return body._id;
}
const subscribe = (email: string, overrides: object = {}) =>
  db.newsletterSubscriber.create({
    data: {
      id: newId("sbs"),
      email,
      status: "confirmed",
      confirmedAt: new Date(),
      unsubscribeToken: linkToken(),
      ...overrides,
    },
  });
const subscribeMany = (count: number) =>
  Promise.all(Array.from({ length: count }, (_, index) => subscribe(`reader-${index}@example.ng`)));
const put = (id: string, version: number, overrides: Partial<DraftContent> = {}) =>
  callRoute(save, path(id), { as: admin, params: { id }, body: { version, ...content(overrides) } });
const press = (id: string, recipients: number, version = 1) =>
  callRoute(send, path(id, "/send"), { as: admin, params: { id }, body: { version, recipients } });
const sentTo = () =>
  emulator()
    .emails()
    .slice(0, emulator().emails().length - before)
    .flatMap(({ to }) => to)
    .sort();
const issueOf = async (id: string) => (await getAdminIssue(id)) ?? expect.fail("there is no such issue");

async function untilSent(): Promise<void> {
  await vi.waitFor(
    async () => {
      await db.$executeRaw`UPDATE outbox_messages SET next_attempt_at = now() WHERE status = 'pending'`;
      await processOutbox();
      expect(await db.outboxMessage.count({ where: { status: "pending" } })).toBe(0);
    },
    { timeout: 15_000, interval: 50 },
  );
}

describe("a draft", () => {
  test("is saved by one of two tabs, and the other keeps its text and gets stale", async () => {
    const id = await makeDraft();
    expect((await put(id, 1, { subject: "First tab" })).body).toMatchObject({ version: 2 });
    const second = await put(id, 1, { subject: "Second tab" });
    expect(second).toMatchObject({ status: 409, body: { code: "stale", facts: { version: 2 } } });
    expect((await issueOf(id)).subject).toBe("First tab");
    const copy = await makeDraft({ subject: "Second tab" });
    expect((await issueOf(copy)).subject).toBe("Second tab");
  });

  test("accepts a repeated save whose first response was lost", async () => {
    const id = await makeDraft();
    await put(id, 1, { subject: "Saved" });
    expect(await put(id, 1, { subject: "Saved" })).toMatchObject({ status: 200, body: { version: 2 } });
  });

  test("is deleted, and an issue that was sent is not", async () => {
    await subscribeMany(1);
    const [draft, sent] = [await makeDraft(), await makeDraft()];
    await press(sent, 1);
    const erase = (id: string) => callRoute(remove, path(id), { as: admin, params: { id } });
    expect([(await erase(draft)).status, (await erase(sent)).status]).toEqual([200, 409]);
    expect((await put(sent, 1)).status).toBe(409);
  });

  test("shows a drop as a card with its price, and leaves out active content", async () => {
    const { id: ref, slug } = await makeProduct({ name: "Handover Vase", price: 345_000 });
    const text = '<script>alert(1)</script>\n\n<img src=x onerror="alert(1)">\n\n[a](javascript:alert(1)) [b](/drops)';
    const blocks = [
      { id: "p", type: "picture", url: "/images/home/badger-1600.jpg", alt: "A scroll", caption: "" },
      { id: "t", type: "text", text },
      { id: "c", type: "card", kind: "product", ref },
    ];
    const body = { subject: "Cards", summary: "", blocks, isPublic: false };
    const { body: shown } = await callRoute(preview, "/api/admin/newsletters/preview", { as: admin, body });
    expect(shown.html).toMatch(/Handover Vase[\s\S]*₦345,000[\s\S]*See the drop/);
    expect(shown.html.indexOf("badger-1600.jpg")).toBeLessThan(shown.html.indexOf("<h1"));
    expect(shown.html).not.toMatch(/<script|onerror|javascript:/);
    expect(shown.text).toContain(`₦345,000\nhttp://localhost:3000/drops/${slug}`);
    expect(shown.text).toContain("[b](http://localhost:3000/drops)");
    expect(
      (
        await callRoute(preview, "/api/admin/newsletters/preview", {
          as: admin,
          body: { ...body, blocks: [{ ...blocks[0], url: "https://evil.example/x.jpg" }] },
        })
      ).status,
    ).toBe(400);
  });

  test("a test goes to the admin only", async () => {
    await subscribeMany(2);
    const id = await makeDraft();
    await callRoute(testSend, path(id, "/test"), { as: admin, params: { id }, body: { version: 1 } });
    await untilSent();
    expect(sentTo()).toEqual([admin.email]);
    expect((await issueOf(id)).status).toBe("draft");
  });
});

describe("sending", () => {
  test("twenty presses at once send one email to each recipient", async () => {
    const id = await makeDraft();
    const readers = await subscribeMany(3);
    const replies = await Promise.all(Array.from({ length: 20 }, () => press(id, 3)));
    expect(new Set(replies.map(({ status, body }) => `${status} ${body.recipients}`))).toEqual(new Set(["200 3"]));
    await untilSent();
    expect(sentTo()).toEqual(readers.map(({ email }) => email).sort());
    expect(await issueOf(id)).toMatchObject({ status: "sent", counts: { recipients: 3, sent: 3 } });
  });

  test("is refused with another number of recipients than confirmed, an old version, or without text", async () => {
    await subscribeMany(2);
    const id = await makeDraft();
    expect(await press(id, 1)).toMatchObject({ status: 409, body: { facts: { recipients: 2 } } });
    expect(await press(id, 2, 7)).toMatchObject({ status: 409, body: { code: "stale" } });
    const empty = await makeDraft({ blocks: [] });
    expect((await press(empty, 2)).status).toBe(400);
    const gone = await makeDraft({ blocks: [{ id: "c", type: "card", kind: "event", ref: "evt_none" }] });
    expect((await press(gone, 2)).status).toBe(409);
    expect([await db.newsletterDelivery.count(), (await issueOf(id)).status]).toEqual([0, "draft"]);
  });

  test("never reaches an address that unsubscribed or bounced, before or after it began", async () => {
    await subscribeMany(3);
    await subscribe("left@example.ng", { status: "unsubscribed" });
    await subscribe("gone@example.ng", { bouncedAt: new Date() });
    await makeUser({ email: "left@example.ng", plan: "collector" });
    const id = await makeDraft({ audience: "everyone" });
    emulator().faults("resend", "down");
    await press(id, 3);
    await processOutbox();
    await db.newsletterSubscriber.update({ where: { email: "reader-0@example.ng" }, data: { status: "unsubscribed" } });
    await db.newsletterSubscriber.update({ where: { email: "reader-1@example.ng" }, data: { bouncedAt: new Date() } });
    emulator().faults("resend", "none");
    await untilSent();
    expect(sentTo()).toEqual(["reader-2@example.ng"]);
    expect((await issueOf(id)).counts).toMatchObject({ sent: 1, skipped: 2 });
  });

  test("stops: what was sent stays sent, a running request finishes, and the rest is never sent", async () => {
    await subscribeMany(6);
    const id = await makeDraft({ isPublic: true });
    emulator().faults("resend", "down");
    await press(id, 6);
    expect(await listArchivedIssues()).toHaveLength(1);
    await processOutbox();
    emulator().faults("resend", "none");
    const due = await db.outboxMessage.findMany({ where: { status: "pending" }, take: 2 });
    await db.outboxMessage.updateMany({
      where: { id: { in: due.map((row) => row.id) } },
      data: { nextAttemptAt: new Date(0) },
    });
    await processOutbox();
    expect(sentTo()).toHaveLength(2);
    // The third is on its way to the provider when the admin presses Stop.
    const third = await db.newsletterDelivery.findFirstOrThrow({ where: { issueId: id, status: "pending" } });
    expect(await claimDelivery(third.id)).toBe(true);
    const stopped = await callRoute(stop, path(id, "/stop"), { as: admin, params: { id } });
    expect(stopped.body).toMatchObject({ sent: 2, stopped: 3 });
    expect(await listArchivedIssues()).toEqual([]);
    await recordSent(third.id, "mail_third");
    await untilSent();
    expect(sentTo()).toHaveLength(2);
    expect(await issueOf(id)).toMatchObject({ status: "stopped", counts: { sent: 3, stopped: 3, pending: 0 } });
    expect((await press(id, 6)).body.recipients).toBe(6);
    expect(sentTo()).toHaveLength(2);
  });
});

describe("an email whose job has failed for good", () => {
  const untilGivenUp = async (id: string, count: number) => {
    emulator().faults("resend", "down");
    await press(id, count);
    await backgroundSettled();
    // The last of its attempts.
    await db.$executeRaw`
      UPDATE outbox_messages SET attempts = 23, next_attempt_at = now(), locked_until = NULL WHERE status = 'pending'`;
    await processOutbox();
    emulator().faults("resend", "none");
    expect(await db.outboxMessage.count({ where: { status: "failed" } })).toBe(count);
  };
  const pressRetry = (id: string) => callRoute(retry, path(id, "/retry"), { as: admin, params: { id }, body: {} });

  test("ends as failed, so that the issue does not stay “sending”", async () => {
    await subscribeMany(2);
    const id = await makeDraft();
    await untilGivenUp(id, 2);
    expect((await issueOf(id)).status).toBe("sending");
    await endFailedDeliveries();
    expect(await issueOf(id)).toMatchObject({
      status: "sent",
      retryable: 2,
      unanswered: 0,
      counts: { failed: 2, pending: 0 },
    });
  });

  test("is sent again once, by as many presses as there are, but not to who has left meanwhile", async () => {
    await subscribeMany(3);
    const id = await makeDraft();
    await untilGivenUp(id, 3);
    await endFailedDeliveries();
    // A week later what a failed job holds is deleted.
    await db.$executeRaw`UPDATE outbox_messages SET payload = '{}', rendered = NULL WHERE key LIKE '%'`;
    await db.newsletterSubscriber.update({ where: { email: "reader-0@example.ng" }, data: { status: "unsubscribed" } });
    const replies = await Promise.all(Array.from({ length: 5 }, () => pressRetry(id)));
    expect(replies.map(({ status, body }) => `${status} ${body.retried}`).sort()).toEqual([
      "200 0",
      "200 0",
      "200 0",
      "200 0",
      "200 3",
    ]);
    await untilSent();
    expect(sentTo()).toEqual(["reader-1@example.ng", "reader-2@example.ng"]);
    expect(await issueOf(id)).toMatchObject({
      status: "sent",
      retryable: 0,
      counts: { sent: 2, skipped: 1, failed: 0 },
    });
    expect(await db.auditLog.findMany({ where: { action: "newsletter.retry", subject: id } })).toMatchObject([
      { actorId: admin._id, detail: { retried: 3 } },
    ]);
  });

  test("is skipped by a retry when the row of its subscriber is gone, and the issue ends", async () => {
    await subscribeMany(3);
    const id = await makeDraft();
    await untilGivenUp(id, 3);
    await endFailedDeliveries();
    const [first, second] = ["reader-0@example.ng", "reader-1@example.ng"];
    await db.newsletterSubscriber.deleteMany({ where: { email: { in: [first, second] } } });
    // The job of the first has lost what it holds, that of the second still has the email.
    const delivery = await db.newsletterDelivery.findFirstOrThrow({ where: { email: first } });
    await db.$executeRaw`
      UPDATE outbox_messages SET payload = '{}', rendered = NULL WHERE key = ${`newsletter/${id}/${delivery.id}`}`;
    expect((await pressRetry(id)).body.retried).toBe(3);
    await untilSent();
    expect(sentTo()).toEqual(["reader-2@example.ng"]);
    expect(await issueOf(id)).toMatchObject({ status: "sent", counts: { sent: 1, skipped: 2, pending: 0 } });
  });

  test("is skipped for good when its recipient is erased", async () => {
    await subscribeMany(1);
    const id = await makeDraft();
    await untilGivenUp(id, 1);
    await endFailedDeliveries();
    const reader = { userId: newId("usr"), email: "reader-0@example.ng", anonymousEmail: "reader@deleted.invalid" };
    for (const statement of eraseUserDataStatements(reader)) await db.$executeRaw(statement);
    expect(await db.newsletterDelivery.findFirstOrThrow()).toMatchObject({ status: "skipped", error: null });
    expect((await pressRetry(id)).body.retried).toBe(0);
    expect(await issueOf(id)).toMatchObject({ status: "sent", retryable: 0, counts: { failed: 0, skipped: 1 } });
  });

  test("is sent by a retry in the outbox as well", async () => {
    await subscribeMany(1);
    const id = await makeDraft();
    await untilGivenUp(id, 1);
    await endFailedDeliveries();
    const { id: jobId } = await db.outboxMessage.findFirstOrThrow();
    await callRoute(retryInOutbox, `/api/admin/outbox/${jobId}/retry`, {
      as: admin,
      method: "POST",
      params: { jobId },
    });
    await untilSent();
    expect([sentTo(), (await issueOf(id)).status]).toEqual([["reader-0@example.ng"], "sent"]);
  });

  test("is not sent again for a stopped issue or a draft, nor when the provider could not deliver it", async () => {
    await subscribeMany(1);
    const [stopped, draft, undelivered] = [await makeDraft(), await makeDraft(), await makeDraft()];
    await untilGivenUp(stopped, 1);
    await callRoute(stop, path(stopped, "/stop"), { as: admin, params: { id: stopped } });
    await endFailedDeliveries();
    expect([(await pressRetry(stopped)).body.retried, (await pressRetry(draft)).status]).toEqual([0, 409]);
    await press(undelivered, 1);
    await untilSent();
    await emulator().reportEmail(emulator().emails()[0]?.id ?? "", "failed");
    expect(await issueOf(undelivered)).toMatchObject({ status: "sent", retryable: 0, counts: { failed: 1 } });
    expect((await pressRetry(undelivered)).body.retried).toBe(0);
    await untilSent();
    expect(sentTo()).toHaveLength(1);
  });
});

describe("a schedule", () => {
  const at = (id: string, time: string, version = 1) =>
    callRoute(schedule, path(id, "/schedule"), { as: admin, params: { id }, body: { version, at: time } });
  const due = (id: string) =>
    db.$executeRaw`UPDATE newsletter_issues SET scheduled_at = now() - interval '1 second' WHERE id = ${id}`;

  test("is in Lagos time, can be moved, and begins once when it is due", async () => {
    await subscribeMany(2);
    const id = await makeDraft({ isPublic: true });
    expect((await at(id, "2020-01-01T10:00")).status).toBe(400);
    expect((await at(id, "2099-05-01T10:00")).body).toMatchObject({
      version: 2,
      scheduledAt: "2099-05-01T09:00:00.000Z",
    });
    expect((await at(id, "2099-05-02T10:00", 1)).body.code).toBe("stale");
    expect((await at(id, "2099-05-02T10:00", 2)).status).toBe(200);
    await startScheduledIssues();
    expect((await issueOf(id)).status).toBe("scheduled");
    await due(id);
    await Promise.all([startScheduledIssues(), startScheduledIssues()]);
    await startScheduledIssues();
    await untilSent();
    expect(sentTo()).toEqual(["reader-0@example.ng", "reader-1@example.ng"]);
    expect(await getArchivedIssue("november-in-the-museum")).toMatchObject({ subject: "November in the museum" });
  });

  test("is cancelled, and an issue without recipients becomes a draft again", async () => {
    const [first, second] = [await makeDraft(), await makeDraft()];
    await at(first, "2099-05-01T10:00");
    await callRoute(unschedule, path(first, "/schedule"), { as: admin, params: { id: first } });
    await at(second, "2099-05-01T10:00");
    await due(second);
    await startScheduledIssues();
    expect([(await issueOf(first)).status, (await issueOf(second)).status]).toEqual(["draft", "draft"]);
    expect(sentTo()).toEqual([]);
  });
});

test("a scheduled issue that lost its subject meanwhile is not sent and becomes a draft", async () => {
  await subscribeMany(1);
  const id = await makeDraft();
  await callRoute(schedule, path(id, "/schedule"), {
    as: admin,
    params: { id },
    body: { version: 1, at: "2099-05-01T10:00" },
  });
  expect((await put(id, 2, { subject: "" })).status).toBe(200);
  await db.$executeRaw`UPDATE newsletter_issues SET scheduled_at = now() - interval '1 second' WHERE id = ${id}`;
  await startScheduledIssues();
  await processOutbox();
  expect([(await issueOf(id)).status, sentTo()]).toEqual(["draft", []]);
});

test("an issue is finished although its last recipient was erased before the email left", async () => {
  const id = await makeDraft();
  await db.newsletterIssue.update({ where: { id }, data: { status: "sending", startedAt: new Date() } });
  const deliveryId = newId("dlv");
  await db.newsletterDelivery.create({
    data: { id: deliveryId, issueId: id, email: "x@deleted.invalid", status: "skipped" },
  });
  await enqueue(db, newsletterJobs.issue.job(`newsletter/${id}/${deliveryId}`, { deliveryId }));
  await processOutbox();
  expect((await issueOf(id)).status).toBe("sent");
});

test("counts what Resend reports, each once, and openings only when that is turned on", async () => {
  await subscribeMany(3);
  const id = await makeDraft();
  await press(id, 3);
  await untilSent();
  const mailTo = (email: string) =>
    emulator()
      .emails()
      .find(({ to }) => to.includes(email))?.id ?? "";
  const [first, second, third] = [0, 1, 2].map((index) => mailTo(`reader-${index}@example.ng`)) as [
    string,
    string,
    string,
  ];
  for (const mail of [first, second, first]) expect(await emulator().reportEmail(mail, "delivered")).toBe(200);
  await emulator().reportEmail(first, "opened");
  await emulator().reportEmail(first, "clicked", "http://localhost:3000/newsletter/unsubscribe/token");
  expect((await issueOf(id)).counts).toMatchObject({ delivered: 2, opened: 0, clicked: 0 });
  await db.newsletterSettings.create({ data: { recordOpens: true } });
  await emulator().reportEmail(first, "opened");
  await emulator().reportEmail(second, "clicked", "http://localhost:3000/drops");
  await emulator().reportEmail(second, "complained");
  await emulator().reportEmail(third, "bounced");
  expect((await issueOf(id)).counts).toMatchObject({ delivered: 2, opened: 1, clicked: 1, complained: 1, bounced: 1 });
  expect(await countRecipients({ audience: "subscribers", audienceValue: "" })).toBe(1);
  // The one who clicked has complained since.
  expect(await countRecipients({ audience: "opened", audienceValue: id })).toBe(1);
});

test("an event proves that an email was sent whose reply was lost", async () => {
  await subscribeMany(1);
  const id = await makeDraft();
  emulator().faults("resend", "accept-then-drop", 1);
  await press(id, 1);
  await processOutbox();
  const mail = emulator().emails()[0]?.id ?? "";
  await emulator().reportEmail(mail, "delivered");
  expect(await issueOf(id)).toMatchObject({ status: "sent", counts: { sent: 1, delivered: 1, pending: 0 } });
  await untilSent();
  expect(sentTo()).toHaveLength(1);
});

test("segments are a town, the buyers of a product, and everyone once", async () => {
  const shippingAddress = { ...sampleAddress, city: "Ibadan" };
  const inTown = await makeUser({ plan: "monthly", shippingAddress });
  const buyer = await makeUser({ plan: "yearly" });
  await subscribe(inTown.email);
  await subscribe("reader@example.ng");
  const product = await makeProduct({ stock: 3 });
  const variant = await db.productVariant.findFirstOrThrow({ where: { productId: product.id } });
  await db.order.create({
    data: {
      id: newId("ord"),
      number: newId("ord"),
      userId: buyer.id,
      checkoutGroup: newId("ord"),
      requestHash: "",
      paymentStatus: "paid",
      holdExpiresAt: new Date(),
      totalKobo: 1n,
      email: buyer.email,
      name: "",
      items: {
        create: {
          id: newId("itm"),
          productId: product.id,
          variantId: variant.id,
          name: "Vase",
          unitPriceKobo: 1n,
          quantity: 1,
        },
      },
    },
  });
  const count = (audience: DraftContent["audience"], audienceValue = "") =>
    countRecipients({ audience, audienceValue });
  expect(await Promise.all([count("everyone"), count("members"), count("subscribers")])).toEqual([3, 2, 2]);
  expect(await Promise.all([count("town", " ibadan "), count("town", "Kano")])).toEqual([1, 0]);
  expect(await Promise.all([count("product", product.id), count("product", "prd_other")])).toEqual([1, 0]);
});

describe("a saved segment", () => {
  const town = { city: "Abuja", country: "Nigeria" };
  const inTown = () => makeUser({ shippingAddress: { ...sampleAddress, ...town } });
  async function makeSegment(): Promise<string> {
    const body = { name: newId("seg"), filter: { town: "Abuja" } };
    return (await callRoute(createSegment, "/api/admin/segments", { as: admin, body })).body.id;
  }
  const drop = (id: string) => callRoute(deleteSegment, "/x", { as: admin, method: "DELETE", params: { id } });
  const scheduleFor = async (id: string, version = 1) => {
    const at = new Date(Date.now() + 60_000).toISOString();
    return callRoute(schedule, path(id, "/schedule"), {
      as: admin,
      method: "PUT",
      params: { id },
      body: { version, at },
    });
  };
  const due = () => db.$executeRaw`UPDATE newsletter_issues SET scheduled_at = now() WHERE status = 'scheduled'`;

  test("is who belongs to it when sending begins, and has agreed to the newsletter", async () => {
    const [reader, leaver, newcomer, member] = [
      await inTown(),
      await inTown(),
      await makeUser(),
      await makeActor({ plan: "collector", shippingAddress: { ...sampleAddress, ...town } }),
    ];
    const left = await inTown();
    await Promise.all([reader, leaver, newcomer].map(({ email }) => subscribe(email)));
    await subscribe(left.email, { status: "unsubscribed" });
    await subscribe("nobody@example.ng");
    const segment = await makeSegment();
    const audience = { audience: "segment", audienceValue: segment } as const;
    expect(await countRecipients(audience)).toBe(2);
    const id = await makeDraft(audience);
    expect((await press(id, 3)).body).toMatchObject({ code: "conflict", facts: { recipients: 2 } });
    expect((await scheduleFor(id)).status).toBe(200);
    // Members of the Circle who did not subscribe are in no saved segment.
    expect(await db.newsletterSubscriber.count({ where: { email: member.email } })).toBe(0);
    await db.user.update({ where: { id: leaver.id }, data: { shippingAddress: sampleAddress } });
    await db.user.update({ where: { id: newcomer.id }, data: { shippingAddress: { ...sampleAddress, ...town } } });
    await due();
    await startScheduledIssues();
    await untilSent();
    expect(sentTo()).toEqual([newcomer.email, reader.email].sort());
    expect(await issueOf(id)).toMatchObject({
      status: "sent",
      audience: "segment",
      counts: { recipients: 2, sent: 2 },
    });
  });

  test("does not reach who unsubscribes after sending began, and can be stopped", async () => {
    const [first, second] = [await inTown(), await inTown()];
    await Promise.all([first, second].map(({ email }) => subscribe(email)));
    const audience = { audience: "segment", audienceValue: await makeSegment() } as const;
    const [unread, stopped] = [await makeDraft(audience), await makeDraft({ ...audience, subject: "Stopped" })];
    emulator().faults("resend", "down");
    await press(unread, 2);
    await press(stopped, 2);
    await processOutbox();
    await db.newsletterSubscriber.update({ where: { email: first.email }, data: { status: "unsubscribed" } });
    const reply = await callRoute(stop, path(stopped, "/stop"), { as: admin, params: { id: stopped } });
    expect(reply.body).toMatchObject({ sent: 0, stopped: 2 });
    emulator().faults("resend", "none");
    await untilSent();
    expect(sentTo()).toEqual([second.email]);
  });

  test("is not deleted while a newsletter is scheduled for it; a draft for a deleted one is not sent", async () => {
    await subscribe((await inTown()).email);
    const segment = await makeSegment();
    const audience = { audience: "segment", audienceValue: segment } as const;
    const [id, draft] = [await makeDraft(audience), await makeDraft(audience)];
    await scheduleFor(id);
    expect(await drop(segment)).toMatchObject({
      status: 409,
      body: { error: expect.stringContaining("“November in the museum” is scheduled for this segment") },
    });
    await callRoute(unschedule, path(id, "/schedule"), { as: admin, method: "DELETE", params: { id } });
    expect((await drop(segment)).status).toBe(200);
    for (const reply of [await press(draft, 1), await scheduleFor(draft)])
      expect(reply).toMatchObject({ status: 400, body: { error: expect.stringContaining("was deleted") } });
    const counted = await callRoute(recipients, `/x?audience=segment&value=${segment}`, { as: admin });
    expect(counted.status).toBe(400);
    expect(await issueOf(draft)).toMatchObject({ status: "draft", audienceName: "" });
  });

  test("of a schedule and a deletion at the same time only one succeeds", async () => {
    await subscribe((await inTown()).email);
    for (let round = 0; round < 5; round++) {
      const segment = await makeSegment();
      const id = await makeDraft({ audience: "segment", audienceValue: segment });
      const statuses = (await Promise.all([scheduleFor(id), drop(segment)])).map(({ status }) => status);
      expect([
        [200, 409],
        [400, 200],
      ]).toContainEqual(statuses);
      await db.$executeRaw`DELETE FROM rate_limits`;
    }
  });
});

test("a picture of an issue is in use in the media library, and a draft is in no archive", async () => {
  const { id } = await db.publicFile.create({
    data: {
      id: `img-${newId("req").slice(4)}`,
      purpose: "cover",
      storageKey: newId("req"),
      suffixes: [],
      mimeType: "image/jpeg",
      title: "A vase",
    },
  });
  const url = `/api/pictures/${id}-1600.jpg`;
  const issue = await makeDraft({
    isPublic: true,
    blocks: [{ id: "p", type: "picture", url, alt: "A vase", caption: "" }],
  });
  expect((await getMedia(id))?.uses).toEqual([
    { text: "Newsletter: November in the museum", href: `/admin/newsletter/${issue}` },
  ]);
  expect(await findLibraryPictures({ q: "vase" })).toEqual([{ url, title: "A vase", alt: "" }]);
  expect(await findLibraryPictures({ q: "vase", purpose: "cover" })).toHaveLength(1);
  // A cover is cut to another shape than the pictures of products.
  expect(await findLibraryPictures({ q: "vase", purpose: "product" })).toEqual([]);
  expect(await listArchivedIssues()).toEqual([]);
});

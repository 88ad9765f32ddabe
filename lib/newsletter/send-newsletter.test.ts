import { beforeEach, describe, expect, test, vi } from "vitest";
import { POST as send } from "@/app/api/newsletter/collectors/route";
import { GET as logs } from "@/app/api/newsletter/logs/route";
import { POST as leave } from "@/app/api/newsletter/unsubscribe/[token]/route";
import type { Actor, PlanName } from "@/lib/auth/contracts";
import { makeUser } from "@/lib/auth/factory";
import { day } from "@/lib/core/clock";
import { db } from "@/lib/db/client";
import { callRoute } from "@/lib/http/test-client";
import type { NewsletterLog } from "@/lib/newsletter/contracts";
import { makeActor } from "@/lib/subscriptions/factory";
import { processOutbox } from "@/lib/workflows/job-handlers";
import { emulator } from "@/tooling/dev-stack/test-context";

const issue = { subject: "November in the museum", content: "# Two rooms\n\nA **vase** came [home](/drops)." };
let admin: Actor;
let before = 0;

beforeEach(async () => {
  await db.user.updateMany({ data: { deletedAt: new Date() } });
  await db.outboxMessage.deleteMany();
  await db.newsletterDelivery.deleteMany();
  await db.newsletterIssue.deleteMany();
  await db.newsletterSubscriber.deleteMany();
  await db.$executeRaw`DELETE FROM rate_limits`;
  emulator().faults("resend", "none");
  admin = await makeActor({ role: "Admin" });
  before = emulator().emails().length;
});

const collectors = (count: number, plan: PlanName = "collector") =>
  Promise.all(Array.from({ length: count }, () => makeUser({ plan })));
const post = (body: object = issue, headers: Record<string, string> = {}) =>
  callRoute(send, "/api/newsletter/collectors", { as: admin, body, headers });
const mails = () =>
  emulator()
    .emails()
    .slice(0, emulator().emails().length - before);
const readLogs = async (): Promise<NewsletterLog[]> =>
  (await callRoute(logs, "/api/newsletter/logs", { as: admin })).body.logs;

/** Runs the outbox until no job is pending, as the scheduler would over time. */
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

describe("an issue", () => {
  test("goes to active collectors, one email each, with a working unsubscribe link", async () => {
    const [first] = await collectors(3);
    await collectors(1, "yearly");
    await makeUser({ plan: "collector", planTo: new Date(Date.now() - day) });
    await makeUser({ plan: "collector", disabled: true });
    expect(await post()).toMatchObject({ status: 200, body: { success: true, recipients: 3 } });
    await untilSent();
    expect(mails().map(({ to }) => to.length)).toEqual([1, 1, 1]);
    const mail = mails().find(({ to }) => to.includes(first?.email ?? ""));
    expect(mail?.subject).toBe(issue.subject);
    expect(mail?.html).toMatch(/<strong>vase<\/strong> came <a [^>]*href="http:\/\/localhost:3000\/drops"/);
    expect(mail?.headers["List-Unsubscribe-Post"]).toBe("List-Unsubscribe=One-Click");
    const token = /unsubscribe\/([\w-]+)>$/.exec(mail?.headers["List-Unsubscribe"] ?? "")?.[1] ?? "";
    const left = await callRoute(leave, `/api/newsletter/unsubscribe/${token}`, {
      body: new URLSearchParams({ "List-Unsubscribe": "One-Click" }),
      params: { token },
    });
    expect(left.status).toBe(200);
    expect((await post({ ...issue, subject: "December" })).body.recipients).toBe(2);
  });

  test("goes to another plan, all members or all subscribers when asked", async () => {
    await collectors(1);
    await collectors(2, "monthly");
    await db.newsletterSubscriber.create({
      data: {
        id: "sbs_reader",
        email: "reader@example.ng",
        status: "confirmed",
        confirmedAt: new Date(),
        unsubscribeToken: "a".repeat(43),
      },
    });
    expect((await post({ ...issue, audience: "members" })).body.recipients).toBe(3);
    expect((await post({ ...issue, audience: "monthly" })).body.recipients).toBe(2);
    expect((await post({ ...issue, audience: "yearly" })).status).toBe(409);
    expect((await post({ ...issue, audience: "subscribers" })).body.recipients).toBe(1);
    expect((await post({ ...issue, audience: "everybody" })).status).toBe(400);
  });

  test.each([
    ["is down for a while", "down", 7],
    ["limits us", "rate-limit", 5],
    ["accepts an email and drops the connection", "accept-then-drop", 6],
  ] as const)(
    "reaches each recipient exactly once when Resend %s",
    async (_, fault, count) => {
      const people = await collectors(12);
      emulator().faults("resend", fault, count);
      await post();
      await untilSent();
      const reached = mails().flatMap(({ to }) => to);
      expect(reached.sort()).toEqual(people.map(({ email }) => email).sort());
      expect(await readLogs()).toMatchObject([{ status: "sent", results: { sent: 12, pending: 0, failed: 0 } }]);
    },
    30_000,
  );

  test("is sent once for repeated requests, and another issue with the same key is rejected", async () => {
    await collectors(2);
    const key = { "idempotency-key": "press-1" };
    const responses = await Promise.all(Array.from({ length: 20 }, () => post(issue, key)));
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200]));
    await untilSent();
    expect(mails()).toHaveLength(2);
    expect(await readLogs()).toHaveLength(1);
    expect(await post({ ...issue, subject: "Another" }, key)).toMatchObject({
      status: 409,
      body: { code: "key_reused" },
    });
    await Promise.all([post({ ...issue, subject: "No key" }), post({ ...issue, subject: "No key" })]);
    expect(await readLogs()).toHaveLength(2);
  });

  test("is not sent to a recipient who unsubscribes meanwhile", async () => {
    const [stays, leaves] = await collectors(2);
    emulator().faults("resend", "down");
    await post();
    await processOutbox();
    await db.newsletterSubscriber.updateMany({ where: { email: leaves?.email }, data: { status: "unsubscribed" } });
    emulator().faults("resend", "none");
    await untilSent();
    expect(mails().flatMap(({ to }) => to)).toEqual([stays?.email]);
    expect((await readLogs())[0]?.results).toMatchObject({ sent: 1, pending: 0, failed: 0, skipped: 1, bounced: 0 });
  });

  test("is listed with recipients, sender and results, and audited", async () => {
    const [person] = await collectors(1);
    const { body } = await post();
    await untilSent();
    expect(await readLogs()).toMatchObject([
      {
        _id: body.issueId,
        ...issue,
        recipients: [person?.email],
        sentBy: { firstName: admin.firstName, lastName: admin.lastName },
      },
    ]);
    expect(await db.auditLog.findFirst({ where: { subject: body.issueId } })).toMatchObject({
      actorId: admin._id,
      action: "newsletter.send",
    });
  });

  test("requires a one-line subject, content and at least one recipient", async () => {
    const sentence = "Please fill in both subject and content";
    for (const wrong of [
      { subject: "  " },
      { content: " \n " },
      { subject: "x\r\nBcc: all@x.example" },
      { content: undefined },
    ])
      expect(await post({ ...issue, ...wrong })).toMatchObject({ status: 400, body: { error: sentence } });
    expect(await post()).toMatchObject({ status: 409, body: { error: "This audience has no recipients." } });
    expect(await readLogs()).toEqual([]);
  });
});

import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { POST as retry } from "@/app/api/admin/outbox/[jobId]/retry/route";
import { backgroundSettled } from "@/lib/core/background";
import { newId } from "@/lib/core/ids";
import { db, disconnect } from "@/lib/db/client";
import { callRoute } from "@/lib/http/test-client";
import { listJobs } from "@/lib/jobs/admin-queries";
import { makeActor } from "@/lib/subscriptions/factory";
import { processOutbox } from "@/lib/workflows/job-handlers";
import { emulator } from "@/tooling/dev-stack/test-context";

afterAll(disconnect);
beforeEach(async () => {
  await backgroundSettled();
  for (const provider of ["paystack", "resend", "pusher"] as const) emulator().faults(provider, "none");
});

describe("the outbox", () => {
  const emailTo = (to: string) => ({ to, subject: "Your order", html: "<p>It is yours.</p>", text: "It is yours." });
  const makeJob = (fields: { status: "failed" | "sent" | "pending"; to?: string; topic?: string }) =>
    db.outboxMessage.create({
      data: {
        id: newId("out"),
        key: newId("out"),
        topic: fields.topic ?? "test.none",
        payload: {},
        rendered: emailTo(fields.to ?? "a@b.test"),
        status: fields.status,
        attempts: fields.status === "failed" ? 24 : 1,
        nextAttemptAt: new Date(Date.now() + 60_000),
      },
    });

  test("shows the text of a sent email and hides that of a pending one", async () => {
    const to = "reader@letters.test";
    await makeJob({ status: "sent", to });
    await makeJob({ status: "pending", to });
    const { jobs } = await listJobs({ to });
    expect(jobs.map(({ status, text }) => [status, text]).sort()).toEqual([
      ["pending", ""],
      ["sent", "It is yours."],
    ]);
  });

  test("retries a failed email once and records it in the audit log", async () => {
    const actor = await makeActor({ role: "Admin" });
    const { to, ...content } = emailTo("lost@letters.test");
    const { id } = await db.outboxMessage.create({
      data: {
        id: newId("out"),
        key: newId("out"),
        topic: "order.paid.email",
        payload: { orderId: "ord_gone" },
        rendered: { to, ...content },
        status: "failed",
        attempts: 24,
        lastError: "gone",
      },
    });
    const sendRetry = () =>
      callRoute(retry, `/api/admin/outbox/${id}/retry`, { as: actor, method: "POST", params: { jobId: id } });
    const responses = await Promise.all([sendRetry(), sendRetry(), sendRetry()]);
    expect(responses.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    // A concurrent retry may have locked the row during processing, so the outbox is processed again.
    await processOutbox();
    const sent = emulator()
      .emails()
      .filter((mail) => [mail.to].flat().includes(to));
    expect(sent).toHaveLength(1);
    expect(await db.outboxMessage.findUnique({ where: { id } })).toMatchObject({ status: "sent" });
    expect(await db.auditLog.findMany({ where: { subject: id } })).toMatchObject([
      { action: "job.retry", actorId: actor._id },
    ]);
  });

  test("rejects a retry of an email whose content was deleted", async () => {
    const { id } = await makeJob({ status: "failed" });
    await db.$executeRaw`UPDATE outbox_messages SET rendered = NULL WHERE id = ${id}`;
    const response = await callRoute(retry, `/api/admin/outbox/${id}/retry`, {
      as: await makeActor({ role: "Admin" }),
      method: "POST",
      params: { jobId: id },
    });
    expect([response.status, response.body.error]).toEqual([
      409,
      expect.stringContaining("content of this job was deleted"),
    ]);
    expect(await db.outboxMessage.findUnique({ where: { id } })).toMatchObject({ status: "failed" });
  });

  test("rejects a retry of a sent email", async () => {
    const { id } = await makeJob({ status: "sent" });
    const response = await callRoute(retry, `/api/admin/outbox/${id}/retry`, {
      as: await makeActor({ role: "Admin" }),
      method: "POST",
      params: { jobId: id },
    });
    expect(response.status).toBe(409);
  });
});

import { afterAll, beforeEach, describe, expect, test } from "vitest";
import { POST as retry } from "@/app/api/admin/outbox/[effectId]/retry/route";
import { listAudit } from "@/lib/accounts/audit-queries";
import { makeUser } from "@/lib/accounts/factory";
import { listEffects } from "@/lib/accounts/outbox-queries";
import { recordAudit } from "@/lib/accounts/record-audit";
import { deliverOutbox } from "@/lib/http/effects";
import { callRoute } from "@/lib/http/testing";
import { makeActor } from "@/lib/membership/factory";
import { backgroundSettled } from "@/lib/platform/background";
import { db, disconnect } from "@/lib/platform/db";
import { newId } from "@/lib/platform/ids";
import { emulator } from "@/local/testing";

afterAll(disconnect);
beforeEach(async () => {
  await backgroundSettled();
  for (const provider of ["paystack", "resend", "pusher"] as const) emulator().faults(provider, "none");
});

describe("the audit log", () => {
  test("names who did what to what, finds it by its beginning, and turns its pages without leaving a line out", async () => {
    const admin = await makeUser({ role: "Admin", firstName: "Sade", lastName: "Bello" });
    const subject = newId("ord");
    for (let i = 0; i < 120; i += 1) {
      const action = i % 2 ? "order.ship" : "orders.export";
      await recordAudit(db, { actorId: admin.id, action, subject, detail: { courier: "GIG", line: i } });
    }
    const seen: string[] = [];
    let cursor: string | undefined;
    do {
      const { lines, nextCursor, total } = await listAudit({ subject, cursor });
      expect(total).toBe(120);
      seen.push(...lines.map(({ detail }) => detail));
      cursor = nextCursor ?? undefined;
    } while (cursor);
    expect(new Set(seen).size).toBe(120);
    const { lines, total } = await listAudit({ action: "order.", actor: admin.email });
    expect(total).toBe(60);
    expect(lines[0]).toMatchObject({ actor: "Sade Bello", action: "order.ship", subject });
    expect(lines[0]?.detail).toMatch(/^line: \d+, courier: GIG$/);
  });

  test("cannot be changed, also by us", async () => {
    const admin = await makeUser({ role: "Admin" });
    await recordAudit(db, { actorId: admin.id, action: "order.ship", subject: newId("ord") });
    await expect(db.auditLog.updateMany({ data: { action: "nothing" } })).rejects.toThrow(/append-only/);
    await expect(db.auditLog.deleteMany()).rejects.toThrow(/append-only/);
  });
});

describe("the outbox", () => {
  const letter = (to: string) => ({ to, subject: "Your order", html: "<p>It is yours.</p>", text: "It is yours." });
  const putIn = (given: { status: "failed" | "sent" | "pending"; to?: string; topic?: string }) =>
    db.outboxMessage.create({
      data: {
        id: newId("out"),
        key: newId("out"),
        topic: given.topic ?? "membership.none",
        payload: {},
        rendered: letter(given.to ?? "a@b.test"),
        status: given.status,
        attempts: given.status === "failed" ? 24 : 1,
        nextAttemptAt: new Date(Date.now() + 60_000),
      },
    });

  test("shows what was sent, word for word, and to whom; the words of what is on its way stay covered", async () => {
    const to = "reader@letters.test";
    await putIn({ status: "sent", to });
    await putIn({ status: "pending", to });
    const { effects } = await listEffects({ to });
    expect(effects.map(({ status, text }) => [status, text]).sort()).toEqual([
      ["pending", ""],
      ["sent", "It is yours."],
    ]);
  });

  test("a letter that was given up is sent once more, once, and that is written down", async () => {
    const actor = await makeActor({ role: "Admin" });
    const { to, ...words } = letter("lost@letters.test");
    const { id } = await db.outboxMessage.create({
      data: {
        id: newId("out"),
        key: newId("out"),
        topic: "shop.order-paid",
        payload: { orderId: "ord_gone" },
        rendered: { to, ...words },
        status: "failed",
        attempts: 24,
        lastError: "gone",
      },
    });
    const again = () =>
      callRoute(retry, `/api/admin/outbox/${id}/retry`, { as: actor, method: "POST", params: { effectId: id } });
    const answers = await Promise.all([again(), again(), again()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    // Whoever pressed at the same moment may have held the row while it was to be taken; the sweep takes it then.
    await deliverOutbox();
    const sent = emulator()
      .emails()
      .filter((mail) => [mail.to].flat().includes(to));
    expect(sent).toHaveLength(1);
    expect(await db.outboxMessage.findUnique({ where: { id } })).toMatchObject({ status: "sent" });
    expect(await db.auditLog.findMany({ where: { subject: id } })).toMatchObject([
      { action: "outbox.retry", actorId: actor._id },
    ]);
  });

  test("what was sent is not sent again", async () => {
    const { id } = await putIn({ status: "sent" });
    const answer = await callRoute(retry, `/api/admin/outbox/${id}/retry`, {
      as: await makeActor({ role: "Admin" }),
      method: "POST",
      params: { effectId: id },
    });
    expect(answer.status).toBe(409);
  });
});

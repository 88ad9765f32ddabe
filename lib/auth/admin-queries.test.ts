import { afterAll, describe, expect, test } from "vitest";
import { listAudit } from "@/lib/auth/admin-queries";
import { makeUser } from "@/lib/auth/factory";
import { recordAudit } from "@/lib/auth/record-audit";
import { newId } from "@/lib/core/ids";
import { db, disconnect } from "@/lib/db/client";

afterAll(disconnect);

describe("the audit log", () => {
  test("lists every entry once over its pages and filters by action prefix, subject and actor", async () => {
    const admin = await makeUser({ role: "Admin", firstName: "Sade", lastName: "Bello" });
    const subject = newId("ord");
    for (let i = 0; i < 120; i += 1) {
      const action = i % 2 ? "order.ship" : "orders.export";
      const entry = { actorId: admin.id, action, subject, detail: { courier: "GIG", line: i } };
      await db.auditLog.create({ data: { id: newId("aud"), ...entry } });
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

  test("rejects updates and deletes", async () => {
    const admin = await makeUser({ role: "Admin" });
    await recordAudit(db, { actorId: admin.id, action: "order.ship", subject: newId("ord") });
    await expect(db.auditLog.updateMany({ data: { action: "nothing" } })).rejects.toThrow(/append-only/);
    await expect(db.auditLog.deleteMany()).rejects.toThrow(/append-only/);
  });
});

import { expect, test } from "vitest";
import { makeUser } from "@/lib/auth/factory";
import { recordAudit } from "@/lib/auth/record-audit";
import { makeProduct } from "@/lib/catalog/factory";
import { newId } from "@/lib/core/ids";
import { db } from "@/lib/db/client";
import { makeOrder } from "@/lib/orders/factory";
import { listAuditLog } from "@/lib/workflows/audit-log-query";

test("names what an entry is about, and links to it", async () => {
  const [admin, buyer, product] = [
    await makeUser({ role: "Admin", firstName: "Sade", lastName: "Bello" }),
    await makeUser(),
    await makeProduct({ name: "Queue Medal" }),
  ];
  const order = await makeOrder({ buyer, items: [{ product }] });
  const by = { actorId: admin.id } as const;
  await recordAudit(db, { ...by, action: "order.ship", subject: order.id });
  await recordAudit(db, { ...by, action: "product.restore", subject: product.id, detail: { slug: "queue-medal" } });
  await recordAudit(db, {
    ...by,
    action: "comment.delete",
    subject: newId("cmt"),
    detail: { exhibition: "x", artwork: null, author: buyer.id },
  });
  const { lines, total } = await listAuditLog({ actor: admin.email, sort: "oldest" });
  expect(total).toBe(3);
  // Entries of one millisecond have no order.
  expect(lines.map(({ actor, sentence, subjectHref }) => `${actor} ${sentence} (${subjectHref})`).sort()).toEqual([
    "Sade Bello deleted a deleted comment. (null)",
    `Sade Bello restored the product “Queue Medal”. (/admin/products/${product.id})`,
    `Sade Bello shipped the order ${order.number}. (/admin/orders/${order.number})`,
  ]);
});

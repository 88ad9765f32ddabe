import { db } from "@/lib/db/client";
import type { OrderCertificate } from "@/lib/orders/provenance/contracts";

/** The certificates of the numbers of an order, without the voided ones. The caller checks who may see the order. */
export async function listOrderCertificates(orderId: string): Promise<OrderCertificate[]> {
  const rows = await db.certificate.findMany({
    where: { edition: { voidedAt: null, orderItem: { orderId } } },
    orderBy: [{ edition: { orderItem: { position: "asc" } } }, { edition: { number: "asc" } }],
    select: { code: true, edition: { select: { id: true, number: true, orderItem: { select: { name: true } } } } },
  });
  return rows.map(({ code, edition: { id, number, orderItem } }) => ({
    editionId: id,
    code,
    name: orderItem.name,
    number,
  }));
}

import type * as z from "zod/mini";
import type { Actor } from "@/lib/auth/contracts";
import { recordAudit } from "@/lib/auth/record-audit";
import { throwAppError } from "@/lib/core/errors";
import { newId } from "@/lib/core/ids";
import { db, dbErrorCode, type Tx, transaction } from "@/lib/db/client";
import { enqueue } from "@/lib/jobs/outbox";
import type { AdminOrder } from "@/lib/orders/contracts";
import { orderJobs } from "@/lib/orders/jobs";
import type { shipBody } from "@/lib/orders/parcels/contracts";
import { getAdminOrder } from "@/lib/orders/queries";
import { shipRefusal } from "@/lib/orders/rules";

const UPDATE_FAILED = "Failed to update order";

/** The order fields that decide whether it can be shipped; null if there is none. */
export async function findShippableOrder(idOrNumber: string, tx: Tx = db) {
  const order = await tx.order.findFirst({
    where: { OR: [{ id: idOrNumber }, { number: idOrNumber }] },
    include: { items: true },
  });
  if (!order) return null;
  const items = order.items.map(({ quantity, refundedQuantity, shippedQuantity }) => ({
    quantity,
    refunded: refundedQuantity,
    shipped: shippedQuantity,
  }));
  return { ...order, items };
}

type ShipOrder = { actor: Actor; idOrNumber: string } & z.infer<typeof shipBody>;

/**
 * Ships a parcel of a paid order: these items, or everything that is left; the buyer gets an email about each parcel. Throws `conflict` if the
 * order or the items cannot be shipped, for example because another admin has just shipped them.
 */
export async function shipOrder(parcel: ShipOrder): Promise<AdminOrder> {
  try {
    const orderId = await transaction((tx) => recordParcel(tx, parcel));
    return (await getAdminOrder(orderId)) ?? throwAppError("not_found", UPDATE_FAILED);
  } catch (error) {
    const dbError = dbErrorCode(error);
    if (dbError?.code !== "LA031") throw error;
    return throwAppError("conflict", UPDATE_FAILED, { fields: { order: dbError.message } });
  }
}

async function recordParcel(tx: Tx, { actor, idOrNumber, items, number, ...tracking }: ShipOrder): Promise<string> {
  if (number !== undefined) await requireNextParcel(tx, idOrNumber, number);
  const parcelId = newId("prc");
  const [courier, trackingNumber, trackingUrl] = [tracking.courier, tracking.trackingNumber, tracking.trackingUrl].map(
    (value) => value || null,
  );
  const [shipped] = await tx.$queryRaw<{ orderId: string; complete: boolean }[]>`
    SELECT order_id AS "orderId", complete
    FROM shop_ship_order(${parcelId}, ${idOrNumber}, ${actor._id}, ${items ? JSON.stringify(items) : null}::jsonb, ${courier}, ${trackingNumber}, ${trackingUrl})`;
  if (!shipped) {
    const order = await findShippableOrder(idOrNumber, tx);
    if (!order) return throwAppError("not_found", UPDATE_FAILED);
    return throwAppError("conflict", UPDATE_FAILED, {
      fields: { order: shipRefusal(order) ?? "Somebody else has changed this order." },
    });
  }
  const { orderId, complete } = shipped;
  await enqueue(tx, orderJobs.shipped.job(`order-shipped/${orderId}/${parcelId}`, { orderId, parcelId }));
  const action = complete ? "order.ship" : "order.ship-part";
  await recordAudit(tx, { actorId: actor._id, action, subject: orderId });
  return orderId;
}

/** Throws `conflict` if the order has a parcel with that number already. Locks the order, so that none is added meanwhile. */
async function requireNextParcel(tx: Tx, idOrNumber: string, number: number): Promise<void> {
  await tx.$queryRaw`SELECT 1 FROM orders WHERE id = ${idOrNumber} OR number = ${idOrNumber} FOR UPDATE`;
  const order = { OR: [{ id: idOrNumber }, { number: idOrNumber }] };
  if ((await tx.parcel.count({ where: { order, number: { gte: number } } })) > 0)
    throwAppError("conflict", UPDATE_FAILED, {
      fields: { order: `Parcel ${number} of this order has been shipped in the meantime. Reload and try again.` },
    });
}

import type { Actor } from "@/lib/auth/contracts";
import { AppError } from "@/lib/core/errors";
import type { ShipManyBody, ShipManyReply, ShipResult } from "@/lib/orders/admin-contracts";
import { getShipObstacle } from "@/lib/orders/rules";
import { findShippableOrder, shipOrder } from "@/lib/orders/ship-order";

/**
 * Ships several parcels with one courier, each in its own transaction, and returns the result of each. Repeating the request
 * returns `already-shipped` for those that were shipped.
 */
export async function shipMany({ actor, courier, parcels }: ShipManyBody & { actor: Actor }): Promise<ShipManyReply> {
  const results: ShipManyReply["results"] = [];
  for (const { order, trackingNumber } of parcels) {
    const result = await shipOne({ actor, idOrNumber: order, courier, trackingNumber });
    results.push({ order, result });
  }
  return { results };
}

async function shipOne(parcel: Parameters<typeof shipOrder>[0]): Promise<ShipResult> {
  try {
    await shipOrder(parcel);
    return "shipped";
  } catch (error) {
    if (!(error instanceof AppError) || !["conflict", "not_found"].includes(error.code)) throw error;
    const order = await findShippableOrder(parcel.idOrNumber);
    return order ? (getShipObstacle(order) ?? "already-shipped") : "unknown";
  }
}

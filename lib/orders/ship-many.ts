import type { Actor } from "@/lib/auth/contracts";
import { AppError } from "@/lib/core/errors";
import type { ShipManyBody, ShipManyReply, ShipResult } from "@/lib/orders/admin-contracts";
import { listAllOrderIds } from "@/lib/orders/admin-queries";
import { getShipObstacle } from "@/lib/orders/rules";
import { findShippableOrder, shipOrder } from "@/lib/orders/ship-order";

/** How many of all results one request ships; the browser sends it again until none remains. */
const BATCH_SIZE = 10;
const MAX_COUNTED = 10_000;

/**
 * Ships several parcels with one courier, each in its own transaction, and returns the result of each. Repeating the request
 * returns `already-shipped` for those that were shipped; for all results of a list it ships the next ones.
 */
export async function shipMany({ actor, body }: { actor: Actor; body: ShipManyBody }): Promise<ShipManyReply> {
  const { courier } = body;
  const found = "parcels" in body ? [] : await listAllOrderIds(body, { repackSince: null }, MAX_COUNTED);
  const parcels =
    "parcels" in body ? body.parcels : found.slice(0, BATCH_SIZE).map((order) => ({ order, trackingNumber: "" }));
  const results: ShipManyReply["results"] = [];
  for (const { order, trackingNumber } of parcels) {
    const result = await shipOne({ actor, idOrNumber: order, courier, trackingNumber });
    results.push({ order, result });
  }
  return { results, remaining: Math.max(0, found.length - parcels.length) };
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

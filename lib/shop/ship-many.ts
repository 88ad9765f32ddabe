import type { Actor } from "@/lib/accounts/contracts";
import { AppError } from "@/lib/platform/errors";
import type { ShipMany, ShipManyReply, ShipResult } from "@/lib/shop/order-desk-contracts";
import { shipObstacle } from "@/lib/shop/order-rules";
import { findParcel, shipOrder } from "@/lib/shop/ship-order";

/**
 * Sends many parcels out with one courier, each in a change of its own: one that cannot go keeps none of the others back, and what
 * became of each is said. Asking for the same again says of those that left that they have.
 */
export async function shipMany({ actor, courier, parcels }: ShipMany & { actor: Actor }): Promise<ShipManyReply> {
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
    const found = await findParcel(parcel.idOrNumber);
    return found ? (shipObstacle(found) ?? "already-shipped") : "unknown";
  }
}

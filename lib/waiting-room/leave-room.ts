import { db } from "@/lib/db/client";
import type { Place } from "@/lib/waiting-room/place-cookie";

type LeaveRoom = { productId: string; places: readonly Place[] };

/**
 * Gives up a browser's place in the room of a drop, as its signed cookie names it: its admission is deleted, unless an order was placed with
 * it. The number of the ticket is not given again, so that nobody else's place changes.
 */
export async function leaveRoom({ productId, places }: LeaveRoom): Promise<void> {
  for (const { round, ticket } of places.filter((place) => place.productId === productId))
    await db.waitingRoomAdmission.deleteMany({ where: { productId, round, ticket, usedAt: null } });
}

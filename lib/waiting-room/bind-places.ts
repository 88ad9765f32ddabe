import { db } from "@/lib/db/client";
import type { Place } from "@/lib/waiting-room/place-cookie";
import { placeOf } from "@/lib/waiting-room/rules";

type AdmissionOutcome = "admitted" | "waiting" | "expired" | "used" | "over";
type BindPlaces = { places: readonly Place[]; buyerId: string };

/**
 * Gives the admitted places of a browser to the buyer who checks out with it. Placing the order then requires them
 * (prisma/functions/waiting_room_admit.sql). The others stay as they are.
 */
export async function bindPlaces({ places, buyerId }: BindPlaces): Promise<AdmissionOutcome[]> {
  if (places.length === 0) return [];
  const rooms = await db.waitingRoom.findMany({
    where: { productId: { in: places.map(({ productId }) => productId) }, activeSince: { not: null } },
    select: { productId: true, seed: true, earlyTickets: true },
  });
  const outcomes: AdmissionOutcome[] = [];
  for (const { productId, round, ticket } of places) {
    const room = rooms.find((each) => each.productId === productId);
    const place = room ? placeOf(ticket, room) : null;
    if (place === null) continue;
    const [row] = await db.$queryRaw<[{ outcome: AdmissionOutcome }]>`
      SELECT waiting_room_admit(${productId}, ${round}::int, ${ticket}::int, ${place}::int, ${buyerId}) AS outcome`;
    outcomes.push(row.outcome);
  }
  return outcomes;
}

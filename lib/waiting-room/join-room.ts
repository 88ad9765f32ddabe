import { throwAppError } from "@/lib/core/errors";
import { db, withRetry } from "@/lib/db/client";
import { consumeLimit } from "@/lib/db/rate-limit";
import { checkChallenge } from "@/lib/waiting-room/challenge";
import type { Place } from "@/lib/waiting-room/place-cookie";
import type { Room } from "@/lib/waiting-room/queries";

type JoinRoom = { room: Room; ip: string; challenge: string; nonce?: string | undefined };

/** Exchanges a challenge for the next ticket of a room; the same challenge always gets the same one. */
export async function joinRoom({ room: { productId, state, now }, ip, challenge, nonce }: JoinRoom): Promise<Place> {
  if (!state.active) return throwAppError("not_running", "Nobody has to wait for this drop at the moment.");
  if (!nonce) await consumeLimit("waiting-join-plain", ip);
  const id = checkChallenge({ challenge, nonce, productId, now });
  const [row] = await withRetry(
    () => db.$queryRaw<{ round: number; ticket: number }[]>`SELECT * FROM waiting_room_join(${productId}, ${id})`,
  );
  if (!row) return throwAppError("not_running", "Nobody has to wait for this drop at the moment.");
  return { productId, ...row };
}

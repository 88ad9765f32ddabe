import { methods, route } from "@/lib/http/route";
import { makeChallenge } from "@/lib/waiting-room/challenge";
import { placeReply, waitingRoomParams } from "@/lib/waiting-room/contracts";
import { readPlaces } from "@/lib/waiting-room/place-cookie";
import { findOwnPlace, requireRoom } from "@/lib/waiting-room/queries";
import { PROOF_BITS } from "@/lib/waiting-room/rules";

/** GET /waiting-rooms/{slug}/place: the caller's place, by the signed cookie, or a challenge to solve for one. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route({
    access: "public",
    params: waitingRoomParams,
    reply: placeReply,
    run: async ({ params, request }) => {
      const room = await requireRoom(params.slug);
      const place = await findOwnPlace(room, readPlaces(request.cookies));
      const challenge = place || !room.state.active ? null : makeChallenge(room.productId, room.now);
      return { place, challenge, bits: PROOF_BITS, now: room.now.toISOString() };
    },
  }),
});

import { methods, route } from "@/lib/http/route";
import { paths } from "@/lib/core/urls/paths";
import { leaveReply, waitingRoomParams } from "@/lib/waiting-room/contracts";
import { leaveRoom } from "@/lib/waiting-room/leave-room";
import { readPlaces, removePlaceFromCookie } from "@/lib/waiting-room/place-cookie";
import { requireRoom } from "@/lib/waiting-room/queries";

/** POST /waiting-rooms/{slug}/leave: gives up the caller's place. Without one, nothing happens. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "public",
    limit: "waiting-join",
    params: waitingRoomParams,
    reply: leaveReply,
    form: {
      done: ({ drop }) => paths.drop(drop),
      refused: (error, _body, { slug }) => paths.waitingPlace(String(slug), { error: error.code }),
    },
    run: async ({ params, request, headers }) => {
      const { productId } = await requireRoom(params.slug);
      const places = readPlaces(request.cookies);
      await leaveRoom({ productId, places });
      removePlaceFromCookie(headers, productId, places);
      return { drop: params.slug };
    },
  }),
});

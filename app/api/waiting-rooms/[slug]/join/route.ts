import { methods, route } from "@/lib/http/route";
import { fieldsOf } from "@/lib/core/records";
import { paths } from "@/lib/core/urls/paths";
import { joinBody, joinReply, waitingRoomParams } from "@/lib/waiting-room/contracts";
import { joinRoom } from "@/lib/waiting-room/join-room";
import { readPlaces, setPlaceCookie } from "@/lib/waiting-room/place-cookie";
import { findOwnPlace, requireRoom } from "@/lib/waiting-room/queries";

/** POST /waiting-rooms/{slug}/join: gives the caller a place, in a signed cookie. A caller with a valid place keeps it. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "public",
    errors: ["bad_token", "in_progress", "not_running"],
    limit: "waiting-join",
    params: waitingRoomParams,
    body: joinBody,
    reply: joinReply,
    form: {
      done: ({ drop }) => paths.waitingPlace(drop),
      refused: (error, body, { slug }) =>
        paths.waitingPlace(String(slug), { challenge: challengeOf(body), error: error.code }),
    },
    run: async ({ params, body, request, headers, ip }) => {
      const room = await requireRoom(params.slug);
      const drop = params.slug;
      const places = readPlaces(request.cookies);
      const known = await findOwnPlace(room, places);
      if (known) return { place: known, drop };
      const joined = await joinRoom({ room, ip, challenge: body.challenge, nonce: body.nonce });
      setPlaceCookie(headers, joined, places);
      const { ticket, round } = joined;
      return { place: { ticket, round, until: null }, drop };
    },
  }),
});

/** The challenge of a form, so that a visitor who pressed too early keeps its age. */
function challengeOf(body: unknown): string | undefined {
  const { challenge } = fieldsOf(body);
  return typeof challenge === "string" ? challenge.slice(0, 400) : undefined;
}

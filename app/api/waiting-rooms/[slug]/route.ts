import { methods, route } from "@/lib/http/route";
import { sha256 } from "@/lib/core/secrets";
import { evaluateConditions } from "@/lib/http/conditional-requests";
import { waitingRoomParams, waitingRoomState } from "@/lib/waiting-room/contracts";
import { requireRoom } from "@/lib/waiting-room/queries";

/** How long a shared cache answers for the app: everyone who waits reads the same few hundred bytes. */
const cacheControl = "public, max-age=0, s-maxage=3, stale-while-revalidate=5";

/** GET /waiting-rooms/{slug}: how far a drop's waiting room is. It is the same for every visitor and holds no personal data. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route({
    access: "public",
    params: waitingRoomParams,
    reply: waitingRoomState,
    produces: { 304: null },
    run: async ({ params, request, headers }) => {
      const { state } = await requireRoom(params.slug);
      const etag = `"${sha256(JSON.stringify(state)).slice(0, 24)}"`;
      headers.set("cache-control", cacheControl);
      headers.set("etag", etag);
      return evaluateConditions(request.headers, etag) === "unchanged"
        ? new Response(null, { status: 304, headers })
        : state;
    },
  }),
});

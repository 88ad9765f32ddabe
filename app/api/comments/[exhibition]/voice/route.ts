import { methods, route } from "@/lib/http/route";
import { commentParams } from "@/lib/comments/contracts";
import { requireVoice } from "@/lib/comments/voice-queries";
import { contentResponse } from "@/lib/http/content-response";

/** GET /comments/{id}/voice: the voice note of a published comment; of a pending one for its author and for moderators. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route({
    access: "anyone",
    produces: { 200: "audio/wav", 206: "audio/wav", 416: null },
    limit: "read",
    params: commentParams,
    run: async ({ actor, params, request }) =>
      contentResponse(await requireVoice(params.exhibition, actor), request.headers.get("range")),
  }),
});

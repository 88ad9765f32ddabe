import { methods, route } from "@/lib/http/route";
import { drawParams, drawReply, enterDrawBody } from "@/lib/draws/contracts";
import { enterDraw } from "@/lib/draws/enter-draw";
import { drawFormRedirects } from "@/lib/http/draw-form-redirects";

/** POST /draws/{slug}/enter: enters the caller into a draw, once a person, a delivery address and a card. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "session",
    errors: ["not_found", "conflict", "not_open", "ended", "vip_only", "not_delivered"],
    limit: "write",
    params: drawParams,
    body: enterDrawBody,
    reply: drawReply,
    form: drawFormRedirects,
    run: async ({ actor, params, body }) => ({
      draw: await enterDraw({ actor, slug: params.slug, addressId: body.address }),
    }),
  }),
});

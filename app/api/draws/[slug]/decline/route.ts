import { methods, route } from "@/lib/http/route";
import { drawParams, drawReply } from "@/lib/draws/contracts";
import { declineHold } from "@/lib/draws/place-holds";
import { drawFormRedirects } from "@/lib/http/draw-form-redirects";

/** POST /draws/{slug}/decline: gives the caller's hold to the next in line. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "session",
    errors: ["not_found", "conflict"],
    limit: "write",
    params: drawParams,
    reply: drawReply,
    form: drawFormRedirects,
    run: async ({ actor, params }) => ({ draw: await declineHold({ actor, slug: params.slug }) }),
  }),
});

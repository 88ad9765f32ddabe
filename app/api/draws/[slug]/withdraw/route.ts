import { methods, route } from "@/lib/http/route";
import { paths } from "@/lib/core/urls/paths";
import { drawParams, drawReply } from "@/lib/draws/contracts";
import { withdrawEntry } from "@/lib/draws/withdraw-entry";
import { drawFormRedirects } from "@/lib/http/draw-form-redirects";

/** POST /draws/{slug}/withdraw: takes the caller's entry back until the window closes. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "session",
    errors: ["not_found", "conflict"],
    limit: "write",
    params: drawParams,
    reply: drawReply,
    form: { ...drawFormRedirects, done: ({ draw }) => paths.myDraw(draw.slug, { done: "withdrawn" }) },
    run: async ({ actor, params }) => ({ draw: await withdrawEntry({ actor, slug: params.slug }) }),
  }),
});

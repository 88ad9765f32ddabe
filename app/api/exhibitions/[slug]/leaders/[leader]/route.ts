import { narrativeParams, narrativeReply } from "@/lib/exhibitions/contracts";
import { getNarrative } from "@/lib/exhibitions/queries";
import { methods, route } from "@/lib/http/route";

/** GET /exhibitions/{slug}/leaders/{leader}: the full text of a chapter. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route({
    access: "session",
    errors: ["vip_only"],
    limit: "read",
    params: narrativeParams,
    reply: narrativeReply,
    run: async ({ actor, params }) => ({ paragraphs: await getNarrative(actor, params.slug, params.leader) }),
  }),
});

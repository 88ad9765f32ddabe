import { methods, route } from "@/lib/http/route";
import { narrativeParams, narrativeReply } from "@/lib/exhibitions/contracts";
import { getNarrative } from "@/lib/exhibitions/queries";
import { languageQuery } from "@/lib/exhibitions/translations/contracts";

/** GET /exhibitions/{slug}/leaders/{leader}: the full text of a chapter. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route({
    access: "session",
    errors: ["vip_only"],
    limit: "read",
    params: narrativeParams,
    query: languageQuery,
    reply: narrativeReply,
    run: ({ actor, params, query }) => getNarrative(actor, params.slug, params.leader, query.language),
  }),
});

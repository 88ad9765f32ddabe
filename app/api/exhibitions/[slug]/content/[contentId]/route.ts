import { contentParams } from "@/lib/exhibitions/content-contracts";
import { requireContent } from "@/lib/exhibitions/content-queries";
import { answerContent } from "@/lib/http/answer-content";
import { methods, route } from "@/lib/http/route";

/** GET /exhibitions/{slug}/content/{id}: the file itself. Plan and perk are looked at again with every part of it. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route({
    access: "vip",
    limit: "read",
    params: contentParams,
    run: async ({ actor, params, request }) => {
      const row = await requireContent(params.slug, params.contentId, actor);
      return answerContent(row, request.headers.get("range"));
    },
  }),
});

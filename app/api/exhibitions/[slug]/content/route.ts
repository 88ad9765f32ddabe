import { contentTitlesReply, exhibitionParams } from "@/lib/exhibitions/content-contracts";
import { listContentTitles } from "@/lib/exhibitions/content-queries";
import { methods, route } from "@/lib/http/route";

/** GET /exhibitions/{slug}/content: titles and types, for a Basic Member who may open none of it. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route({
    access: "session",
    limit: "read",
    params: exhibitionParams,
    reply: contentTitlesReply,
    run: async ({ params }) => ({ content: await listContentTitles(params.slug) }),
  }),
});

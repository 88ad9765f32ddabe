import { methods, route } from "@/lib/http/route";
import { contentTitlesReply, exhibitionParams } from "@/lib/member-content/contracts";
import { listContentTitles } from "@/lib/member-content/queries";

/** GET /exhibitions/{slug}/content: titles and types of the members-only content, for users without access. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route({
    access: "session",
    limit: "read",
    params: exhibitionParams,
    reply: contentTitlesReply,
    run: async ({ params }) => ({ content: await listContentTitles(params.slug) }),
  }),
});

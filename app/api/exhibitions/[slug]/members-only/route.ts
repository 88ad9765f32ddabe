import { methods, route } from "@/lib/http/route";
import { exhibitionParams, membersOnlyReply } from "@/lib/member-content/contracts";
import { listContent } from "@/lib/member-content/queries";

/** GET /exhibitions/{slug}/members-only: the members-only content, with a URL for each item that the caller's plan allows. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route({
    access: "vip",
    limit: "read",
    params: exhibitionParams,
    reply: membersOnlyReply,
    run: async ({ actor, params }) => ({ content: await listContent(params.slug, actor) }),
  }),
});

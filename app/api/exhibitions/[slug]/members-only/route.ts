import { exhibitionParams, membersOnlyReply } from "@/lib/exhibitions/content-contracts";
import { listContent } from "@/lib/exhibitions/content-queries";
import { methods, route } from "@/lib/http/route";

/** GET /exhibitions/{slug}/members-only: what hangs behind the door, with a url for what the caller's plan opens. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route({
    access: "vip",
    limit: "read",
    params: exhibitionParams,
    reply: membersOnlyReply,
    run: async ({ actor, params }) => ({ content: await listContent(params.slug, actor) }),
  }),
});

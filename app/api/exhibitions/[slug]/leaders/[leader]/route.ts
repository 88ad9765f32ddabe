import { narrativeParams, narrativeReply } from "@/lib/exhibitions/contracts";
import { readNarrative } from "@/lib/exhibitions/queries";
import { methods, route } from "@/lib/http/route";

/** A chapter to its end. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route({
    access: "session",
    limit: "read",
    params: narrativeParams,
    reply: narrativeReply,
    run: async ({ actor, params }) => ({ paragraphs: await readNarrative(actor, params.slug, params.leader) }),
  }),
});

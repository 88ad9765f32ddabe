import { artworkParams, closeLookReply } from "@/lib/exhibitions/note-contracts";
import { requireCloseLook } from "@/lib/exhibitions/note-queries";
import { methods, route } from "@/lib/http/route";

/** GET /exhibitions/{slug}/artworks/{artwork}: the tiles of a work and the notes pinned to it. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route({
    access: "public",
    limit: "read",
    params: artworkParams,
    reply: closeLookReply,
    run: async ({ params }) => ({ work: await requireCloseLook(params.slug, params.artwork) }),
  }),
});

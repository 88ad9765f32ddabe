import { artworkParams, deepZoomReply } from "@/lib/exhibitions/contracts";
import { requireDeepZoomArtwork } from "@/lib/exhibitions/queries";
import { methods, route } from "@/lib/http/route";

/** GET /exhibitions/{slug}/artworks/{artwork}: the deep-zoom tiles and annotations of an artwork. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route({
    access: "public",
    limit: "read",
    params: artworkParams,
    reply: deepZoomReply,
    run: async ({ params }) => ({ work: await requireDeepZoomArtwork(params.slug, params.artwork) }),
  }),
});

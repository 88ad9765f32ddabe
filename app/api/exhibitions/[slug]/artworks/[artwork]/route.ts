import { methods, route } from "@/lib/http/route";
import { artworkParams, deepZoomReply } from "@/lib/exhibitions/contracts";
import { requireVisibleArtwork } from "@/lib/exhibitions/require-visible-artwork";

/** GET /exhibitions/{slug}/artworks/{artwork}: the deep-zoom tiles and annotations of an artwork. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route({
    access: "anyone",
    limit: "read",
    params: artworkParams,
    reply: deepZoomReply,
    run: async ({ params: { slug, artwork }, actor }) => ({
      work: await requireVisibleArtwork({ exhibition: slug, artwork, viewer: actor }),
    }),
  }),
});

import { methods, route } from "@/lib/http/route";
import { throwAppError } from "@/lib/core/errors";
import { iiifImageParams } from "@/lib/exhibitions/iiif/contracts";
import { findLevelPart } from "@/lib/exhibitions/iiif/image-levels";
import { requireTiledWork } from "@/lib/exhibitions/iiif/queries";
import { renderLevelPart } from "@/lib/exhibitions/iiif/render-image";

// As long as the stored tiles are kept (next.config.ts).
const CACHE_CONTROL = "public, max-age=86400, stale-while-revalidate=604800";

/** GET /iiif/{slug}/{artwork}/image/{region}/{size}/{rotation}/{file}: one of the files that info.json names. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route({
    access: "public",
    produces: { 200: "image/jpeg" },
    errors: ["not_found", "invalid_input"],
    limit: "viewer-image",
    params: iiifImageParams,
    run: async ({ params }) => {
      const part = findLevelPart(params);
      if (!part) return throwAppError("invalid_input", "This service has only the sizes and tiles of its info.json.");
      const { tiles } = await requireTiledWork(params.slug, params.artwork);
      const headers = { "content-type": "image/jpeg", "cache-control": CACHE_CONTROL };
      return new Response(await renderLevelPart(tiles, part), { headers });
    },
  }),
});

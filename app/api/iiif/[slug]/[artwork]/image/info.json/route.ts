import { methods, route } from "@/lib/http/route";
import { env } from "@/lib/core/env";
import { serverApiPaths } from "@/lib/core/urls/server-api-paths";
import { iiifWorkParams } from "@/lib/exhibitions/iiif/contracts";
import { imageInfo } from "@/lib/exhibitions/iiif/image-levels";
import { requireTiledWork } from "@/lib/exhibitions/iiif/queries";
import { iiifResponse } from "@/lib/http/iiif-response";

/** GET /iiif/{slug}/{artwork}/image/info.json: the sizes and tiles of a public work, as the IIIF Image API 3 describes them. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route({
    access: "public",
    produces: { 200: "application/ld+json" },
    errors: ["not_found"],
    limit: "read",
    params: iiifWorkParams,
    run: async ({ params: { slug, artwork } }) => {
      await requireTiledWork(slug, artwork);
      return iiifResponse(imageInfo(new URL(serverApiPaths.iiifImage(slug, artwork), env().APP_URL).href));
    },
  }),
});

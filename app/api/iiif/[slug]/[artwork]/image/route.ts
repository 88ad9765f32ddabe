import { methods, route } from "@/lib/http/route";
import { env } from "@/lib/core/env";
import { serverApiPaths } from "@/lib/core/urls/server-api-paths";
import { iiifWorkParams } from "@/lib/exhibitions/iiif/contracts";
import { requireTiledWork } from "@/lib/exhibitions/iiif/queries";

/** GET /iiif/{slug}/{artwork}/image: the base URL of the image service leads to its description. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route({
    access: "public",
    produces: { 303: null },
    errors: ["not_found"],
    limit: "read",
    params: iiifWorkParams,
    run: async ({ params: { slug, artwork } }) => {
      await requireTiledWork(slug, artwork);
      const location = new URL(`${serverApiPaths.iiifImage(slug, artwork)}/info.json`, env().APP_URL).href;
      return new Response(null, { status: 303, headers: { location } });
    },
  }),
});

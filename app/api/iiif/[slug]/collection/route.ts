import { methods, route } from "@/lib/http/route";
import { env } from "@/lib/core/env";
import { iiifCollectionParams } from "@/lib/exhibitions/iiif/contracts";
import { worksCollection } from "@/lib/exhibitions/iiif/manifest";
import { requirePublicCollection } from "@/lib/exhibitions/iiif/queries";
import { iiifResponse } from "@/lib/http/iiif-response";

/** GET /iiif/{slug}/collection: the public works of an exhibition as an IIIF collection. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route({
    access: "public",
    produces: { 200: "application/ld+json" },
    errors: ["not_found"],
    limit: "read",
    params: iiifCollectionParams,
    run: async ({ params }) => iiifResponse(worksCollection(await requirePublicCollection(params.slug), env().APP_URL)),
  }),
});

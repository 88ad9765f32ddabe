import { methods, route } from "@/lib/http/route";
import { env } from "@/lib/core/env";
import { iiifWorkParams } from "@/lib/exhibitions/iiif/contracts";
import { workManifest } from "@/lib/exhibitions/iiif/manifest";
import { requirePublicWork } from "@/lib/exhibitions/iiif/queries";
import { iiifResponse } from "@/lib/http/iiif-response";

/** GET /iiif/{slug}/{artwork}/manifest: a public work as an IIIF Presentation 3 manifest. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route({
    access: "public",
    produces: { 200: "application/ld+json" },
    errors: ["not_found"],
    limit: "read",
    params: iiifWorkParams,
    run: async ({ params }) =>
      iiifResponse(workManifest(await requirePublicWork(params.slug, params.artwork), env().APP_URL)),
  }),
});

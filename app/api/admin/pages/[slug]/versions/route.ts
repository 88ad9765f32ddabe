import { methods, route } from "@/lib/http/route";
import { legalPageParams, publishLegalPageBody, publishLegalPageReply } from "@/lib/legal-pages/contracts";
import { publishLegalPage } from "@/lib/legal-pages/publish-legal-page";

/** POST /admin/pages/{slug}/versions: publishes a version of a legal page. Earlier versions stay as they are. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "admin",
    permission: "pages",
    errors: ["conflict", "stale"],
    limit: "write",
    maxBodyBytes: 250_000,
    params: legalPageParams,
    body: publishLegalPageBody,
    reply: publishLegalPageReply,
    status: 201,
    run: async ({ actor, params, body }) => ({ page: await publishLegalPage({ actor, slug: params.slug, body }) }),
  }),
});

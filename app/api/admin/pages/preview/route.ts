import { methods, route } from "@/lib/http/route";
import { previewLegalPageBody, previewLegalPageReply } from "@/lib/legal-pages/contracts";
import { renderLegalPage } from "@/lib/legal-pages/render-legal-page";

/** POST /admin/pages/preview: renders the text of a legal page as its readers will see it. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "admin",
    permission: "pages",
    limit: "write",
    maxBodyBytes: 250_000,
    body: previewLegalPageBody,
    reply: previewLegalPageReply,
    run: async ({ body }) => ({ html: renderLegalPage(body.content).html }),
  }),
});

import { methods, route } from "@/lib/http/route";
import { adminDownloadReply, downloadBody, downloadSaveFailed as failed } from "@/lib/downloads/contracts";
import { createDownload } from "@/lib/downloads/create-download";

/** POST /admin/downloads: publishes an uploaded file as a download. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "admin",
    permission: "exhibitions",
    errors: ["conflict", "not_found"],
    limit: "write",
    body: downloadBody,
    reply: adminDownloadReply,
    status: 201,
    messages: { forbidden: failed, invalid: failed, failed },
    run: async ({ actor, body }) => ({ file: await createDownload({ actor, body }) }),
  }),
});

import { methods, route } from "@/lib/http/route";
import {
  adminDownloadParams,
  adminDownloadReply,
  downloadFileBody,
  downloadSaveFailed as failed,
} from "@/lib/downloads/contracts";
import { replaceDownload } from "@/lib/downloads/replace-download";

/** POST /admin/downloads/{id}/file: replaces the file of a download with an uploaded one. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "admin",
    permission: "exhibitions",
    errors: ["conflict", "stale"],
    limit: "write",
    params: adminDownloadParams,
    body: downloadFileBody,
    reply: adminDownloadReply,
    messages: { forbidden: failed, invalid: failed, failed },
    run: async ({ actor, params, body }) => ({ file: await replaceDownload({ actor, id: params.id, body }) }),
  }),
});

import { methods, route } from "@/lib/http/route";
import { archiveDownload } from "@/lib/downloads/archive-download";
import {
  adminDownloadParams,
  adminDownloadReply,
  downloadArchiveFailed,
  downloadChange,
  downloadSaveFailed,
} from "@/lib/downloads/contracts";
import { updateDownload } from "@/lib/downloads/update-download";

/** PUT /admin/downloads/{id}: updates a download: title, description, level and name. DELETE /admin/downloads/{id}: archives a download. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  PUT: route({
    access: "admin",
    permission: "exhibitions",
    errors: ["conflict", "stale"],
    limit: "write",
    params: adminDownloadParams,
    body: downloadChange,
    reply: adminDownloadReply,
    messages: { forbidden: downloadSaveFailed, invalid: downloadSaveFailed, failed: downloadSaveFailed },
    run: async ({ actor, params, body }) => ({ file: await updateDownload({ actor, id: params.id, body }) }),
  }),
  DELETE: route({
    access: "admin",
    permission: "exhibitions",
    limit: "write",
    params: adminDownloadParams,
    messages: { forbidden: downloadArchiveFailed, failed: downloadArchiveFailed },
    run: async ({ actor, params }) => {
      await archiveDownload({ actor, id: params.id });
      return {};
    },
  }),
});

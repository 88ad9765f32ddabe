import { methods, route } from "@/lib/http/route";
import {
  deskDownloadParams,
  deskDownloadReply,
  downloadFileBody,
  fileNotSaved as failed,
} from "@/lib/membership/download-desk-contracts";
import { replaceDownload } from "@/lib/membership/replace-download";

/** POST /admin/downloads/{id}/file: a file that has arrived on a ticket takes the place of another one. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "admin",
    limit: "write",
    params: deskDownloadParams,
    body: downloadFileBody,
    reply: deskDownloadReply,
    sentences: { forbidden: failed, invalid: failed, failed },
    run: async ({ actor, params, body }) => ({ file: await replaceDownload({ actor, id: params.id, body }) }),
  }),
});

import { methods, route } from "@/lib/http/route";
import {
  deskDownloadParams,
  deskDownloadReply,
  downloadChange,
  fileNotRetired,
  fileNotSaved,
} from "@/lib/membership/download-desk-contracts";
import { retireDownload } from "@/lib/membership/retire-download";
import { updateDownload } from "@/lib/membership/update-download";

/** PUT /admin/downloads/{id}: what is said of a file, who may fetch it and its name. DELETE: takes it away from members. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  PUT: route({
    access: "admin",
    limit: "write",
    params: deskDownloadParams,
    body: downloadChange,
    reply: deskDownloadReply,
    sentences: { forbidden: fileNotSaved, invalid: fileNotSaved, failed: fileNotSaved },
    run: async ({ actor, params, body }) => ({ file: await updateDownload({ actor, id: params.id, body }) }),
  }),
  DELETE: route({
    access: "admin",
    limit: "write",
    params: deskDownloadParams,
    sentences: { forbidden: fileNotRetired, failed: fileNotRetired },
    run: async ({ actor, params }) => {
      await retireDownload({ actor, id: params.id });
      return {};
    },
  }),
});

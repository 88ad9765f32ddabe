import { methods, route } from "@/lib/http/route";
import { deskDownloadParams, fileNotSaved as failed } from "@/lib/membership/download-desk-contracts";
import { restoreDownload } from "@/lib/membership/restore-download";

/** POST /admin/downloads/{id}/restore: a retired file is given back to members. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "admin",
    limit: "write",
    params: deskDownloadParams,
    sentences: { forbidden: failed, failed },
    run: async ({ actor, params }) => {
      await restoreDownload({ actor, id: params.id });
      return {};
    },
  }),
});

import { methods, route } from "@/lib/http/route";
import { adminDownloadParams, downloadSaveFailed as failed } from "@/lib/downloads/contracts";
import { restoreDownload } from "@/lib/downloads/restore-download";

/** POST /admin/downloads/{id}/restore: restores an archived download. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "admin",
    permission: "exhibitions",
    limit: "write",
    params: adminDownloadParams,
    messages: { forbidden: failed, failed },
    run: async ({ actor, params }) => {
      await restoreDownload({ actor, id: params.id });
      return {};
    },
  }),
});

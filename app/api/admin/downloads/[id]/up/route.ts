import { methods, route } from "@/lib/http/route";
import { deskDownloadParams } from "@/lib/membership/download-desk-contracts";
import { moveDownload } from "@/lib/membership/move-download";

const failed = "Failed to save the order";

/** POST /admin/downloads/{id}/up: a file stands before the one above it. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "admin",
    limit: "write",
    params: deskDownloadParams,
    sentences: { forbidden: failed, failed },
    run: async ({ actor, params }) => {
      await moveDownload({ actor, id: params.id });
      return {};
    },
  }),
});

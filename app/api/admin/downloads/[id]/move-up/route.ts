import { methods, route } from "@/lib/http/route";
import { adminDownloadParams } from "@/lib/downloads/contracts";
import { moveDownloadUp } from "@/lib/downloads/move-download-up";

const failed = "Failed to save the order";

/** POST /admin/downloads/{id}/move-up: moves a download one position up. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "admin",
    permission: "exhibitions",
    limit: "write",
    params: adminDownloadParams,
    messages: { forbidden: failed, failed },
    run: async ({ actor, params }) => {
      await moveDownloadUp({ actor, id: params.id });
      return {};
    },
  }),
});

import { methods, route } from "@/lib/http/route";
import { emptyReply } from "@/lib/core/contracts";
import { cancelScheduledChange } from "@/lib/versions/cancel-scheduled-change";
import { scheduledChangeParams, versionPermissions } from "@/lib/versions/contracts";

const failed = "The change was not cancelled.";

/** POST /admin/scheduled-changes/{id}/cancel: cancels an edit that waits for its time, or dismisses one that failed. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "admin",
    permission: versionPermissions,
    errors: ["conflict"],
    limit: "write",
    params: scheduledChangeParams,
    reply: emptyReply,
    messages: { failed },
    run: async ({ actor, params }) => {
      await cancelScheduledChange({ actor, id: params.id });
      return {};
    },
  }),
});

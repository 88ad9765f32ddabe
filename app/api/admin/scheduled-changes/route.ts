import { methods, route } from "@/lib/http/route";
import { scheduleChangeBody, scheduledChangeReply, versionPermissions } from "@/lib/versions/contracts";
import { scheduleContentChange } from "@/lib/workflows/schedule-content-change";

const failed = "The change was not scheduled.";

/** POST /admin/scheduled-changes: saves an edit of a product, exhibition, artwork, leader, event or the home page at a time. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "admin",
    permission: versionPermissions,
    errors: ["conflict", "not_found", "stale"],
    limit: "write",
    maxBodyBytes: 500_000,
    body: scheduleChangeBody,
    reply: scheduledChangeReply,
    status: 201,
    messages: { failed },
    run: async ({ actor, body }) => ({ change: await scheduleContentChange({ actor, body }) }),
  }),
});

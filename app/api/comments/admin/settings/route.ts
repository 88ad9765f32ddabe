import { methods, route } from "@/lib/http/route";
import { moderationSettingsBody, moderationSettingsReply } from "@/lib/comments/admin-contracts";
import { updateModerationSettings } from "@/lib/comments/moderation-settings";

/** PUT /comments/admin/settings: the words and links that hold a comment for review. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  PUT: route({
    access: "admin",
    permission: "comments",
    errors: ["stale"],
    limit: "write",
    body: moderationSettingsBody,
    reply: moderationSettingsReply,
    messages: {
      forbidden: "Access Denied, Only administrators can moderate comments.",
      failed: "Failed to save the lists",
    },
    run: async ({ actor, body }) => ({ settings: await updateModerationSettings({ actor, body }) }),
  }),
});

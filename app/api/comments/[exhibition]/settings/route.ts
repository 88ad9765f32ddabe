import { methods, route } from "@/lib/http/route";
import { threadSettingsBody } from "@/lib/comments/admin-contracts";
import { threadParams } from "@/lib/comments/contracts";
import { updateThreadSettings } from "@/lib/comments/thread-settings";
import { emptyReply } from "@/lib/core/contracts";

/** PUT /comments/{exhibition}/settings: who may comment on an exhibition or in the guestbook, and the guidelines at the form. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  PUT: route({
    access: "admin",
    permission: "comments",
    errors: ["stale"],
    limit: "write",
    params: threadParams,
    body: threadSettingsBody,
    reply: emptyReply,
    messages: {
      forbidden: "Access Denied, Only administrators can moderate comments.",
      failed: "Failed to save this",
    },
    run: async ({ actor, params, body }) => {
      await updateThreadSettings({ actor, exhibition: params.exhibition, body });
      return {};
    },
  }),
});

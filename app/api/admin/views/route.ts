import { methods, route } from "@/lib/http/route";
import { permissions } from "@/lib/auth/staff-roles";
import { savedViewReply, saveViewBody } from "@/lib/saved-views/contracts";
import { saveView } from "@/lib/saved-views/save-view";

/** POST /admin/views: saves the admin's own view of a list. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "admin",
    permission: permissions,
    errors: ["conflict"],
    limit: "write",
    body: saveViewBody,
    reply: savedViewReply,
    messages: { failed: "Failed to save the view" },
    run: async ({ actor, body }) => ({ view: await saveView({ actor, body }) }),
  }),
});

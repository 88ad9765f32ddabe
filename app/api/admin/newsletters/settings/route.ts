import { methods, route } from "@/lib/http/route";
import { updateSettings } from "@/lib/newsletter/issue-acts";
import { newsletterSettings } from "@/lib/newsletter/issue-contracts";

/** PUT /admin/newsletters/settings: whether openings are stored. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  PUT: route({
    access: "admin",
    permission: "newsletter",
    limit: "write",
    body: newsletterSettings,
    reply: newsletterSettings,
    messages: { failed: "The setting was not saved." },
    run: ({ actor, body }) => updateSettings({ actor, body }),
  }),
});

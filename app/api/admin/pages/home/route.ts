import { methods, route } from "@/lib/http/route";
import { adminHomePageReply, homeChange } from "@/lib/home-page/contracts";
import { updateHomePage } from "@/lib/home-page/update-home-page";

const failed = "The home page was not saved";

/** PUT /admin/pages/home: changes the texts of the home page. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  PUT: route({
    access: "admin",
    permission: "pages",
    errors: ["stale"],
    limit: "write",
    body: homeChange,
    reply: adminHomePageReply,
    messages: { invalid: failed, failed },
    run: async ({ actor, body }) => ({ page: await updateHomePage({ actor, body }) }),
  }),
});

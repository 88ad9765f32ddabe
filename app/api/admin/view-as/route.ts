import { methods, route } from "@/lib/http/route";
import { permissions } from "@/lib/auth/staff-roles";
import { viewAsBody, viewAsReply } from "@/lib/auth/view-as/contracts";
import { setViewAs } from "@/lib/auth/view-as/set-view-as";
import { paths } from "@/lib/core/urls/paths";
import { safeRedirectPath } from "@/lib/core/urls/safe-redirect-path";

/** POST /admin/view-as: has this session see the site as a visitor or a member, without the right to change anything. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "admin",
    permission: permissions,
    errors: ["conflict", "viewing"],
    limit: "write",
    body: viewAsBody,
    reply: viewAsReply,
    form: {
      done: (_, { returnTo }) => safeRedirectPath(returnTo, paths.home),
      refused: () => paths.admin,
    },
    run: async ({ actor, body: { as } }) => {
      await setViewAs({ actor, as });
      return { viewAs: as };
    },
  }),
});

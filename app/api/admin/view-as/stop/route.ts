import { methods, route } from "@/lib/http/route";
import { stopViewAsBody, viewAsReply } from "@/lib/auth/view-as/contracts";
import { stopViewAs } from "@/lib/auth/view-as/set-view-as";
import { paths } from "@/lib/core/urls/paths";
import { safeRedirectPath } from "@/lib/core/urls/safe-redirect-path";

/** POST /admin/view-as/stop: returns this session to the admin's own view. Not for admins only: a view has no rights of an admin. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "session",
    whileViewing: true,
    limit: "write",
    body: stopViewAsBody,
    reply: viewAsReply,
    form: {
      done: (_, { returnTo }) => safeRedirectPath(returnTo, paths.admin),
      refused: () => paths.login(),
    },
    run: async ({ actor }) => {
      await stopViewAs({ actor });
      return { viewAs: null };
    },
  }),
});

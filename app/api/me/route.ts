import { meReply } from "@/lib/accounts/contracts";
import { touchLastSeen } from "@/lib/accounts/touch-last-seen";
import { renewSession } from "@/lib/http/renew-session";
import { methods, route } from "@/lib/http/route";

/** GET /me: who the caller is, with role, plan and perks as the database has them now. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route({
    access: "session",
    limit: "read",
    reply: meReply,
    sentences: { failed: "Failed to load account" },
    run: async ({ actor, request, headers }) => {
      await renewSession(request, actor, headers);
      await touchLastSeen(actor._id);
      return { user: actor };
    },
  }),
});

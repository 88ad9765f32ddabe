import { methods, route } from "@/lib/http/route";
import { meReply } from "@/lib/auth/contracts";
import { touchLastSeen } from "@/lib/auth/sessions/touch-last-seen";
import { renewSession } from "@/lib/http/renew-session";

/** GET /me: the caller with role, plan and perks as stored now. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route({
    access: "session",
    limit: "read",
    reply: meReply,
    messages: { failed: "Failed to load account" },
    run: async ({ actor, request, headers }) => {
      await renewSession(request, actor, headers);
      if (!actor.isSeen) await touchLastSeen(actor._id);
      return { user: actor };
    },
  }),
});

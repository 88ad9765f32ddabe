import { noPermission } from "@/lib/accounts/permissions";
import { methods, route } from "@/lib/http/route";
import { vipVerifyBody, vipVerifyReply } from "@/lib/membership/receipt-contracts";
import { refuse } from "@/lib/platform/errors";

/** POST /vip-verify: success when the caller is VIP. About others it says nothing, not even whether they exist. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "session",
    limit: "write",
    body: vipVerifyBody,
    reply: vipVerifyReply,
    run: async ({ actor, body }) => {
      const isVIP = body.userId === actor._id && (actor.isVIP || actor.role === "Admin");
      return isVIP ? { isVIP } : refuse("vip_only", noPermission);
    },
  }),
});

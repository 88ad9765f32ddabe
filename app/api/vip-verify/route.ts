import { methods, route } from "@/lib/http/route";
import { noPermission } from "@/lib/auth/permissions";
import { throwAppError } from "@/lib/core/errors";
import { vipVerifyBody, vipVerifyReply } from "@/lib/payment-proofs/contracts";

/** POST /vip-verify: success if the caller is VIP. Reveals nothing about other users, not even whether they exist. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "session",
    errors: ["vip_only"],
    limit: "write",
    body: vipVerifyBody,
    reply: vipVerifyReply,
    run: async ({ actor, body }) => {
      const isVIP = body.userId === actor._id && (actor.isVIP || actor.role === "Admin");
      return isVIP ? { isVIP } : throwAppError("vip_only", noPermission);
    },
  }),
});

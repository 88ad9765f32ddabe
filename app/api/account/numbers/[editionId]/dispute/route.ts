import { methods, route } from "@/lib/http/route";
import { messageReply } from "@/lib/auth/contracts";
import { numberParams, openDisputeBody } from "@/lib/transfers/contracts";
import { openDispute } from "@/lib/transfers/open-dispute";

/** POST /account/numbers/{editionId}/dispute: disputes a number that the caller owns or owned. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "session",
    errors: ["not_found", "conflict"],
    limit: "write",
    params: numberParams,
    body: openDisputeBody,
    reply: messageReply,
    run: async ({ actor, params, body }) => {
      await openDispute({ actor, unit: params, reason: body.reason });
      return { message: "Your dispute is open. The museum looks into it and writes to you." };
    },
  }),
});

import { methods, route } from "@/lib/http/route";
import { messageReply } from "@/lib/auth/contracts";
import { openDisputeBody, transferLinkParams } from "@/lib/transfers/contracts";
import { openDispute } from "@/lib/transfers/open-dispute";

/** POST /transfers/{token}/dispute: disputes a number that is offered to the caller. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "session",
    errors: ["not_found", "conflict"],
    limit: "write",
    params: transferLinkParams,
    body: openDisputeBody,
    reply: messageReply,
    messages: { unauthenticated: "Please log in to open a dispute" },
    run: async ({ actor, params, body }) => {
      await openDispute({ actor, unit: params, reason: body.reason });
      return { message: "Your dispute is open. The museum looks into it and writes to you." };
    },
  }),
});

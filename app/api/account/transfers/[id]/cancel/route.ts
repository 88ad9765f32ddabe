import { methods, route } from "@/lib/http/route";
import { cancelTransfer } from "@/lib/transfers/cancel-transfer";
import { transferParams, transferReply } from "@/lib/transfers/contracts";

/** POST /account/transfers/{id}/cancel: cancels a pending transfer of the caller. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "session",
    errors: ["not_found", "conflict"],
    limit: "write",
    params: transferParams,
    reply: transferReply,
    run: ({ actor, params }) => cancelTransfer({ actor, ...params }),
  }),
});

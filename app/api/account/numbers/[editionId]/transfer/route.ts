import { methods, route } from "@/lib/http/route";
import { numberParams, startedTransferReply, startTransferBody } from "@/lib/transfers/contracts";
import { startTransfer } from "@/lib/transfers/start-transfer";

/** POST /account/numbers/{editionId}/transfer: offers a number of the caller to a person by email. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "session",
    errors: ["not_found", "conflict"],
    limit: "write",
    params: numberParams,
    body: startTransferBody,
    reply: startedTransferReply,
    messages: { failed: "The transfer could not be started" },
    run: ({ actor, params, body }) => startTransfer({ actor, ...params, body }),
  }),
});

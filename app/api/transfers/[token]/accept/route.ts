import { methods, route } from "@/lib/http/route";
import { paths } from "@/lib/core/urls/paths";
import { transferFormErrorRedirect } from "@/lib/http/transfer-form-redirects";
import { acceptTransfer } from "@/lib/transfers/accept-transfer";
import { acceptedTransferReply, acceptTransferBody, transferLinkParams } from "@/lib/transfers/contracts";

/** POST /transfers/{token}/accept: the caller becomes the owner of the number, once. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "session",
    errors: ["not_found", "conflict"],
    limit: "write",
    params: transferLinkParams,
    body: acceptTransferBody,
    reply: acceptedTransferReply,
    messages: { unauthenticated: "Please log in to accept the number", failed: "The number could not be accepted" },
    form: { done: ({ editionId }) => paths.myNumber(editionId), refused: transferFormErrorRedirect },
    run: ({ actor, params, body }) => acceptTransfer({ actor, ...params, ...body }),
  }),
});

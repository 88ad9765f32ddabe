import { methods, route } from "@/lib/http/route";
import { paths } from "@/lib/core/urls/paths";
import { transferFormErrorRedirect } from "@/lib/http/transfer-form-redirects";
import { declinedTransferReply, transferLinkParams } from "@/lib/transfers/contracts";
import { declineTransfer } from "@/lib/transfers/decline-transfer";

/** POST /transfers/{token}/decline: declines a number, with the link of the email alone. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "public",
    errors: ["not_found", "conflict"],
    limit: "use-token",
    params: transferLinkParams,
    reply: declinedTransferReply,
    form: { done: ({ token }) => paths.transfer(token), refused: transferFormErrorRedirect },
    run: async ({ params }) => ({ ...(await declineTransfer(params)), token: params.token }),
  }),
});

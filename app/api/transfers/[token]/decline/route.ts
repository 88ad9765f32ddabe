import { methods, route } from "@/lib/http/route";
import { transferLinkParams, transferReply } from "@/lib/transfers/contracts";
import { declineTransfer } from "@/lib/transfers/decline-transfer";

/** POST /transfers/{token}/decline: declines a number, with the link of the email alone. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "public",
    errors: ["not_found", "conflict"],
    limit: "use-token",
    params: transferLinkParams,
    reply: transferReply,
    run: ({ params }) => declineTransfer(params),
  }),
});

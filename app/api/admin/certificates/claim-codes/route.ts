import { methods, route } from "@/lib/http/route";
import { printClaimCodesBody, printClaimCodesReply } from "@/lib/certificates/admin-contracts";
import { printClaimCodes } from "@/lib/certificates/print-claim-codes";

/** POST /admin/certificates/claim-codes: new sealed codes for the units with these labels; those printed before stop working. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "admin",
    permission: "exhibitions",
    limit: "write",
    body: printClaimCodesBody,
    reply: printClaimCodesReply,
    run: async ({ actor, body }) => ({ codes: await printClaimCodes({ actor, labelCodes: body.labelCodes }) }),
  }),
});

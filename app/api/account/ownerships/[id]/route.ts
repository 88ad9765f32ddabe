import { methods, route } from "@/lib/http/route";
import { ownerNameBody, ownerNameReply, ownershipParams } from "@/lib/transfers/contracts";
import { showOwnerName } from "@/lib/transfers/show-owner-name";

/** PUT /account/ownerships/{id}: shows or hides the caller's name in the chain of a number. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  PUT: route({
    access: "session",
    errors: ["not_found"],
    limit: "write",
    params: ownershipParams,
    body: ownerNameBody,
    reply: ownerNameReply,
    run: ({ actor, params, body }) => showOwnerName({ actor, ...params, ...body }),
  }),
});

import { methods, route } from "@/lib/http/route";
import { addAddress } from "@/lib/auth/addresses/add-address";
import { addressBody, addressesReply, addressReply } from "@/lib/auth/addresses/contracts";
import { listAddresses } from "@/lib/auth/addresses/queries";

/** GET /account/addresses: the saved addresses of the caller. POST: saves another one. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route({
    access: "session",
    reply: addressesReply,
    run: async ({ actor }) => ({ addresses: await listAddresses(actor._id) }),
  }),
  POST: route({
    access: "session",
    errors: ["conflict"],
    limit: "write",
    body: addressBody,
    reply: addressReply,
    run: async ({ actor, body }) => ({ address: await addAddress({ actor, body }) }),
  }),
});

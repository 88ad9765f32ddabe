import { methods, route } from "@/lib/http/route";
import { addressBody, addressParams, addressReply } from "@/lib/auth/addresses/contracts";
import { deleteAddress } from "@/lib/auth/addresses/delete-address";
import { updateAddress } from "@/lib/auth/addresses/update-address";
import { messageReply } from "@/lib/auth/contracts";

/** PUT /account/addresses/{id}: changes an address of the caller, and makes it the default if asked. DELETE: deletes it. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  PUT: route({
    access: "session",
    errors: ["not_found"],
    limit: "write",
    params: addressParams,
    body: addressBody,
    reply: addressReply,
    run: async ({ actor, params, body }) => ({ address: await updateAddress({ actor, id: params.id, body }) }),
  }),
  DELETE: route({
    access: "session",
    errors: ["not_found"],
    limit: "write",
    params: addressParams,
    reply: messageReply,
    run: async ({ actor, params }) => {
      await deleteAddress({ actor, id: params.id });
      return { message: "The address was deleted." };
    },
  }),
});

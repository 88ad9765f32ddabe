import { methods, route } from "@/lib/http/route";
import { askForAddresses } from "@/lib/fulfilment/collectors-without-address";
import { addressRequestsReply } from "@/lib/fulfilment/contracts";

/** POST /welcome-pack/address-requests: emails the collectors without an address, each at most once a day. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "admin",
    permission: "orders",
    limit: "write",
    reply: addressRequestsReply,
    run: async ({ actor }) => ({ asked: await askForAddresses(actor) }),
  }),
});

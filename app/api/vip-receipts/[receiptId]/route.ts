import { methods, route } from "@/lib/http/route";
import { decideReceipt } from "@/lib/membership/decide-receipt";
import { decideBody, decideReply, receiptParams } from "@/lib/membership/receipt-contracts";

/** POST /vip-receipts/{id}: approved or refused, once. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "admin",
    limit: "write",
    params: receiptParams,
    body: decideBody,
    reply: decideReply,
    run: async ({ actor, params, body }) => ({ receipt: await decideReceipt({ actor, ...params, body }) }),
  }),
});

import { methods, route } from "@/lib/http/route";
import { parseReturnRequest, returnRequestForm } from "@/lib/http/parse-return-request";
import { orderParams } from "@/lib/orders/contracts";
import { requestReturn } from "@/lib/orders/request-return";
import { returnReply } from "@/lib/orders/return-contracts";

const failed = "Failed to request the return";

/** POST /orders/{number}/returns: the buyer requests the return of a delivered order, with up to three photos. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "session",
    errors: ["conflict"],
    limit: "upload",
    input: "multipart",
    accepts: { "multipart/form-data": returnRequestForm },
    params: orderParams,
    reply: returnReply,
    status: 201,
    messages: { invalid: failed, failed },
    run: async ({ actor, params, request }) => ({
      request: await requestReturn({ actor, ...params, ...(await parseReturnRequest(request)) }),
    }),
  }),
});

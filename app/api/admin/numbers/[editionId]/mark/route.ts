import { methods, route } from "@/lib/http/route";
import { messageReply } from "@/lib/auth/contracts";
import { adminMarkBody } from "@/lib/transfers/admin-contracts";
import { numberParams } from "@/lib/transfers/contracts";
import { markNumberByAdmin } from "@/lib/transfers/mark-number";

/** POST /admin/numbers/{editionId}/mark: marks a number as stolen or destroyed. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "admin",
    permission: "transfers",
    errors: ["not_found", "conflict"],
    limit: "write",
    params: numberParams,
    body: adminMarkBody,
    reply: messageReply,
    run: async ({ actor, params, body: { mark, reason } }) => {
      await markNumberByAdmin({ actor, ...params, mark, note: reason });
      return { message: `The number is marked as ${mark}.` };
    },
  }),
});

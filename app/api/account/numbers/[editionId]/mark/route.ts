import { methods, route } from "@/lib/http/route";
import { messageReply } from "@/lib/auth/contracts";
import { markNumberBody, numberParams } from "@/lib/transfers/contracts";
import { markOwnNumber } from "@/lib/transfers/mark-number";

/** POST /account/numbers/{editionId}/mark: marks a number of the caller as stolen or destroyed, until an admin takes it back. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "session",
    errors: ["not_found", "conflict"],
    limit: "write",
    params: numberParams,
    body: markNumberBody,
    reply: messageReply,
    run: async ({ actor, params, body: { mark, note } }) => {
      await markOwnNumber({ actor, ...params, mark, note });
      return { message: `The number is marked as ${mark}.` };
    },
  }),
});

import { methods, route } from "@/lib/http/route";
import { messageReply } from "@/lib/auth/contracts";
import { adminUnmarkBody } from "@/lib/transfers/admin-contracts";
import { numberParams } from "@/lib/transfers/contracts";
import { unmarkNumber } from "@/lib/transfers/mark-number";

/** POST /admin/numbers/{editionId}/unmark: takes back the mark of a stolen or destroyed number. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "admin",
    permission: "transfers",
    errors: ["not_found", "conflict"],
    limit: "write",
    params: numberParams,
    body: adminUnmarkBody,
    reply: messageReply,
    run: async ({ actor, params, body }) => {
      await unmarkNumber({ actor, ...params, ...body });
      return { message: "The mark was taken back." };
    },
  }),
});

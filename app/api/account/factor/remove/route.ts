import { messageReply } from "@/lib/accounts/contracts";
import { removeFactor } from "@/lib/accounts/enrol-factor";
import { removeFactorBody } from "@/lib/accounts/factor-contracts";
import { methods, route } from "@/lib/http/route";

/** POST /account/factor/remove: takes one's own second factor off, for the password and a code. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "session",
    limit: "write",
    body: removeFactorBody,
    reply: messageReply,
    run: async ({ actor, body }) => {
      await removeFactor({ actor, ...body });
      return { message: "Your second factor has been removed." };
    },
  }),
});

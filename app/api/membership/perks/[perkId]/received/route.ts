import { methods, route } from "@/lib/http/route";
import { membershipReply, perkLineParams } from "@/lib/membership/contracts";
import { getMembership } from "@/lib/membership/queries";
import { receivePerk } from "@/lib/membership/receive-perk";
import { paths } from "@/lib/platform/paths";

/** POST /membership/perks/{id}/received: what was sent to the caller has arrived. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "session",
    limit: "write",
    params: perkLineParams,
    reply: membershipReply,
    form: { done: () => paths.account, refused: () => paths.account },
    run: async ({ actor, params }) => {
      await receivePerk(actor._id, params.perkId);
      return { membership: await getMembership(actor._id) };
    },
  }),
});

import { methods, route } from "@/lib/http/route";
import { membershipReply, renewalBody } from "@/lib/membership/contracts";
import { getMembership } from "@/lib/membership/queries";
import { switchRenewal } from "@/lib/membership/switch-renewal";
import { paths } from "@/lib/platform/paths";

/** POST /membership/renewal: the card renews the plan by itself, or no longer. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "session",
    limit: "checkout",
    body: renewalBody,
    reply: membershipReply,
    form: { done: () => paths.account, refused: () => paths.account },
    run: async ({ actor, body }) => {
      await switchRenewal(actor._id, body.on);
      return { membership: await getMembership(actor._id) };
    },
  }),
});

import { methods, route } from "@/lib/http/route";
import { paths } from "@/lib/core/urls/paths";
import { autoRenewBody, subscriptionReply } from "@/lib/subscriptions/contracts";
import { recordExitFeedback } from "@/lib/subscriptions/exit-feedback";
import { getSubscription } from "@/lib/subscriptions/queries";
import { setAutoRenew } from "@/lib/subscriptions/set-auto-renew";

/** POST /membership/renewal: turns auto-renewal on or off. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "session",
    errors: ["conflict", "provider_failed"],
    limit: "checkout",
    body: autoRenewBody,
    reply: subscriptionReply,
    form: { done: () => paths.account, refused: () => paths.account },
    run: async ({ actor, body }) => {
      const isChanged = await setAutoRenew(actor._id, body.on);
      if (isChanged && !body.on && body.reason)
        await recordExitFeedback({ userId: actor._id, reason: body.reason, comment: body.comment ?? "" });
      return { membership: await getSubscription(actor._id) };
    },
  }),
});

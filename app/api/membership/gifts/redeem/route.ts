import { methods, route } from "@/lib/http/route";
import { paths } from "@/lib/core/urls/paths";
import { refreshSession } from "@/lib/http/renew-session";
import { redeemGiftBody, redeemGiftReply } from "@/lib/subscriptions/gifts/contracts";
import { redeemGift } from "@/lib/subscriptions/gifts/redeem-gift";

/** POST /membership/gifts/redeem: adds the plan of a gift to the caller's membership, once. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "session",
    errors: ["conflict"],
    limit: "write",
    body: redeemGiftBody,
    reply: redeemGiftReply,
    messages: { unauthenticated: "Please log in to redeem the gift", failed: "The gift could not be redeemed" },
    form: {
      done: ({ until }) => paths.redeemGift({ until }),
      refused: ({ code }) => paths.redeemGift({ error: code }),
    },
    run: async ({ actor, body, ip, headers }) => {
      const redeemed = await redeemGift({ actor, code: body.code, ip });
      await refreshSession(actor, headers);
      return redeemed;
    },
  }),
});

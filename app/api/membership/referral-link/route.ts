import { methods, route } from "@/lib/http/route";
import { paths } from "@/lib/core/urls/paths";
import { referralLinkReply } from "@/lib/subscriptions/referrals/contracts";
import { createReferralLink } from "@/lib/subscriptions/referrals/create-referral-link";

/** POST /membership/referral-link: the caller's own link; the same for every call. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "session",
    limit: "write",
    reply: referralLinkReply,
    form: { done: () => paths.referrals, refused: () => paths.referrals },
    run: async ({ actor }) => ({ code: await createReferralLink(actor._id) }),
  }),
});

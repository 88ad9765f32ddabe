import { methods, route } from "@/lib/http/route";
import { paths } from "@/lib/core/urls/paths";
import { seatParams, seatReply } from "@/lib/subscriptions/groups/contracts";
import { resendSeat } from "@/lib/subscriptions/groups/invite-seat";

/** POST /membership/groups/{token}/seats/{seat}/resend: emails a new code for an invitation; the code before it stops working. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "public",
    errors: ["conflict", "not_found"],
    limit: "write",
    params: seatParams,
    reply: seatReply,
    messages: { failed: "The invitation was not sent." },
    form: {
      done: (_, __, { token }) => paths.group(String(token), { done: "invited" }),
      refused: ({ code }, _, { token }) => paths.group(String(token), { error: code }),
    },
    run: async ({ params }) => {
      await resendSeat(params);
      return { state: "invited" as const };
    },
  }),
});

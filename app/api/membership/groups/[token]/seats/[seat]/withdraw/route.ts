import { methods, route } from "@/lib/http/route";
import { paths } from "@/lib/core/urls/paths";
import { seatParams, seatReply } from "@/lib/subscriptions/groups/contracts";
import { withdrawSeat } from "@/lib/subscriptions/groups/invite-seat";

/** POST /membership/groups/{token}/seats/{seat}/withdraw: takes back an invitation that was not accepted. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "public",
    errors: ["conflict", "not_found"],
    limit: "write",
    params: seatParams,
    reply: seatReply,
    messages: { failed: "The invitation was not withdrawn." },
    form: {
      done: (_, __, { token }) => paths.group(String(token), { done: "withdrawn" }),
      refused: ({ code }, _, { token }) => paths.group(String(token), { error: code }),
    },
    run: async ({ params }) => {
      await withdrawSeat(params);
      return { state: "free" as const };
    },
  }),
});

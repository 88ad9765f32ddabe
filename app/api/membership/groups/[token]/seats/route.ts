import { methods, route } from "@/lib/http/route";
import { paths } from "@/lib/core/urls/paths";
import { groupParams, inviteBody, seatReply } from "@/lib/subscriptions/groups/contracts";
import { inviteToGroup } from "@/lib/subscriptions/groups/invite-seat";

/** POST /membership/groups/{token}/seats: emails a person the code of a free seat. With the link of the buyer. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "public",
    errors: ["conflict", "not_found"],
    limit: "write",
    params: groupParams,
    body: inviteBody,
    reply: seatReply,
    status: 201,
    messages: { failed: "The invitation was not sent." },
    form: {
      done: (_, __, { token }) => paths.group(String(token), { done: "invited" }),
      refused: ({ code }, _, { token }) => paths.group(String(token), { error: code }),
    },
    run: async ({ params, body }) => {
      await inviteToGroup({ ...params, ...body });
      return { state: "invited" as const };
    },
  }),
});

import { methods, route } from "@/lib/http/route";
import { authorizePresence } from "@/lib/exhibitions/authorize-presence";
import { channelBody, channelReply } from "@/lib/realtime/contracts";

/** POST /pusher/auth: authorizes a subscription to a presence channel; every other private channel is rejected. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "session",
    errors: ["forbidden"],
    limit: "write",
    body: channelBody,
    reply: channelReply,
    run: ({ actor, body }) => authorizePresence({ actor, socketId: body.socket_id, channel: body.channel_name }),
  }),
});

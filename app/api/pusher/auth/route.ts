import { channelBody, channelReply } from "@/lib/community/contracts";
import { joinRoom } from "@/lib/community/join-room";
import { methods, route } from "@/lib/http/route";

/** POST /pusher/auth: signs a subscription to those who stand in a room; every other guarded channel is refused. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "session",
    limit: "write",
    body: channelBody,
    reply: channelReply,
    run: ({ actor, body }) => joinRoom({ actor, socketId: body.socket_id, channel: body.channel_name }),
  }),
});

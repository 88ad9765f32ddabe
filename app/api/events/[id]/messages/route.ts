import { methods, route } from "@/lib/http/route";
import { eventParams } from "@/lib/events/contracts";
import { messageAttendees } from "@/lib/events/message-attendees";
import { guestMessageBody, guestMessageReply } from "@/lib/events/ticket-contracts";

/** POST /events/{id}/messages: an email to the guests of a segment, whose number is confirmed. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "admin",
    permission: "events",
    errors: ["stale"],
    limit: "write",
    params: eventParams,
    body: guestMessageBody,
    reply: guestMessageReply,
    run: ({ actor, params, body }) => messageAttendees({ actor, id: params.id, body }),
  }),
});

import { methods, route } from "@/lib/http/route";
import { eventParams } from "@/lib/events/contracts";
import { previewMessage } from "@/lib/events/message-attendees";
import { guestMessage, messagePreviewReply } from "@/lib/events/ticket-contracts";

/** POST /events/{id}/messages/preview: how many guests get an email, and how it looks. Sends nothing. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  POST: route({
    access: "admin",
    permission: "events",
    limit: "read",
    params: eventParams,
    body: guestMessage,
    reply: messagePreviewReply,
    run: ({ params, body }) => previewMessage({ id: params.id, body }),
  }),
});

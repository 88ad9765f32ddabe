import { deleteEvent } from "@/lib/community/delete-event";
import { deskEventReply, eventChange, eventParams, eventReply, goneReply } from "@/lib/community/event-contracts";
import { requireEvent } from "@/lib/community/event-queries";
import { updateEvent } from "@/lib/community/update-event";
import { methods, route } from "@/lib/http/route";

const notSaved = "Failed to save event";
const notDeleted = "Failed to delete";

/** GET /events/{id}: an event with its link, for the Circle. PUT and DELETE: its desk. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route({
    access: "vip",
    limit: "read",
    params: eventParams,
    reply: eventReply,
    sentences: { forbidden: "VIP only. Please subscribe to view event details." },
    run: async ({ params }) => ({ event: await requireEvent(params.id) }),
  }),
  PUT: route({
    access: "admin",
    limit: "write",
    params: eventParams,
    body: eventChange,
    reply: deskEventReply,
    sentences: { forbidden: notSaved, invalid: "Please fill in required fields", failed: notSaved },
    run: async ({ actor, params, body }) => ({ event: await updateEvent({ actor, id: params.id, body }) }),
  }),
  DELETE: route({
    access: "admin",
    limit: "write",
    params: eventParams,
    reply: goneReply,
    sentences: { forbidden: notDeleted, failed: notDeleted },
    run: async ({ actor, params }) => {
      await deleteEvent({ actor, id: params.id });
      return {};
    },
  }),
});

import { methods, route } from "@/lib/http/route";
import { emptyReply } from "@/lib/core/contracts";
import { adminEventReply, eventChange, eventParams, eventReply } from "@/lib/events/contracts";
import { deleteEvent } from "@/lib/events/delete-event";
import { requireEvent } from "@/lib/events/queries";
import { updateEvent } from "@/lib/events/update-event";

const notSaved = "Failed to save event";
const notDeleted = "Failed to delete";

/**
 * GET /events/{id}: an event with its link, for members. PUT /events/{id}: updates an event. DELETE /events/{id}: deletes an
 * event.
 */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route({
    access: "vip",
    limit: "read",
    params: eventParams,
    reply: eventReply,
    messages: { forbidden: "VIP only. Please subscribe to view event details." },
    run: async ({ actor, params }) => ({ event: await requireEvent({ actor, id: params.id }) }),
  }),
  PUT: route({
    access: "admin",
    permission: "events",
    errors: ["conflict", "stale"],
    limit: "write",
    params: eventParams,
    body: eventChange,
    reply: adminEventReply,
    messages: { forbidden: notSaved, failed: notSaved },
    run: async ({ actor, params, body }) => ({ event: await updateEvent({ actor, id: params.id, body }) }),
  }),
  DELETE: route({
    access: "admin",
    permission: "events",
    limit: "write",
    params: eventParams,
    reply: emptyReply,
    messages: { forbidden: notDeleted, failed: notDeleted },
    run: async ({ actor, params }) => {
      await deleteEvent({ actor, id: params.id });
      return {};
    },
  }),
});

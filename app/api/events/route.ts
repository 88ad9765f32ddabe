import { methods, route } from "@/lib/http/route";
import { adminEventReply, eventBody, eventsReply } from "@/lib/events/contracts";
import { createEvent } from "@/lib/events/create-event";
import { listEvents } from "@/lib/events/queries";

const failed = "Failed to create event";

/** GET /events: upcoming, then past events, without links. POST /events: creates an event. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route({
    access: "public",
    reply: eventsReply,
    run: async () => {
      const { coming, been } = await listEvents();
      return { events: [...coming, ...been] };
    },
  }),
  POST: route({
    access: "admin",
    permission: "events",
    errors: ["not_found"],
    limit: "write",
    body: eventBody,
    reply: adminEventReply,
    status: 201,
    messages: { forbidden: failed, failed },
    run: async ({ actor, body }) => ({ event: await createEvent({ actor, body }) }),
  }),
});

import { createEvent } from "@/lib/community/create-event";
import { deskEventReply, eventBody, eventsReply } from "@/lib/community/event-contracts";
import { listEvents } from "@/lib/community/queries";
import { methods, route } from "@/lib/http/route";

const failed = "Failed to create event";

/** GET /events: what is to come, and then what has been, without their links. POST /events: announces a new one. */
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
    limit: "write",
    body: eventBody,
    reply: deskEventReply,
    status: 201,
    sentences: { forbidden: failed, invalid: "Please fill in required fields", failed },
    run: async ({ actor, body }) => ({ event: await createEvent({ actor, body }) }),
  }),
});

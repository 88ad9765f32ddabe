import { methods, route } from "@/lib/http/route";
import { addGuest } from "@/lib/events/add-guest";
import { adminEventReply, eventParams } from "@/lib/events/contracts";
import { exportAttendees } from "@/lib/events/export-attendees";
import { addGuestBody } from "@/lib/events/guest-seat-contracts";
import { csvResponse } from "@/lib/http/csv-response";

/**
 * GET /events/{id}/attendees: attendees and waitlist as CSV. Recorded in the audit log. POST /events/{id}/attendees: gives an account, or
 * somebody without one, a seat without a payment, with an Idempotency-Key.
 */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route({
    access: "admin",
    permission: "events",
    produces: { 200: "text/csv" },
    limit: "read",
    params: eventParams,
    run: async ({ actor, params }) => csvResponse("guests", await exportAttendees({ actor, id: params.id })),
  }),
  POST: route({
    access: "admin",
    permission: "events",
    errors: ["conflict", "key_reused"],
    limit: "write",
    params: eventParams,
    body: addGuestBody,
    reply: adminEventReply,
    run: async ({ actor, params, body, key }) => ({ event: await addGuest({ actor, id: params.id, body, key }) }),
  }),
});

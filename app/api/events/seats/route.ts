import { standingsReply } from "@/lib/community/event-contracts";
import { listStandings } from "@/lib/community/seat-queries";
import { methods, route } from "@/lib/http/route";

/** GET /events/seats: of every event to come, what the caller has of it, and from when they may have a seat. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route({
    access: "session",
    limit: "read",
    reply: standingsReply,
    run: async ({ actor }) => ({ seats: await listStandings(actor) }),
  }),
});

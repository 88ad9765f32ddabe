import { methods, route } from "@/lib/http/route";
import { foundersReply } from "@/lib/subscriptions/contracts";
import { listFounders } from "@/lib/subscriptions/queries";

/** GET /admin/founders-wall: the names on the public wall. The owner's API puts it under /admin, but it is public. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route({
    access: "public",
    limit: "read",
    reply: foundersReply,
    run: async () => ({ founders: await listFounders() }),
  }),
});

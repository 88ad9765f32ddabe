import { methods, route } from "@/lib/http/route";
import { foundersReply } from "@/lib/membership/contracts";
import { listFounders } from "@/lib/membership/queries";

/** The names that hang on the public wall. It is under /admin in the document, and open to all. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route({
    access: "public",
    limit: "read",
    reply: foundersReply,
    run: async () => ({ founders: await listFounders() }),
  }),
});

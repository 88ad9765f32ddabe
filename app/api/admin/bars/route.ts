import { barsQuery, barsReply } from "@/lib/auction/admin-contracts";
import { listBars } from "@/lib/auction/bar-queries";
import { methods, route } from "@/lib/http/route";

/** GET /admin/bars: who may not bid because a lot was not paid for. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route({
    access: "admin",
    limit: "read",
    query: barsQuery,
    reply: barsReply,
    run: ({ query }) => listBars(query),
  }),
});

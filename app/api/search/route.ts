import { methods, route } from "@/lib/http/route";
import { searchQuery, searchReply } from "@/lib/search/contracts";
import { searchMuseum } from "@/lib/search/queries";

/** GET /search: what the museum has for a query, by kind: leaders, works, drops, exhibitions, lots, events and texts. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route({
    access: "anyone",
    limit: "search",
    query: searchQuery,
    reply: searchReply,
    messages: { failed: "The search failed" },
    run: ({ actor, query }) => searchMuseum(query.q, { readerId: actor?._id ?? null }),
  }),
});

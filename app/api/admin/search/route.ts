import { methods, route } from "@/lib/http/route";
import { permissions } from "@/lib/auth/staff-roles";
import { searchAdmin } from "@/lib/workflows/admin-search-query";
import { adminSearchQuery, adminSearchReply } from "@/lib/workflows/contracts";

/** GET /admin/search: orders, people, products, events, auctions, exhibitions and comments, for the command palette. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route({
    access: "admin",
    permission: permissions,
    limit: "search",
    query: adminSearchQuery,
    reply: adminSearchReply,
    messages: { forbidden: "Admin Access Required", failed: "The search failed" },
    run: async ({ actor, query }) => ({ results: await searchAdmin(actor, query.q) }),
  }),
});

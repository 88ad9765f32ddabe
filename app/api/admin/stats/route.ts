import { methods, route } from "@/lib/http/route";
import { adminStatsReply } from "@/lib/membership/desk-contracts";
import { getStats } from "@/lib/membership/stats-queries";

/** GET /admin/stats: how many people and members there are, and what came in month by month. Sums are kobo. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route({
    access: "admin",
    limit: "read",
    reply: adminStatsReply,
    sentences: { forbidden: "Admin Access Required", failed: "No statistics available." },
    run: async () => ({ stats: await getStats() }),
  }),
});

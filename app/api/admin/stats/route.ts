import { methods, route } from "@/lib/http/route";
import { getAdminStats } from "@/lib/workflows/admin-stats-query";
import { adminStatsReply } from "@/lib/workflows/contracts";

/** GET /admin/stats: counts of users and members, and the revenue by month. Amounts are kobo. */
export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route({
    access: "admin",
    permission: "payments",
    limit: "read",
    reply: adminStatsReply,
    messages: { forbidden: "Admin Access Required", failed: "No statistics available." },
    run: async () => ({ stats: await getAdminStats() }),
  }),
});

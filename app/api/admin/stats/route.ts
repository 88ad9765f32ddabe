import { methods, route } from "@/lib/http/route";
import { adminStatsReply } from "@/lib/membership/desk-contracts";
import { getStats } from "@/lib/membership/stats-queries";

export const { GET, POST, PUT, PATCH, DELETE } = methods({
  GET: route({
    access: "admin",
    limit: "read",
    reply: adminStatsReply,
    sentences: { forbidden: "Admin Access Required", failed: "No statistics available." },
    run: async () => ({ stats: await getStats() }),
  }),
});

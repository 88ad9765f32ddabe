import * as z from "zod/mini";

/** GET /admin/stats. Revenue in kobo, months in Lagos time. */
export const adminStats = z.object({
  totalUsers: z.int(),
  activeVIPs: z.int(),
  expiredVIPs: z.int(),
  totalRevenue: z.int(),
  monthlyRevenue: z.array(
    z.object({ _id: z.object({ month: z.int(), year: z.int() }), revenue: z.int(), count: z.int() }),
  ),
});

export type AdminStats = z.infer<typeof adminStats>;

export const adminStatsReply = z.object({ stats: adminStats });

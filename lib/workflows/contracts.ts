import * as z from "zod/mini";
import { monthParam } from "@/lib/core/list-query";

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

/** Months of the VAT report and of the bookings, at most 24. */
export const monthsQuery = z.object({ from: z.optional(monthParam), to: z.optional(monthParam) });

/** GET /admin/bookings/export. */
export const bookingsQuery = z.object({ from: monthParam, to: monthParam });

/** Sums of documents in kobo. Gross is sales minus refunds, and net is gross minus VAT. */
export type VatSums = {
  documents: number;
  salesKobo: number;
  refundsKobo: number;
  netKobo: number;
  vatKobo: number;
  grossKobo: number;
};

export type VatMonth = {
  month: string;
  kinds: (VatSums & { kind: "shop" | "memberships" | "auctions" | "gifts" })[];
  total: VatSums;
};

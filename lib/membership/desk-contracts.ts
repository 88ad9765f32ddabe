import * as z from "zod/mini";
import { perkNames, planName, role } from "@/lib/accounts/contracts";

/** GET /admin/stats. Revenue is kobo, and a month is one in Lagos. */
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

const searched = z.optional(z.string().check(z.trim(), z.maxLength(120)));
const paged = { cursor: z.optional(z.string().check(z.maxLength(200))), limit: z.optional(z.coerce.number()) };

/** GET /admin/vip-users: everybody who has, or had, a plan. */
export const vipUsersQuery = z.object({ q: searched, status: z.optional(z.enum(["active", "expired"])), ...paged });
export type VipUsersQuery = z.infer<typeof vipUsersQuery>;

export const vipUser = z.object({
  _id: z.string(),
  email: z.string(),
  name: z.string(),
  role,
  isVIP: z.boolean(),
  perks: z.record(z.enum(perkNames), z.boolean()),
  subscription: z.nullable(z.object({ plan: z.nullable(planName), endDate: z.nullable(z.string()) })),
});
export type VipUser = z.infer<typeof vipUser>;
export const vipUsersReply = z.object({ vips: z.array(vipUser), nextCursor: z.nullable(z.string()), total: z.int() });

/** A perk that was promised to somebody, as the desk that sends it sees it. */
export const deskPerk = z.object({
  _id: z.string(),
  perk: z.string(),
  period: z.string(),
  status: z.enum(["due", "sent", "received"]),
  dueAt: z.string(),
  sentAt: z.nullable(z.string()),
  name: z.string(),
  email: z.string(),
  /** In one line; null where the member has given none. */
  address: z.nullable(z.string()),
});
export type DeskPerk = z.infer<typeof deskPerk>;

/** GET /admin/perks. */
export const deskPerksQuery = z.object({
  status: z.optional(z.enum(["due", "sent", "received"])),
  perk: z.optional(z.string().check(z.regex(/^\w{1,40}$/))),
  /** Which end comes first; what was due the longest, unless it is said. */
  sort: z.optional(z.enum(["first", "latest"])),
  ...paged,
});
export type DeskPerksQuery = z.infer<typeof deskPerksQuery>;
export const deskPerksReply = z.object({
  perks: z.array(deskPerk),
  nextCursor: z.nullable(z.string()),
  total: z.int(),
});

/** POST /admin/perks/sent: one or many lines of the ledger. */
export const perksSentBody = z.object({
  ids: z.array(z.string().check(z.regex(/^\w{1,80}$/))).check(z.minLength(1), z.maxLength(200)),
});
export const perksSentReply = z.object({ sent: z.int() });

import Link from "next/link";
import { canOpen, type Staff } from "@/lib/auth/staff-roles";
import { formatNaira } from "@/lib/core/money";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import type { AdminStats } from "@/lib/workflows/contracts";

const numberFormat = new Intl.NumberFormat("en-NG");

/** The four figures of the overview, each with a link to its list where the admin may open it. Revenue is in kobo. */
export function StatCards({ stats, admin }: { stats: AdminStats | null; admin: Staff }) {
  if (!stats) return <p className="font-normal font-read text-muted text-read">No statistics available.</p>;
  const cards: readonly [name: string, value: string, href: string][] = [
    ["Total Users", numberFormat.format(stats.totalUsers), adminPaths.section("users", { who: "everybody" })],
    ["Active VIPs", numberFormat.format(stats.activeVIPs), adminPaths.section("users", { status: "active" })],
    ["Expired VIPs", numberFormat.format(stats.expiredVIPs), adminPaths.section("users", { status: "expired" })],
    ["Total Revenue", formatNaira(stats.totalRevenue), adminPaths.section("payments")],
  ];
  return (
    <dl className="grid gap-3 xs:grid-cols-2 xl:grid-cols-4">
      {cards.map(([name, value, href]) => (
        <div
          key={name}
          className="relative flex flex-col-reverse justify-end gap-1 rounded-card border border-line bg-surface p-4 hover:border-line-strong"
        >
          <dt className="text-muted text-small">
            {canOpen(admin, href) ? (
              <Link href={href} prefetch={false} className="after:absolute after:inset-0 after:rounded-card">
                {name}
              </Link>
            ) : (
              name
            )}
          </dt>
          <dd className="font-bold text-heading tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

import { formatNaira } from "@/lib/core/money";
import type { AdminStats } from "@/lib/workflows/contracts";

const numberFormat = new Intl.NumberFormat("en-NG");

/** The four figures of the overview. Revenue is in kobo. */
export function StatCards({ stats }: { stats: AdminStats | null }) {
  if (!stats) return <p className="font-normal font-read text-muted text-read">No statistics available.</p>;
  const cards: readonly [name: string, value: string][] = [
    ["Total Users", numberFormat.format(stats.totalUsers)],
    ["Active VIPs", numberFormat.format(stats.activeVIPs)],
    ["Expired VIPs", numberFormat.format(stats.expiredVIPs)],
    ["Total Revenue", formatNaira(stats.totalRevenue)],
  ];
  return (
    <dl className="grid border-ink border-t-2 xs:grid-cols-2 xl:grid-cols-4">
      {cards.map(([name, value]) => (
        <div key={name} className="flex flex-col-reverse justify-end gap-1 border-line border-b py-5 pe-4">
          <dt className="text-muted text-small">{name}</dt>
          <dd className="font-extrabold text-heading">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

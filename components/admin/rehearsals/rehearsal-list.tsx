import Link from "next/link";
import { DataTable } from "@/components/admin/ui/data-table";
import { formatLagosMoment } from "@/lib/core/lagos-datetime";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import type { Rehearsal } from "@/lib/rehearsals/contracts";

const statusNames = { running: "Running", done: "Done", cancelled: "Cancelled", failed: "Failed" } as const;

/** The rehearsals of a drop, newest first, each with a link to its report. */
export function RehearsalList({ productId, rehearsals }: { productId: string; rehearsals: readonly Rehearsal[] }) {
  return (
    <DataTable
      caption="Earlier rehearsals"
      columns={["Started", "Buyers", "Status", "Sold", "95 of 100 orders"]}
      numericColumns={["Buyers", "Sold", "95 of 100 orders"]}
      rows={rehearsals.map(({ _id, startedAt, plan, status, report }) => ({
        key: _id,
        cells: [
          <Link key="link" href={adminPaths.rehearsal(productId, { report: _id })} prefetch={false} className="link">
            {formatLagosMoment(startedAt)}
          </Link>,
          plan.buyers,
          statusNames[status],
          report?.sold ?? "–",
          report ? `${report.p95Ms} ms` : "–",
        ],
      }))}
    />
  );
}

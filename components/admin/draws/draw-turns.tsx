"use client";

import Link from "next/link";
import { AdminTable } from "@/components/admin/table/admin-table";
import { formatLagosMoment } from "@/lib/core/lagos-datetime";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import type { AdminDrawDetail } from "@/lib/draws/admin-contracts";

const stateLabels: Record<string, string> = {
  held: "Held",
  bought: "Sold",
  expired: "Not paid in time",
  declined: "Declined",
  skipped: "Skipped",
};

/** The entries whose turn has come, with the hold of each. */
export function DrawTurns({ turns }: { turns: AdminDrawDetail["turns"] }) {
  return (
    <AdminTable
      caption="Drawn"
      rows={turns}
      rowKey={(turn) => turn.id}
      columns={[
        { id: "rank", label: "Place", cell: (turn) => turn.rank },
        {
          id: "person",
          label: "Person",
          cell: (turn) => (
            <span className="wrap-anywhere grid">
              {turn.person ? turn.person.name : "Deleted account"}
              <span className="text-muted text-tiny">{turn.person?.email ?? turn.id}</span>
            </span>
          ),
        },
        {
          id: "order",
          label: "Order",
          cell: (turn) =>
            turn.order ? (
              <Link href={adminPaths.order(turn.order.number)} prefetch={false} className="link">
                {turn.order.number}
              </Link>
            ) : (
              "None"
            ),
        },
        {
          id: "state",
          label: "Status",
          cell: (turn) => (
            <span className="grid">
              {stateLabels[turn.state] ?? turn.state}
              <span className="text-muted text-tiny">
                {turn.note ?? (turn.order?.until && `until ${formatLagosMoment(turn.order.until)}`)}
              </span>
            </span>
          ),
        },
      ]}
    />
  );
}

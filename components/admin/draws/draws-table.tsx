"use client";

import Link from "next/link";
import { AdminTable } from "@/components/admin/table/admin-table";
import { StatusBadge } from "@/components/ui/status-badge";
import { formatLagosMoment } from "@/lib/core/lagos-datetime";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import type { AdminDraw } from "@/lib/draws/admin-contracts";
import { drawStates } from "./draw-state";

/** Draws with their window, the round that decides, and how many units are held and sold. */
export function DrawsTable({ draws }: { draws: readonly AdminDraw[] }) {
  return (
    <AdminTable
      caption="Draws"
      hideCaption
      rows={draws}
      rowKey={(draw) => draw._id}
      columns={[
        {
          id: "product",
          label: "Product",
          required: true,
          cell: (draw) => (
            <Link href={adminPaths.draw(draw._id)} prefetch={false} className="link wrap-anywhere font-semibold">
              {draw.product}
            </Link>
          ),
        },
        {
          id: "window",
          label: "Window",
          cell: (draw) => (
            <span className="grid">
              {formatLagosMoment(draw.opensAt)}
              <span className="text-muted text-tiny">until {formatLagosMoment(draw.closesAt)}</span>
            </span>
          ),
        },
        {
          id: "round",
          label: "Drawn at",
          cell: (draw) => (
            <span className="grid">
              {formatLagosMoment(draw.roundAt)}
              <span className="text-muted text-tiny">{`round ${draw.round}`}</span>
            </span>
          ),
        },
        { id: "entries", label: "Entries", numeric: true, cell: (draw) => draw.entries },
        {
          id: "units",
          label: "Units",
          numeric: true,
          cell: (draw) => (
            <span className="grid">
              {draw.units}
              <span className="text-muted text-tiny">
                {draw.held} held, {draw.bought} sold
              </span>
            </span>
          ),
        },
        {
          id: "state",
          label: "Status",
          cell: (draw) => <StatusBadge tone={drawStates[draw.state].tone}>{drawStates[draw.state].label}</StatusBadge>,
        },
      ]}
    />
  );
}

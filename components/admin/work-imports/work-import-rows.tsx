"use client";

import Link from "next/link";
import { AdminTable } from "@/components/admin/table/admin-table";
import { EmptyList } from "@/components/admin/ui/empty-list";
import { RowNumber } from "@/components/admin/ui/row-number";
import { StatusBadge } from "@/components/ui/status-badge";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import type { ImportedWork } from "@/lib/workflows/work-imports/contracts";

const badges = {
  waiting: { label: "Waiting", shape: "half", tone: "ink" },
  created: { label: "Added", shape: "dot", tone: "success" },
  changed: { label: "Changed", shape: "dot", tone: "success" },
  same: { label: "Unchanged", shape: "ring", tone: "muted" },
  conflict: { label: "Edited since", shape: "square", tone: "warn" },
  error: { label: "Left out", shape: "square", tone: "danger" },
  undone: { label: "Undone", shape: "ring", tone: "muted" },
  unchanged: { label: "Not undone", shape: "square", tone: "warn" },
} as const;

/** The result of each row of an import. */
export function WorkImportRows({ rows }: { rows: readonly ImportedWork[] }) {
  return (
    <AdminTable
      caption="Rows"
      rows={rows}
      rowKey={({ line }) => String(line)}
      columns={[
        { id: "row", label: "Row", numeric: true, cell: ({ line }) => <RowNumber line={line} /> },
        { id: "work", label: "Work", required: true, cell: (row) => <Work row={row} /> },
        { id: "result", label: "Result", cell: (row) => <Result row={row} /> },
      ]}
      empty={<EmptyList title="No rows">This import has no rows.</EmptyList>}
    />
  );
}

function Work({ row: { artworkId, exhibition, slug, title } }: { row: ImportedWork }) {
  const name = title || slug || "Empty";
  return (
    <span className="grid gap-0.5 wrap-anywhere">
      {artworkId ? (
        <Link href={adminPaths.editArtwork(artworkId)} prefetch={false} className="link font-semibold">
          {name}
        </Link>
      ) : (
        <b className="font-semibold">{name}</b>
      )}
      <span className="text-muted text-tiny">{[exhibition, slug].filter(Boolean).join(" / ")}</span>
    </span>
  );
}

function Result({ row: { status, message } }: { row: ImportedWork }) {
  const { label, ...variant } = badges[status];
  return (
    <span className="grid justify-items-start gap-0.5">
      <StatusBadge {...variant}>{label}</StatusBadge>
      {message && <span className="text-muted text-tiny wrap-anywhere">{message}</span>}
    </span>
  );
}

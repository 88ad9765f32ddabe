"use client";

import { AdminTable } from "@/components/admin/table/admin-table";
import { EmptyList } from "@/components/admin/ui/empty-list";
import { ImportBadge } from "@/components/admin/ui/import-badge";
import { ImportName } from "@/components/admin/ui/import-name";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import type { WorkImport } from "@/lib/workflows/work-imports/contracts";

/** The imports of works, newest first. */
export function WorkImportsList({ imports }: { imports: readonly WorkImport[] }) {
  return (
    <AdminTable
      caption="Imports"
      hideCaption
      rows={imports}
      rowKey={({ _id }) => _id}
      columns={[
        {
          id: "import",
          label: "Import",
          required: true,
          cell: (one) => <ImportName one={one} href={adminPaths.workImport(one._id)} />,
        },
        {
          id: "imported",
          label: "Imported",
          numeric: true,
          cell: ({ counts }) => counts.created + counts.changed + counts.undone + counts.unchanged,
        },
        { id: "same", label: "Unchanged", numeric: true, cell: ({ counts }) => counts.same },
        { id: "left", label: "Left out", numeric: true, cell: ({ counts }) => counts.conflict + counts.error },
        { id: "status", label: "Status", cell: (one) => <ImportBadge one={one} /> },
      ]}
      empty={
        <EmptyList title="No imports yet">
          “Import CSV” adds and changes many works from one file. Each import is listed here and can be undone.
        </EmptyList>
      }
    />
  );
}

"use client";

import { AdminTable } from "@/components/admin/table/admin-table";
import { EmptyList } from "@/components/admin/ui/empty-list";
import { ImportBadge } from "@/components/admin/ui/import-badge";
import { ImportName } from "@/components/admin/ui/import-name";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import type { MemberImport } from "@/lib/subscriptions/imports/contracts";

/** The imports of members, newest first. */
export function MemberImportsList({ imports }: { imports: readonly MemberImport[] }) {
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
          cell: (one) => <ImportName one={one} href={adminPaths.memberImport(one._id)} />,
        },
        {
          id: "imported",
          label: "Imported",
          numeric: true,
          cell: ({ counts }) => counts.imported + counts.undone + counts.unchanged,
        },
        { id: "same", label: "Unchanged", numeric: true, cell: ({ counts }) => counts.same },
        { id: "errors", label: "Left out", numeric: true, cell: ({ counts }) => counts.error },
        { id: "status", label: "Status", cell: (one) => <ImportBadge one={one} /> },
      ]}
      empty={
        <EmptyList title="No imports yet">
          “Import members” gives plans to many people from one file. Each import is listed here and can be undone.
        </EmptyList>
      }
    />
  );
}

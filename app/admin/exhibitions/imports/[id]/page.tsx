import { notFound } from "next/navigation";
import { AdminHeader } from "@/components/admin/ui/admin-header";
import { AutoRefresh } from "@/components/admin/ui/auto-refresh";
import { Card } from "@/components/admin/ui/card";
import { ConfirmAction } from "@/components/admin/ui/confirm-action";
import { FactList } from "@/components/admin/ui/fact-list";
import { ImportBadge } from "@/components/admin/ui/import-badge";
import { WorkImportRows } from "@/components/admin/work-imports/work-import-rows";
import { formatLagosMoment } from "@/lib/core/lagos-datetime";
import { privatePageMetadata } from "@/lib/core/page-metadata";
import { adminApiPaths } from "@/lib/core/urls/admin-api-paths";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import { requireAdmin } from "@/lib/http/current-user";
import { readForPage } from "@/lib/http/read-for-page";
import { workImportParams } from "@/lib/workflows/work-imports/contracts";
import { findWorkImport } from "@/lib/workflows/work-imports/queries";

export const metadata = privatePageMetadata("Import of works");

export default async function WorkImportPage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  await requireAdmin(adminPaths.workImport(id), "exhibitions");
  if (!workImportParams.safeParse({ id }).success) notFound();
  const one = (await readForPage(findWorkImport(id))) ?? notFound();
  const { counts, rows, isRunning, undoneAt } = one;
  const written = counts.created + counts.changed + counts.undone + counts.unchanged;
  const done = undoneAt ? counts.undone + counts.unchanged : rows.length - counts.waiting;
  const total = undoneAt ? written : rows.length;
  return (
    <>
      <AdminHeader
        title={one.fileName}
        crumb="Import"
        parents={[
          { name: "Exhibitions", href: adminPaths.section("exhibitions") },
          { name: "Imports", href: adminPaths.workImports },
        ]}
        actions={
          !undoneAt &&
          !isRunning &&
          written > 0 && (
            <ConfirmAction
              request={{ method: "post", path: adminApiPaths.undoWorkImport(id), body: {} }}
              label="Undo"
              loadingText="Undoing…"
              subject={`the import of ${one.fileName}`}
              confirm={{
                question: `${counts.changed} changed ${counts.changed === 1 ? "work gets" : "works get"} back what ${counts.changed === 1 ? "it" : "they"} had, and ${counts.created} new ${counts.created === 1 ? "one is" : "ones are"} deleted.`,
                consequence:
                  "Works that were edited since, and new ones whose exhibition is published by now, are left as they are and listed here.",
              }}
              successText="The import is being undone"
              failureText="The import was not undone."
            />
          )
        }
      >
        {formatLagosMoment(one.at)}, by {one.by}
      </AdminHeader>
      {isRunning && <AutoRefresh seconds={1} />}
      <div className="grid gap-6">
        <Card title="Result">
          <p role="status" className="mb-3 flex flex-wrap items-center gap-x-3 gap-y-1 text-small">
            <ImportBadge one={one} />
            {isRunning && (
              <>
                <progress aria-label="Progress" max={total} value={done} className="h-2 w-48 max-w-full accent-ink" />
                <span className="tabular-nums">
                  {done} of {total} rows
                </span>
              </>
            )}
          </p>
          <FactList
            items={[
              ["Imported", String(written)],
              ["Unchanged", String(counts.same)],
              ["Edited since", String(counts.conflict)],
              ["Left out", String(counts.error)],
              ...(undoneAt
                ? [
                    [
                      "Undone",
                      `${formatLagosMoment(undoneAt)}, by ${one.undoneBy}: ${counts.undone} undone, ${counts.unchanged} left`,
                    ] as const,
                  ]
                : []),
            ]}
          />
        </Card>
        <WorkImportRows rows={rows} />
      </div>
    </>
  );
}

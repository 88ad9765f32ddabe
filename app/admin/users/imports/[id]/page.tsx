import { notFound } from "next/navigation";
import { MemberImportRows } from "@/components/admin/member-imports/member-import-rows";
import { AdminHeader } from "@/components/admin/ui/admin-header";
import { AutoRefresh } from "@/components/admin/ui/auto-refresh";
import { Card } from "@/components/admin/ui/card";
import { ConfirmAction } from "@/components/admin/ui/confirm-action";
import { DownloadLink } from "@/components/admin/ui/download-link";
import { FactList } from "@/components/admin/ui/fact-list";
import { ImportBadge } from "@/components/admin/ui/import-badge";
import { formatLagosMoment } from "@/lib/core/lagos-datetime";
import { privatePageMetadata } from "@/lib/core/page-metadata";
import { adminApiPaths } from "@/lib/core/urls/admin-api-paths";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import { requireAdmin } from "@/lib/http/current-user";
import { readForPage } from "@/lib/http/read-for-page";
import { memberImportParams } from "@/lib/subscriptions/imports/contracts";
import { findMemberImport } from "@/lib/subscriptions/imports/queries";

export const metadata = privatePageMetadata("Import of members");

export default async function MemberImportPage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  await requireAdmin(adminPaths.memberImport(id), "users");
  if (!memberImportParams.safeParse({ id }).success) notFound();
  const one = (await readForPage(findMemberImport(id))) ?? notFound();
  const { counts, rows, isRunning, undoneAt } = one;
  const taken = counts.imported + counts.undone + counts.unchanged;
  const done = undoneAt ? counts.undone + counts.unchanged : rows.length - counts.waiting;
  const total = undoneAt ? taken : rows.length;
  return (
    <>
      <AdminHeader
        title={one.fileName}
        crumb="Import"
        parents={[
          { name: "Users", href: adminPaths.section("users") },
          { name: "Imports", href: adminPaths.memberImports },
        ]}
        actions={
          <>
            <DownloadLink href={adminApiPaths.exportMemberImport(id)}>Result as CSV</DownloadLink>
            {!undoneAt && !isRunning && (
              <ConfirmAction
                request={{ method: "post", path: adminApiPaths.undoMemberImport(id), body: {} }}
                label="Undo"
                loadingText="Undoing…"
                subject={`the import of ${one.fileName}`}
                confirm={{
                  question: `The plans of ${taken === 1 ? "1 person" : `${taken} people`} are taken back; what they had before is in effect again.`,
                  consequence:
                    "Who has used their account since, or whose membership has changed, is left as they are and listed here. New accounts stay, without a plan.",
                }}
                successText="The import is being undone"
                failureText="The import was not undone."
              />
            )}
          </>
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
              ["Imported", String(taken)],
              ["Members already", String(counts.same)],
              ["Left out", String(counts.error)],
              ["Welcome email", one.welcome ? "Sent to each person" : "None"],
              ...(undoneAt
                ? [
                    [
                      "Undone",
                      `${formatLagosMoment(undoneAt)}, by ${one.undoneBy}: ${counts.undone} taken back, ${counts.unchanged} left`,
                    ] as const,
                  ]
                : []),
            ]}
          />
        </Card>
        <MemberImportRows rows={rows} />
      </div>
    </>
  );
}

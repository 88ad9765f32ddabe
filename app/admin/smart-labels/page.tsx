import { ClaimCodes } from "@/components/admin/certificates/claim-codes";
import { LabelSheet } from "@/components/admin/smart-labels/label-sheet";
import { FilterForm } from "@/components/admin/table/filter-form";
import { AdminHeader } from "@/components/admin/ui/admin-header";
import { DownloadLink } from "@/components/admin/ui/download-link";
import { EmptyList, NothingFound } from "@/components/admin/ui/empty-list";
import { ButtonLink } from "@/components/ui/button";
import { PrintButton } from "@/components/ui/print-button";
import { listLabelledProducts, listLabelSheet } from "@/lib/catalog/label-sheet";
import { labelSheetQuery } from "@/lib/catalog/labels/contracts";
import { env } from "@/lib/core/env";
import { privatePageMetadata } from "@/lib/core/page-metadata";
import { adminApiPaths } from "@/lib/core/urls/admin-api-paths";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import { requireAdmin } from "@/lib/http/current-user";
import { parsePageQuery, type SearchParams } from "@/lib/http/page-query";
import { readForPage } from "@/lib/http/read-for-page";

export const metadata = privatePageMetadata("Smart labels");

export default async function SmartLabelsPage({ searchParams }: { searchParams: SearchParams }) {
  await requireAdmin(adminPaths.section("smart-labels"), "exhibitions");
  const { drop, order, page = 1 } = await parsePageQuery(labelSheetQuery, searchParams);
  const [drops, { labels, isLast }] = await readForPage(
    Promise.all([listLabelledProducts(), listLabelSheet({ drop, order, page })]),
  );
  const narrowed = Boolean(drop ?? order);
  const printing = (number: number) =>
    adminPaths.section("smart-labels", { drop, order, ...(number > 1 && { page: number }) });
  return (
    <>
      <div className="print:hidden">
        <AdminHeader
          title="Smart labels"
          actions={
            <>
              {labels.length > 0 && <PrintButton primary>Print labels</PrintButton>}
              {labels.length > 0 && (
                <DownloadLink href={adminApiPaths.smartLabelSheet({ drop, order, ...(page > 1 && { page }) })}>
                  Download PDF
                </DownloadLink>
              )}
              <ButtonLink href={adminPaths.labelledProducts} variant="secondary" size="small">
                Labels of products
              </ButtonLink>
            </>
          }
        >
          {narrowed
            ? "The selected labels, 24 on a sheet of A4."
            : "The labels of all paid items that are not shipped yet, 24 on a sheet of A4."}
        </AdminHeader>
        <FilterForm
          path={adminPaths.section("smart-labels")}
          query={{ drop, order }}
          filters={[
            { kind: "search", name: "order", label: "Order", placeholder: "Order number" },
            {
              kind: "select",
              name: "drop",
              label: "Product",
              options: [
                ["", "All items to ship"],
                ...drops.map(({ slug, name, sold }) => [slug, `${name}: ${sold} sold`] as const),
              ],
            },
          ]}
        />
      </div>
      {labels.length > 0 ? (
        <>
          <LabelSheet labels={labels} site={env().APP_URL} />
          <ClaimCodes labelCodes={labels.flatMap(({ code, number }) => (number === null ? [] : code))} />
        </>
      ) : (
        <div className="print:hidden">
          {page > 1 ? (
            <EmptyList title="No more labels" />
          ) : narrowed ? (
            <NothingFound names="labels" />
          ) : (
            <EmptyList title="No labels to print">
              Each paid item that is not shipped yet has its label here. Choose a product to print its labels again.
            </EmptyList>
          )}
        </div>
      )}
      {(page > 1 || !isLast) && (
        <nav aria-label="Batches" className="flex flex-wrap items-center justify-between gap-4 pt-5 print:hidden">
          <p className="text-muted text-small">Batch {page}: five sheets each</p>
          <div className="flex flex-wrap gap-3">
            {page > 1 && (
              <ButtonLink href={printing(page - 1)} variant="quiet" size="small">
                Previous batch
              </ButtonLink>
            )}
            {!isLast && (
              <ButtonLink href={printing(page + 1)} variant="secondary" size="small">
                Next batch
              </ButtonLink>
            )}
          </div>
        </nav>
      )}
    </>
  );
}

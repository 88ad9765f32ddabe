import { DownloadsTable } from "@/components/admin/downloads/downloads-table";
import { AdminList } from "@/components/admin/table/admin-list";
import type { ListFilter } from "@/components/admin/table/list-filters";
import { AdminHeader } from "@/components/admin/ui/admin-header";
import { DownloadLink } from "@/components/admin/ui/download-link";
import { Pagination } from "@/components/admin/ui/pagination";
import { ButtonLink } from "@/components/ui/button";
import { privatePageMetadata } from "@/lib/core/page-metadata";
import { adminApiPaths } from "@/lib/core/urls/admin-api-paths";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import { paths } from "@/lib/core/urls/paths";
import { listAdminDownloads } from "@/lib/downloads/admin-queries";
import { adminDownloadsQuery } from "@/lib/downloads/contracts";
import { requireAdmin } from "@/lib/http/current-user";
import { parsePageQuery, type SearchParams } from "@/lib/http/page-query";
import { readForPage } from "@/lib/http/read-for-page";
import { getListSettings } from "@/lib/saved-views/queries";

export const metadata = privatePageMetadata("Downloads");

const filters: readonly ListFilter[] = [
  { kind: "search", name: "q", label: "Title, file name or description" },
  {
    kind: "select",
    name: "level",
    label: "Plans",
    options: [
      ["", "All"],
      ["basic", "All plans"],
      ["exclusive", "Annual and Collector"],
      ["owners", "None: owners only"],
    ],
  },
  {
    kind: "select",
    name: "shelf",
    label: "Status",
    options: [
      ["", "Published"],
      ["retired", "Archived"],
    ],
  },
];

export default async function AdminDownloadsPage({ searchParams }: { searchParams: SearchParams }) {
  const path = adminPaths.section("downloads");
  const actor = await requireAdmin(path, "exhibitions");
  const { q, level, shelf, page } = await parsePageQuery(adminDownloadsQuery, searchParams);
  const [{ files, total, nextPage }, settings] = await readForPage(
    Promise.all([listAdminDownloads({ q, level, shelf, page }), getListSettings(actor, "downloads")]),
  );
  const wanted = { q, level, shelf };
  const narrowed = Boolean(q ?? level ?? shelf);
  return (
    <>
      <AdminHeader
        title="Downloads"
        actions={
          <>
            <ButtonLink href={adminPaths.newDownload} size="small">
              Add file
            </ButtonLink>
            <ButtonLink href={paths.downloads} variant="secondary" size="small">
              View as member
            </ButtonLink>
            <DownloadLink href={adminApiPaths.exportList("downloads", wanted)}>Export CSV</DownloadLink>
          </>
        }
      >
        The files for members and for owners of drops, in display order. Archived files are hidden from them.
      </AdminHeader>
      <AdminList
        name="downloads"
        path={path}
        query={wanted}
        filters={filters}
        views={[{ name: "Archived", query: { shelf: "retired" } }]}
        settings={settings}
        total={total}
      >
        <DownloadsTable files={files} filtered={narrowed} hasPrevious={(page ?? 1) > 1} />
        <Pagination
          shown={files.length}
          total={total}
          itemNames={["file", "files"]}
          first={page && page > 1 ? adminPaths.section("downloads", wanted) : null}
          next={nextPage === null ? null : adminPaths.section("downloads", { ...wanted, page: nextPage })}
        />
      </AdminList>
    </>
  );
}

import { DownloadsTable } from "@/components/admin/downloads/downloads-table";
import { AdminHeader } from "@/components/admin/ui/admin-header";
import { Filters } from "@/components/admin/ui/filters";
import { Pagination } from "@/components/admin/ui/pagination";
import { ButtonLink } from "@/components/ui/button";
import { TextField } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { privatePageMetadata } from "@/lib/core/page-metadata";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import { paths } from "@/lib/core/urls/paths";
import { listAdminDownloads } from "@/lib/downloads/admin-queries";
import { adminDownloadsQuery } from "@/lib/downloads/contracts";
import { requireAdmin } from "@/lib/http/current-user";
import { parsePageQuery, type SearchParams } from "@/lib/http/page-query";
import { readForPage } from "@/lib/http/read-for-page";

export const metadata = privatePageMetadata("Downloads");

export default async function AdminDownloadsPage({ searchParams }: { searchParams: SearchParams }) {
  await requireAdmin(adminPaths.section("downloads"), "exhibitions");
  const { q, level, shelf, page } = await parsePageQuery(adminDownloadsQuery, searchParams);
  const { files, total, nextPage } = await readForPage(listAdminDownloads({ q, level, shelf, page }));
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
          </>
        }
      >
        The files for members, in display order. Archived files are hidden from members.
      </AdminHeader>
      <Filters action={adminPaths.section("downloads")} active={narrowed}>
        <TextField label="Title, file name or description" type="search" name="q" defaultValue={q} />
        <Select label="Plans" name="level" defaultValue={level ?? ""}>
          <option value="">All</option>
          <option value="basic">All plans</option>
          <option value="exclusive">Annual and Collector</option>
        </Select>
        <Select label="Status" name="shelf" defaultValue={shelf ?? ""}>
          <option value="">Published</option>
          <option value="retired">Archived</option>
        </Select>
      </Filters>
      <DownloadsTable files={files} filtered={narrowed} hasPrevious={(page ?? 1) > 1} />
      <Pagination
        shown={files.length}
        total={total}
        itemNames={["file", "files"]}
        first={page && page > 1 ? adminPaths.section("downloads", wanted) : null}
        next={nextPage === null ? null : adminPaths.section("downloads", { ...wanted, page: nextPage })}
      />
    </>
  );
}

import { AdminsOnly } from "@/components/admin/admins-only";
import { DeskHead } from "@/components/admin/desk-head";
import { DownloadsTable } from "@/components/admin/downloads-table";
import { Filters } from "@/components/admin/filters";
import { Pager } from "@/components/admin/pager";
import { ButtonLink } from "@/components/ui/button";
import { TextField } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { readQuery, type SearchParams } from "@/lib/http/page-query";
import { getAdmin } from "@/lib/http/viewer";
import { deskDownloadsQuery } from "@/lib/membership/download-desk-contracts";
import { listDeskDownloads } from "@/lib/membership/download-desk-queries";
import { deskPaths } from "@/lib/platform/desk-paths";
import { paths } from "@/lib/platform/paths";
import { privatePage } from "@/lib/platform/public-page";

export const metadata = privatePage("Downloads");

export default async function DownloadsDesk({ searchParams }: { searchParams: SearchParams }) {
  if (!(await getAdmin(deskPaths.desk("downloads")))) return <AdminsOnly />;
  const { q, level, shelf, page } = await readQuery(deskDownloadsQuery, searchParams);
  const { files, total, nextPage } = await listDeskDownloads({ q, level, shelf, page });
  const wanted = { q, level, shelf };
  const narrowed = Boolean(q ?? level ?? shelf);
  return (
    <>
      <DeskHead
        title="Downloads"
        actions={
          <>
            <ButtonLink href={deskPaths.newDownload} size="small">
              Add a file
            </ButtonLink>
            <ButtonLink href={paths.downloads} look="secondary" size="small">
              As members see it
            </ButtonLink>
          </>
        }
      >
        The files for members, in the order in which they see them. What is retired is gone for them at once.
      </DeskHead>
      <Filters action={deskPaths.desk("downloads")} narrowed={narrowed}>
        <TextField label="Title, name or words" type="search" name="q" defaultValue={q} />
        <Select label="Who may fetch it" name="level" defaultValue={level ?? ""}>
          <option value="">All</option>
          <option value="basic">Every plan</option>
          <option value="exclusive">Annual and Collector</option>
        </Select>
        <Select label="Shelf" name="shelf" defaultValue={shelf ?? ""}>
          <option value="">Shown</option>
          <option value="retired">Retired</option>
        </Select>
      </Filters>
      <DownloadsTable files={files} narrowed={narrowed} isFurther={(page ?? 1) > 1} />
      <Pager
        shown={files.length}
        total={total}
        of={["file", "files"]}
        first={page && page > 1 ? deskPaths.desk("downloads", wanted) : null}
        next={nextPage === null ? null : deskPaths.desk("downloads", { ...wanted, page: nextPage })}
      />
    </>
  );
}

import { MediaGrid } from "@/components/admin/media/media-list";
import { MediaTable } from "@/components/admin/media/media-table";
import { AddFilesButton, MediaUploader, MediaUploads } from "@/components/admin/media/media-uploader";
import { AdminList } from "@/components/admin/table/admin-list";
import type { ListFilter } from "@/components/admin/table/list-filters";
import { AdminHeader } from "@/components/admin/ui/admin-header";
import { DownloadLink } from "@/components/admin/ui/download-link";
import { EmptyList, NothingFound } from "@/components/admin/ui/empty-list";
import { Pagination } from "@/components/admin/ui/pagination";
import { ButtonLink } from "@/components/ui/button";
import { privatePageMetadata } from "@/lib/core/page-metadata";
import { adminApiPaths } from "@/lib/core/urls/admin-api-paths";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import { listAdminExhibitions } from "@/lib/exhibitions/admin-queries";
import { requireAdmin } from "@/lib/http/current-user";
import { parsePageQuery, type SearchParams } from "@/lib/http/page-query";
import { readForPage } from "@/lib/http/read-for-page";
import { mediaQuery } from "@/lib/media/contracts";
import { listMediaUploads } from "@/lib/media/create-media-upload";
import { listMedia } from "@/lib/media/queries";
import { getListSettings } from "@/lib/saved-views/queries";

export const metadata = privatePageMetadata("Media");

const mediaFilters: readonly ListFilter[] = [
  { kind: "search", name: "q", label: "Title, text or where it is used" },
  {
    kind: "select",
    name: "kind",
    label: "Kind",
    options: [
      ["", "All"],
      ["picture", "Pictures"],
      ["sound", "Sound"],
      ["content", "Members’ content"],
      ["download", "Downloads"],
    ],
  },
  {
    kind: "select",
    name: "use",
    label: "Use",
    options: [
      ["", "All"],
      ["used", "In use"],
      ["unused", "Unused"],
    ],
  },
  {
    kind: "select",
    name: "shelf",
    label: "Status",
    options: [
      ["", "In the library"],
      ["archived", "Archived"],
    ],
  },
  {
    kind: "select",
    name: "sort",
    label: "Sort by",
    options: [
      ["", "Newest first"],
      ["oldest", "Oldest first"],
      ["name", "Name"],
      ["largest", "Largest first"],
    ],
  },
];

export default async function MediaPage({ searchParams }: { searchParams: SearchParams }) {
  const actor = await requireAdmin(adminPaths.section("media"), "exhibitions");
  const { page, view, ...filters } = await parsePageQuery(mediaQuery, searchParams);
  const [{ items, total, nextPage }, exhibitions, unfinished, settings] = await readForPage(
    Promise.all([
      listMedia({ ...filters, page }),
      listAdminExhibitions(),
      listMediaUploads(actor),
      getListSettings(actor, "media"),
    ]),
  );
  const { q, kind, use, shelf } = filters;
  const isFiltered = Boolean(q ?? kind ?? use ?? shelf);
  const here = { ...filters, view };
  return (
    <MediaUploads isOpenAtFirst={unfinished.length > 0}>
      <AdminHeader
        title="Media"
        actions={
          <>
            <AddFilesButton />
            <ButtonLink
              href={adminPaths.section("media", { ...filters, view: view === "list" ? undefined : "list" })}
              variant="secondary"
              size="small"
            >
              {view === "list" ? "Show as grid" : "Show as list"}
            </ButtonLink>
            <DownloadLink href={adminApiPaths.exportList("media", filters)}>Export CSV</DownloadLink>
          </>
        }
      >
        Every uploaded file: members’ content, downloads, pictures and sound. A file keeps its address when it is
        replaced.
      </AdminHeader>
      <MediaUploader exhibitions={exhibitions.map(({ slug, title }) => ({ slug, title }))} unfinished={unfinished} />
      <AdminList
        name="media"
        path={adminPaths.section("media")}
        query={here}
        baseQuery={{ view }}
        filters={mediaFilters}
        views={[
          { name: "Pictures", query: { kind: "picture", view } },
          { name: "Members’ content", query: { kind: "content", view } },
          { name: "Downloads", query: { kind: "download", view } },
          { name: "Unused", query: { use: "unused", view } },
          { name: "Archived", query: { shelf: "archived", view } },
        ]}
        settings={settings}
        total={total}
      >
        {items.length === 0 ? (
          isFiltered ? (
            <NothingFound names="files" />
          ) : (
            <EmptyList title="No files yet">
              Pictures, sound, film and documents are listed here with the places where each is used. Add the first ones
              with Add files, or drag them onto this page.
            </EmptyList>
          )
        ) : view === "list" ? (
          <MediaTable items={items} />
        ) : (
          <MediaGrid items={items} />
        )}
        <Pagination
          shown={items.length}
          total={total}
          itemNames={["file", "files"]}
          first={page && page > 1 ? adminPaths.section("media", here) : null}
          next={nextPage === null ? null : adminPaths.section("media", { ...here, page: nextPage })}
        />
      </AdminList>
    </MediaUploads>
  );
}

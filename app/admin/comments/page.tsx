import { commentFilters, commentViews, threadTitles } from "@/components/admin/comments/comment-filters";
import { CommentsTable } from "@/components/admin/comments/comments-table";
import { AdminList } from "@/components/admin/table/admin-list";
import { AdminHeader } from "@/components/admin/ui/admin-header";
import { Pagination } from "@/components/admin/ui/pagination";
import { moderationQuery } from "@/lib/comments/contracts";
import { listCommentsToModerate } from "@/lib/comments/queries";
import { privatePageMetadata } from "@/lib/core/page-metadata";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import { listAdminArtworks, listAdminExhibitions } from "@/lib/exhibitions/admin-queries";
import { requireAdmin } from "@/lib/http/current-user";
import { parsePageQuery, type SearchParams } from "@/lib/http/page-query";
import { readForPage } from "@/lib/http/read-for-page";
import { getListSettings } from "@/lib/saved-views/queries";

export const metadata = privatePageMetadata("Comments");

async function readThreads() {
  const exhibitions = await listAdminExhibitions();
  const artworks = await Promise.all(exhibitions.map(({ _id }) => listAdminArtworks(_id)));
  return { exhibitions, artworks: artworks.flat() };
}

export default async function AdminCommentsPage({ searchParams }: { searchParams: SearchParams }) {
  const path = adminPaths.section("comments");
  const actor = await requireAdmin(path, "comments");
  const { page = 1, exhibition, artwork, status, reported, sort } = await parsePageQuery(moderationQuery, searchParams);
  const filter = { exhibition, artwork, status, reported };
  const query = { ...filter, sort: sort === "newest" ? undefined : sort };
  const [{ comments, pages, total, now }, settings, threads] = await readForPage(
    Promise.all([listCommentsToModerate({ ...query, page }), getListSettings(actor, "comments"), readThreads()]),
  );
  return (
    <>
      <AdminHeader title="Comments">First comments and comments with links wait for approval.</AdminHeader>
      <AdminList
        name="comments"
        path={path}
        query={query}
        filters={commentFilters(threads.exhibitions, threads.artworks, exhibition)}
        views={commentViews}
        settings={settings}
        total={total}
      >
        <CommentsTable
          // The selection belongs to what is shown.
          key={`${page}${JSON.stringify(query)}`}
          comments={comments}
          filter={filter}
          filtered={Boolean(exhibition || artwork || status || reported)}
          now={now}
          titles={threadTitles(threads.exhibitions, threads.artworks)}
        />
        <Pagination
          shown={comments.length}
          total={total}
          itemNames={["comment", "comments"]}
          first={page > 1 ? adminPaths.section("comments", query) : null}
          next={page < pages ? adminPaths.section("comments", { ...query, page: page + 1 }) : null}
        />
      </AdminList>
    </>
  );
}

import { CommentsTable } from "@/components/admin/comments/comments-table";
import { AdminHeader } from "@/components/admin/ui/admin-header";
import { Filters } from "@/components/admin/ui/filters";
import { Pagination } from "@/components/admin/ui/pagination";
import { ageOptions, SortSelect } from "@/components/admin/ui/sort-select";
import { TextField } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { moderationQuery } from "@/lib/comments/contracts";
import { listCommentsToModerate } from "@/lib/comments/queries";
import { privatePageMetadata } from "@/lib/core/page-metadata";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import { requireAdmin } from "@/lib/http/current-user";
import { parsePageQuery, type SearchParams } from "@/lib/http/page-query";
import { readForPage } from "@/lib/http/read-for-page";

export const metadata = privatePageMetadata("Comments");

export default async function AdminCommentsPage({ searchParams }: { searchParams: SearchParams }) {
  await requireAdmin(adminPaths.section("comments"), "comments");
  const { page = 1, ...wanted } = await parsePageQuery(moderationQuery, searchParams);
  const { exhibition, artwork, status, reported, sort } = wanted;
  const { comments, pages, total } = await readForPage(listCommentsToModerate({ ...wanted, page }));
  const narrowed = Boolean(exhibition || artwork || status || reported);
  const at = (to?: number) => adminPaths.section("comments", { exhibition, artwork, status, reported, sort, page: to });
  return (
    <>
      <AdminHeader title="Comments">First comments and comments with links wait for approval.</AdminHeader>
      <Filters action={adminPaths.section("comments")} active={narrowed}>
        <TextField label="Exhibition" name="exhibition" defaultValue={exhibition} placeholder="guestbook" />
        <TextField label="Artwork" name="artwork" defaultValue={artwork} />
        <Select label="Status" name="status" defaultValue={status ?? ""}>
          <option value="">All</option>
          <option value="pending">Pending</option>
          <option value="approved">Approved</option>
        </Select>
        <Select label="Reports" name="reported" defaultValue={reported ?? ""}>
          <option value="">All</option>
          <option value="1">Reported</option>
        </Select>
        <SortSelect options={ageOptions} selected={sort} />
      </Filters>
      {comments.length > 0 ? (
        <CommentsTable comments={comments} />
      ) : (
        <p className="font-normal font-read text-muted text-read">
          {narrowed ? "No comments found. Change or clear the filters." : "No messages yet"}
        </p>
      )}
      <Pagination
        shown={comments.length}
        total={total}
        itemNames={["comment", "comments"]}
        first={page > 1 ? at() : null}
        next={page < pages ? at(page + 1) : null}
      />
    </>
  );
}

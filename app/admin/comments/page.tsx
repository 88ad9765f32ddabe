import { AdminsOnly } from "@/components/admin/admins-only";
import { CommentsTable } from "@/components/admin/comments-table";
import { DeskHead } from "@/components/admin/desk-head";
import { Filters } from "@/components/admin/filters";
import { Pager } from "@/components/admin/pager";
import { byAge, SortSelect } from "@/components/admin/sort-select";
import { TextField } from "@/components/ui/field";
import { Select } from "@/components/ui/select";
import { listForModeration } from "@/lib/community/comment-queries";
import { moderationQuery } from "@/lib/community/contracts";
import { readQuery, type SearchParams } from "@/lib/http/page-query";
import { getAdmin } from "@/lib/http/viewer";
import { deskPaths } from "@/lib/platform/desk-paths";
import { privatePage } from "@/lib/platform/public-page";

export const metadata = privatePage("Comments");

export default async function CommentsDesk({ searchParams }: { searchParams: SearchParams }) {
  if (!(await getAdmin(deskPaths.desk("comments"))))
    return <AdminsOnly title="Access Denied">Only administrators can moderate comments.</AdminsOnly>;
  const { page = 1, ...wanted } = await readQuery(moderationQuery, searchParams);
  const { exhibition, artwork, status, reported, sort } = wanted;
  const { comments, pages, total } = await listForModeration({ ...wanted, page });
  const narrowed = Boolean(exhibition || artwork || status || reported);
  const at = (to?: number) => deskPaths.desk("comments", { exhibition, artwork, status, reported, sort, page: to });
  return (
    <>
      <DeskHead title="Comments">A first comment, or one with a link, waits here until somebody has read it.</DeskHead>
      <Filters action={deskPaths.desk("comments")} narrowed={narrowed}>
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
        <SortSelect orders={byAge} chosen={sort} />
      </Filters>
      {comments.length > 0 ? (
        <CommentsTable comments={comments} />
      ) : (
        <p className="font-normal font-read text-muted text-read">
          {narrowed ? "No comment is found under that. Show all, or ask for less." : "No messages yet"}
        </p>
      )}
      <Pager
        shown={comments.length}
        total={total}
        of={["comment", "comments"]}
        first={page > 1 ? at() : null}
        next={page < pages ? at(page + 1) : null}
      />
    </>
  );
}

import { notFound } from "next/navigation";
import { threadTitles } from "@/components/admin/comments/comment-filters";
import { ModerationQueue } from "@/components/admin/comments/moderation-queue";
import { AdminHeader } from "@/components/admin/ui/admin-header";
import { readThreadTitles } from "@/lib/comments/admin-queries";
import { getCommentToModerate } from "@/lib/comments/moderation-queries";
import { privatePageMetadata } from "@/lib/core/page-metadata";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import { requireAdmin } from "@/lib/http/current-user";
import { readForPage } from "@/lib/http/read-for-page";

export const metadata = privatePageMetadata("Comment");

export default async function AdminCommentPage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  await requireAdmin(adminPaths.comment(id), "comments");
  const [found, threads] = await readForPage(Promise.all([getCommentToModerate(id), readThreadTitles()]));
  if (!found) notFound();
  const { comment, now } = found;
  return (
    <>
      <AdminHeader
        title={comment ? `Comment of ${comment.user.displayName}` : "Comment"}
        crumb="Comment"
        parents={[{ name: "Comments", href: adminPaths.section("comments") }]}
      />
      <ModerationQueue
        comments={comment ? [comment] : []}
        filter={{}}
        now={now}
        titles={threadTitles(threads)}
        empty="This comment is deleted."
        single
      />
    </>
  );
}

import Link from "next/link";
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
  const parent = comment?.replyTo ? await readForPage(getCommentToModerate(comment.replyTo)) : null;
  return (
    <>
      <AdminHeader
        title={comment ? `Comment of ${comment.user.displayName}` : "Comment"}
        crumb="Comment"
        parents={[{ name: "Comments", href: adminPaths.section("comments") }]}
      />
      {comment?.replyTo && (
        <figure className="mb-5 grid max-w-read gap-1 border-line-strong border-s-2 ps-4">
          <figcaption className="text-muted text-small">
            {parent?.comment ? (
              <>
                In reply to{" "}
                <Link
                  href={adminPaths.comment(parent.comment._id)}
                  prefetch={false}
                  className="link wrap-anywhere text-ink"
                >
                  {parent.comment.user.displayName}
                </Link>
              </>
            ) : (
              "In reply to a comment that is deleted"
            )}
          </figcaption>
          {parent?.comment && (
            <blockquote dir="auto" className="line-clamp-4 whitespace-pre-wrap wrap-anywhere font-normal font-read">
              {parent.comment.message}
            </blockquote>
          )}
        </figure>
      )}
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

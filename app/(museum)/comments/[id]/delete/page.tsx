import { notFound } from "next/navigation";
import { DeleteCommentView } from "@/components/comments/comment-form-view";
import { privatePageMetadata } from "@/lib/core/page-metadata";
import { commentPaths } from "@/lib/core/urls/comment-paths";
import { readCommentFormPage } from "@/lib/http/comment-form-page";

export const metadata = privatePageMetadata("Delete your comment");

/** Asks before one's own comment is deleted without JavaScript. */
export default async function DeleteCommentPage(props: PageProps<"/comments/[id]/delete">) {
  const view = await readCommentFormPage(props, commentPaths.remove);
  if (!view.comment.own) notFound();
  return <DeleteCommentView {...view} />;
}

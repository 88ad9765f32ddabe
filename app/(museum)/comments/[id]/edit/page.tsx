import { cookies } from "next/headers";
import { notFound } from "next/navigation";
import { EditCommentView } from "@/components/comments/comment-form-view";
import { readDraft } from "@/lib/comments/draft-cookie";
import { privatePageMetadata } from "@/lib/core/page-metadata";
import { commentPaths } from "@/lib/core/urls/comment-paths";
import { readCommentFormPage } from "@/lib/http/comment-form-page";

export const metadata = privatePageMetadata("Edit your comment");

/** The form to edit one's own comment without JavaScript. */
export default async function EditCommentPage(props: PageProps<"/comments/[id]/edit">) {
  const view = await readCommentFormPage(props, commentPaths.edit);
  if (!view.comment.own) notFound();
  return <EditCommentView {...view} draft={readDraft(await cookies(), commentPaths.edit(view.comment._id))} />;
}

import { ReportCommentView } from "@/components/comments/comment-form-view";
import { privatePageMetadata } from "@/lib/core/page-metadata";
import { commentPaths } from "@/lib/core/urls/comment-paths";
import { readCommentFormPage } from "@/lib/http/comment-form-page";

export const metadata = privatePageMetadata("Report a comment");

/** The form to report somebody else's comment without JavaScript. */
export default async function ReportCommentPage(props: PageProps<"/comments/[id]/report">) {
  return <ReportCommentView {...(await readCommentFormPage(props, commentPaths.report))} />;
}

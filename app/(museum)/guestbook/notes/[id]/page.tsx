import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { SingleNote } from "@/components/comments/single-note";
import { ButtonLink } from "@/components/ui/button";
import { Page, PageHead } from "@/components/ui/page";
import { getCommentThread } from "@/lib/comments/queries";
import { guestbook } from "@/lib/comments/rules";
import { commentPaths } from "@/lib/core/urls/comment-paths";
import { paths } from "@/lib/core/urls/paths";

export const revalidate = 3600;
export const metadata: Metadata = { title: "From the guestbook", robots: { index: false } };

export function generateStaticParams() {
  return [];
}

/** One comment of the guestbook with its replies: where searches, emails and shared links lead. */
export default async function GuestbookNotePage({ params }: { params: Promise<{ id: string }> }) {
  const { id } = await params;
  const note = /^cmt_[0-9a-z]{20}$/.test(id) ? await getCommentThread(id) : null;
  if (!note || note.exhibition !== guestbook) notFound();
  return (
    <Page className="pb-wall">
      <PageHead title="From the guestbook">
        <ButtonLink href={paths.guestbook} variant="secondary" className="justify-self-start">
          All comments
        </ButtonLink>
      </PageHead>
      <div className="grid max-w-[44rem] gap-8">
        <SingleNote note={note} isCached />
        <ButtonLink href={commentPaths.conversation(note._id)} size="small" className="justify-self-start">
          Reply, react, follow or report
        </ButtonLink>
      </div>
    </Page>
  );
}

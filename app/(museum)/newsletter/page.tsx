import Link from "next/link";
import { ArchiveSubscribe } from "@/components/newsletter/archive-subscribe";
import { EmptyState } from "@/components/ui/empty-state";
import { Image } from "@/components/ui/image";
import { formatLagosDate } from "@/components/ui/lagos-time";
import { Page, PageHead } from "@/components/ui/page";
import { publicPageMetadata } from "@/lib/core/page-metadata";
import { paths } from "@/lib/core/urls/paths";
import { listArchivedIssues } from "@/lib/newsletter/archive";
import { pictureSize } from "@/lib/newsletter/blocks";
import type { ArchivedSummary } from "@/lib/newsletter/issue-contracts";

export const revalidate = 3600;
export const metadata = publicPageMetadata({
  title: "Newsletter: earlier issues",
  description: "Every public issue of the museum’s newsletter: new works, drops and evenings, once a month.",
  path: paths.newsletters,
});

/** The archive of the newsletter. */
export default async function NewsletterArchivePage() {
  const issues = await listArchivedIssues();
  return (
    <Page className="pb-wall">
      <PageHead title="Newsletter" lede="New works, drops and evenings, once a month." />
      <div className="g12 items-start gap-y-12">
        <div className="col-span-full lg:col-span-7">
          {issues.length === 0 ? (
            <EmptyState title="No issues yet">The first one appears here once it is sent.</EmptyState>
          ) : (
            <ul className="border-ink border-t-2">
              {issues.map((issue, index) => (
                <IssueItem key={issue.slug} issue={issue} newest={index === 0} />
              ))}
            </ul>
          )}
        </div>
        <div className="col-span-full lg:sticky lg:top-[calc(var(--header)+2.5rem)] lg:col-span-4 lg:col-start-9">
          <ArchiveSubscribe />
        </div>
      </div>
    </Page>
  );
}

type IssueItemProps = {
  issue: ArchivedSummary;
  /** The newest issue has its picture above the text, in the width of the column. */
  newest: boolean;
};

function IssueItem({ issue: { slug, subject, description, publishedAt, picture }, newest }: IssueItemProps) {
  const columns = newest ? "" : "grid-cols-[minmax(0,1fr)_5rem] sm:grid-cols-[minmax(0,1fr)_9rem]";
  return (
    <li className={`relative grid items-start gap-5 border-line border-b py-6 ${columns}`}>
      <div className="grid gap-2">
        <time dateTime={publishedAt} className="text-muted text-small">
          {formatLagosDate(publishedAt)}
        </time>
        <h2 className={`wrap-anywhere ${newest ? "text-heading" : "text-subheading"}`}>
          <Link href={paths.newsletter(slug)} prefetch={false} className="hover:underline after:absolute after:inset-0">
            {subject}
          </Link>
        </h2>
        <p className="font-normal font-read text-muted text-read">{description}</p>
      </div>
      {picture && (
        <Image
          src={picture.src}
          alt=""
          {...pictureSize(picture.src)}
          priority={newest}
          sizes={newest ? "(min-width: 64rem) 50rem, 100vw" : "(min-width: 40rem) 9rem, 5rem"}
          className={`w-full bg-raised object-cover ${newest ? "order-first aspect-8/5" : "aspect-4/3"}`}
        />
      )}
    </li>
  );
}

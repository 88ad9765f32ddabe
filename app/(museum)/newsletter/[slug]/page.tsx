import type { Metadata } from "next";
import Link from "next/link";
import { notFound } from "next/navigation";
import { ArchiveSubscribe } from "@/components/newsletter/archive-subscribe";
import { IssueBody } from "@/components/newsletter/issue-body";
import { issueJsonLd } from "@/components/newsletter/issue-jsonld";
import { JsonLd } from "@/components/ui/json-ld";
import { formatLagosDate } from "@/components/ui/lagos-time";
import { Page, PageHead } from "@/components/ui/page";
import { env } from "@/lib/core/env";
import { getShareCard, publicPageMetadata } from "@/lib/core/page-metadata";
import { paths } from "@/lib/core/urls/paths";
import { getArchivedIssue, listArchivedIssues } from "@/lib/newsletter/archive";
import { pictureSize } from "@/lib/newsletter/blocks";

export const revalidate = 3600;

export async function generateStaticParams() {
  return (await listArchivedIssues()).map(({ slug }) => ({ slug }));
}

/** The share card of a drop's picture, or the picture itself. */
function shareCardOf({ src, alt }: { src: string; alt: string }) {
  const url = getShareCard(src);
  return { url, alt, ...(url === src && pictureSize(src)) };
}

type IssuePageProps = PageProps<"/newsletter/[slug]">;

export async function generateMetadata({ params }: IssuePageProps): Promise<Metadata> {
  const issue = await getArchivedIssue((await params).slug);
  if (!issue) return { title: "Page not found", robots: { index: false } };
  const { slug, subject, description, picture } = issue;
  return publicPageMetadata({
    title: subject,
    description,
    path: paths.newsletter(slug),
    type: "article",
    ...(picture && { card: shareCardOf(picture) }),
  });
}

/** One issue of the newsletter, as everybody may read it. */
export default async function NewsletterIssuePage({ params }: IssuePageProps) {
  const issue = (await getArchivedIssue((await params).slug)) ?? notFound();
  return (
    <Page className="pb-wall">
      <JsonLd data={issueJsonLd(issue, env().APP_URL)} />
      <article>
        <PageHead title={issue.subject}>
          <p className="text-muted text-small">
            Newsletter of <time dateTime={issue.publishedAt}>{formatLagosDate(issue.publishedAt)}</time>
          </p>
        </PageHead>
        <div className="g12 items-start gap-y-12">
          <div className="col-span-full lg:col-span-7">
            <IssueBody blocks={issue.blocks} />
          </div>
          <aside className="col-span-full grid gap-6 lg:sticky lg:top-[calc(var(--header)+2.5rem)] lg:col-span-4 lg:col-start-9">
            <ArchiveSubscribe />
            <Link href={paths.newsletters} prefetch={false} className="link inline-flex min-h-tap items-center">
              All issues
            </Link>
          </aside>
        </div>
      </article>
    </Page>
  );
}

import Link from "next/link";
import { EmptyState } from "@/components/ui/empty-state";
import { Image } from "@/components/ui/image";
import { formatLagosDate } from "@/components/ui/lagos-time";
import { Page, PageHead } from "@/components/ui/page";
import { publicPageMetadata } from "@/lib/core/page-metadata";
import { paths } from "@/lib/core/urls/paths";
import { listArchivedIssues } from "@/lib/newsletter/archive";

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
      <PageHead
        title="Newsletter"
        lede="New works, drops and evenings, once a month. Subscribe at the foot of the page."
      />
      {issues.length === 0 ? (
        <EmptyState title="No issues yet">The first one appears here once it is sent.</EmptyState>
      ) : (
        <ul className="max-w-read border-ink border-t-2">
          {issues.map(({ slug, subject, description, publishedAt, picture }) => (
            <li
              key={slug}
              className="relative grid grid-cols-[minmax(0,1fr)_5rem] items-start gap-5 border-line border-b py-6 sm:grid-cols-[minmax(0,1fr)_9rem]"
            >
              <div className="grid gap-2">
                <time dateTime={publishedAt} className="text-muted text-small">
                  {formatLagosDate(publishedAt)}
                </time>
                <h2 className="wrap-anywhere text-subheading">
                  <Link
                    href={paths.newsletter(slug)}
                    prefetch={false}
                    className="hover:underline after:absolute after:inset-0"
                  >
                    {subject}
                  </Link>
                </h2>
                <p className="font-normal font-read text-muted text-read">{description}</p>
              </div>
              {picture && (
                <Image
                  src={picture.src}
                  alt=""
                  width={480}
                  height={360}
                  sizes="(min-width: 40rem) 9rem, 5rem"
                  className="aspect-4/3 w-full bg-raised object-cover"
                />
              )}
            </li>
          ))}
        </ul>
      )}
    </Page>
  );
}

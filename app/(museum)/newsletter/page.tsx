import { BusSide } from "@/components/layout/bus-side";
import { SubscribeForm } from "@/components/layout/subscribe-form";
import { SubscribeTerms } from "@/components/newsletter/archive-subscribe";
import { EarlierIssue, NewestIssue } from "@/components/newsletter/issue-teasers";
import { EmptyState } from "@/components/ui/empty-state";
import { Page } from "@/components/ui/page";
import { publicPageMetadata } from "@/lib/core/page-metadata";
import { paths } from "@/lib/core/urls/paths";
import { listArchivedIssues } from "@/lib/newsletter/archive";

export const revalidate = 3600;
export const metadata = publicPageMetadata({
  title: "Newsletter: earlier issues",
  description: "Every public issue of the museum’s newsletter: new works, drops and evenings, once a month.",
  path: paths.newsletters,
});

/** The form of the newsletter, and its archive. */
export default async function NewsletterArchivePage() {
  const [newest, ...earlier] = await listArchivedIssues();
  return (
    <>
      <BusSide>
        <header className="page-x g12 items-end gap-y-8 py-[clamp(2rem,5vw,4.5rem)]">
          <div className="col-span-full grid gap-5 lg:col-span-7">
            <h1 className="text-giant">Newsletter</h1>
            <p className="max-w-[40ch] font-normal font-read text-lede">New works, drops and evenings, once a month.</p>
          </div>
          <div className="col-span-full grid gap-3 md:max-lg:col-span-9 lg:col-span-5">
            <SubscribeForm source="archive" />
            <SubscribeTerms />
          </div>
        </header>
      </BusSide>
      <Page className="grid gap-wall pt-[clamp(2.5rem,5vw,4.5rem)] pb-wall">
        {newest ? (
          <NewestIssue issue={newest} />
        ) : (
          <EmptyState title="No issues yet">The first one appears here once it is sent.</EmptyState>
        )}
        {earlier.length > 0 && (
          <section aria-labelledby="earlier" className="grid gap-8">
            <h2 id="earlier" className="text-title">
              Earlier issues
            </h2>
            <ul className="grid gap-x-gutter gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
              {earlier.map((issue) => (
                <li key={issue.slug}>
                  <EarlierIssue issue={issue} />
                </li>
              ))}
            </ul>
          </section>
        )}
      </Page>
    </>
  );
}

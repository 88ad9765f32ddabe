import Link from "next/link";
import { formatLagosDate } from "@/components/ui/lagos-time";
import { Page, PageHead } from "@/components/ui/page";
import { PrintButton } from "@/components/ui/print-button";
import { paths } from "@/lib/core/urls/paths";
import type { LegalPage } from "@/lib/legal-pages/contracts";
import { legalPageTexts, needsContents } from "@/lib/legal-pages/rules";

type LegalPageProps = {
  page: LegalPage;
  /** The sanitized text. */
  html: string;
  headings: readonly { id: string; text: string }[];
};

/** A legal page: title, date, table of contents, text and the list of its versions. */
export function LegalPageView({ page, html, headings }: LegalPageProps) {
  const { title, description } = legalPageTexts[page.slug];
  const current = page.versions[0] ?? page;
  return (
    <Page className="pb-wall">
      <article>
        <PageHead title={title} lede={description}>
          <p className="text-muted text-small">
            {page.version === current.version ? "Last updated" : "Published"}{" "}
            <time dateTime={page.publishedAt}>{formatLagosDate(page.publishedAt)}</time>, version {page.version}
          </p>
          {page.version !== current.version && (
            <p className="max-w-read border-accent border-s-4 ps-4 font-medium">
              This is an earlier version.{" "}
              <Link href={paths[page.slug]} prefetch={false} className="link">
                Read the current version
              </Link>
            </p>
          )}
        </PageHead>
        <div className="g12 items-start gap-y-10">
          {needsContents(headings) && (
            <nav aria-labelledby="contents" className="col-span-full lg:col-span-4 print:hidden">
              <h2 id="contents" className="pb-2 font-bold text-base">
                On this page
              </h2>
              <ol className="border-ink border-t-2">
                {headings.map(({ id, text }) => (
                  <li key={id} className="border-line border-b">
                    <a href={`#${id}`} className="flex min-h-tap items-center text-small hover:underline">
                      {text}
                    </a>
                  </li>
                ))}
              </ol>
            </nav>
          )}
          <div
            className="document col-span-full lg:col-span-8 print:col-span-full"
            // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitized by lib/core/markdown.ts.
            dangerouslySetInnerHTML={{ __html: html }}
          />
        </div>
      </article>
      <section aria-labelledby="versions" className="grid max-w-read justify-items-start gap-3 pt-14 print:hidden">
        <h2 id="versions" className="text-subheading">
          Versions
        </h2>
        <ul className="w-full border-ink border-t-2">
          {page.versions.map(({ version, publishedAt, summary }) => (
            <li key={version} className="flex min-h-tap flex-wrap items-center gap-x-4 border-line border-b py-2">
              {version === page.version ? (
                <span className="font-semibold">Version {version}</span>
              ) : (
                <Link href={paths.legalPageVersion(page.slug, version)} prefetch={false} className="link font-semibold">
                  Version {version}
                </Link>
              )}
              <time dateTime={publishedAt} className="text-muted text-small">
                {formatLagosDate(publishedAt)}
              </time>
              <span className="text-muted text-small">{summary}</span>
            </li>
          ))}
        </ul>
        <PrintButton />
      </section>
    </Page>
  );
}

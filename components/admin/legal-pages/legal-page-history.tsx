import Link from "next/link";
import { ConfirmAction } from "@/components/admin/ui/confirm-action";
import { TextDifference } from "@/components/admin/versions/text-difference";
import { formatLagosShortDate, formatLagosTime } from "@/components/ui/lagos-time";
import { adminApiPaths } from "@/lib/core/urls/admin-api-paths";
import { paths } from "@/lib/core/urls/paths";
import type { AdminLegalPage } from "@/lib/legal-pages/contracts";

type LegalPageHistoryProps = {
  page: AdminLegalPage;
  /** The texts of the latest versions by their number. */
  texts: ReadonlyMap<number, string>;
};

/** The versions of a legal page, newest first, with what changed. An older one can be published again. Times are Lagos time. */
export function LegalPageHistory({ page: { slug, version: current, versions }, texts }: LegalPageHistoryProps) {
  return (
    <section aria-labelledby="page-versions" className="grid max-w-read gap-4 pt-14">
      <h2 id="page-versions" className="text-subheading">
        Versions
      </h2>
      <ol className="border-line border-t">
        {versions.map(({ version, publishedAt, publishedBy, summary }) => {
          const [text, before] = [texts.get(version), texts.get(version - 1)];
          return (
            <li
              key={version}
              className="flex flex-wrap items-start justify-between gap-x-gutter gap-y-2 border-line border-b py-3"
            >
              <div className="grid min-w-0 flex-1 basis-64 gap-0.5">
                <Link
                  href={paths.legalPageVersion(slug, version)}
                  prefetch={false}
                  className="link justify-self-start font-semibold"
                >
                  Version {version}
                </Link>
                <span className="text-muted text-small">
                  {publishedBy ?? "Original text"},{" "}
                  <time dateTime={publishedAt}>
                    {formatLagosShortDate(publishedAt)}, {formatLagosTime(publishedAt)}
                  </time>
                  {summary && `: ${summary}`}
                </span>
                {text !== undefined && before !== undefined && (
                  <details>
                    <summary className="min-h-tap cursor-pointer content-center text-small">What changed</summary>
                    <TextDifference before={before} after={text} />
                  </details>
                )}
              </div>
              {version < current && text !== undefined && (
                <ConfirmAction
                  request={{
                    method: "post",
                    path: adminApiPaths.publishLegalPage(slug),
                    body: { content: text, summary: `Restored version ${version}`, basedOn: current },
                  }}
                  label="Restore"
                  loadingText="Publishing…"
                  subject={`version ${version}`}
                  confirm={{
                    question: `The text of version ${version} is published as version ${current + 1}, at once.`,
                    consequence: `Version ${current} stays readable.`,
                  }}
                  danger={false}
                  successText={`Version ${version} is restored`}
                  failureText="The version was not restored."
                />
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}

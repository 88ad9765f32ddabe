import { ConfirmAction } from "@/components/admin/ui/confirm-action";
import { TextDifference } from "@/components/admin/versions/text-difference";
import { adminApiPaths } from "@/lib/core/urls/admin-api-paths";
import type { AdminLegalPage, NewReleaseText as ReleaseText } from "@/lib/legal-pages/contracts";

type NewReleaseTextProps = {
  page: AdminLegalPage;
  text: ReleaseText;
  /** A change of the page waits for its time. It would replace what is published here. */
  isScheduled: boolean;
};

/** What the text of this release has that the page does not have. A page that nobody has edited can publish that text. */
export function NewReleaseText({ page: { slug, version, content }, text, isScheduled }: NewReleaseTextProps) {
  const { length: count } = text.paragraphs;
  const canPublish = version === 1 && !isScheduled;
  const parts = count === 1 ? "One part" : `${count} parts`;
  return (
    <section aria-labelledby="release-text" className="mb-8 grid max-w-read gap-3 border border-line-strong p-4">
      <h2 id="release-text" className="font-semibold text-base">
        The original text has changed
      </h2>
      <p className="text-small">
        {parts} of this release’s text {count === 1 ? "is" : "are"} not on this page
        {isScheduled && " nor in the change that waits"}. {!canPublish && "Copy what you need into the text below."}
      </p>
      <ul className="grid gap-2">
        {text.paragraphs.map((paragraph) => (
          <li key={paragraph} className="border-line border-s-2 ps-3 text-small wrap-anywhere">
            {paragraph}
          </li>
        ))}
      </ul>
      <details>
        <summary className="min-h-tap cursor-pointer content-center text-small">Compare with version {version}</summary>
        <TextDifference before={content} after={text.content} />
      </details>
      {canPublish && (
        <div>
          <ConfirmAction
            request={{
              method: "post",
              path: adminApiPaths.publishLegalPage(slug),
              body: { content: text.content, summary: `${parts} added or changed`, basedOn: version },
            }}
            label="Publish this text"
            loadingText="Publishing…"
            subject={`as version ${version + 1}`}
            confirm={{ question: "It is public immediately.", consequence: `Version ${version} stays readable.` }}
            danger={false}
            successText={`Version ${version + 1} is published`}
            failureText="The page was not published."
          />
        </div>
      )}
    </section>
  );
}

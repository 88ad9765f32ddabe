import { editionPaths } from "@/lib/core/urls/edition-paths";
import { paths } from "@/lib/core/urls/paths";

type DropTermsProps = {
  slug: string;
  editionSize: number | null;
  /** How many numbers can be chosen; null without a map. */
  freeNumbers: number | null;
  series: { slug: string; name: string } | null;
  /** The files that its owners may download, each with its kind and size. */
  files: readonly string[];
};

/** The terms of a drop that do not change with its stock, as names and descriptions of a list. */
export function DropTerms({ slug, editionSize, freeNumbers, series, files }: DropTermsProps) {
  return (
    <>
      {editionSize !== null && (
        <>
          <dt>Number</dt>
          <dd>
            {freeNumbers === null ? (
              "Yours is assigned when you pay"
            ) : (
              <a href={editionPaths.numbers(slug)} className="link">
                {freeNumbers > 0 ? `Choose your number: ${freeNumbers} available` : "See all numbers"}
              </a>
            )}
          </dd>
          <dt>Proof</dt>
          <dd>
            A{" "}
            <a href={paths.verifyCertificate} className="underline">
              signed certificate
            </a>{" "}
            with each number
          </dd>
        </>
      )}
      {files.length > 0 && (
        <>
          <dt>{files.length === 1 ? "File" : "Files"}</dt>
          <dd>
            {files.map((file) => (
              <span key={file} className="block">
                {file}
              </span>
            ))}
          </dd>
        </>
      )}
      <dt>Ships</dt>
      <dd>From Lagos within five working days</dd>
      {series && (
        <>
          <dt>Series</dt>
          <dd>
            <a href={paths.series(series.slug)} className="underline">
              {series.name}
            </a>
          </dd>
        </>
      )}
    </>
  );
}

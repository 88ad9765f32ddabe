import { buttonVariants } from "@/components/ui/button-variants";
import { DefinitionList } from "@/components/ui/definition-list";
import { formatLagosTime } from "@/lib/catalog/rules";
import { apiPaths } from "@/lib/core/urls/api-paths";
import type { DrawReport as Report } from "@/lib/draws/contracts";
import { RunAgain } from "./run-again";

const turnLabels: Record<string, string> = {
  held: "held, not paid yet",
  bought: "bought",
  expired: "not paid in time",
  declined: "declined",
  skipped: "no unit could be held",
};

/** The published list and, after the draw, its seed and winners, with the steps by which anyone gets the same. */
export function DrawReport({ slug, report }: { slug: string; report: Report }) {
  const { list, seed, beacon, turns, draw } = report;
  return (
    <section aria-labelledby="report" className="grid gap-6">
      <h2 id="report" className="text-heading">
        Report
      </h2>
      {turns.length > 0 ? (
        <div className="grid gap-2">
          <h3 className="text-subheading">Drawn</h3>
          <ol className="border-ink border-t-2">
            {turns.map(({ id, rank, state }) => (
              <li key={id} className="flex flex-wrap justify-between gap-x-6 border-line border-b py-3">
                <span className="wrap-anywhere">
                  {rank}. <code>{id}</code>
                </span>
                <span className="text-muted">{turnLabels[state]}</span>
              </li>
            ))}
          </ol>
          <p className="text-muted text-small">
            {turns.length > draw.units &&
              "One that is declined or not paid in time goes to the next in line, so more were drawn than there are units. "}
            These are entry numbers, not names. Yours is on the page of your entry and in your email.
          </p>
        </div>
      ) : (
        <p>
          The list of entries is published. The winners are drawn after {formatLagosTime(beacon.roundAt)}, Lagos time.
        </p>
      )}
      <p className="flex flex-wrap items-center gap-4">
        <a
          href={apiPaths.drawReport(slug)}
          download={`draw-${slug}.json`}
          className={buttonVariants({ variant: "secondary" })}
        >
          Download the report
        </a>
        {seed && <RunAgain slug={slug} />}
      </p>
      <details>
        <summary className="link inline-flex min-h-tap w-max items-center">List and random number</summary>
        <div className="pt-3">
          <DefinitionList
            sideBySide
            items={[
              [
                "List",
                <>
                  {list.entries} entries, published on {formatLagosTime(list.publishedAt)}. SHA-256:{" "}
                  <code className="wrap-anywhere">{list.sha256}</code>
                </>,
              ],
              ...(seed
                ? ([
                    [
                      "Random number from",
                      seed.source === "beacon"
                        ? `Round ${beacon.round} of drand, with a signature that was checked with the key of its chain.`
                        : `The secret, because round ${beacon.round} of drand could not be read in time.`,
                    ],
                    [
                      "Its value",
                      <code key="value" className="wrap-anywhere">
                        {seed.value}
                      </code>,
                    ],
                    [
                      "Seed",
                      <code key="seed" className="wrap-anywhere">
                        {seed.sha256}
                      </code>,
                    ],
                  ] as const)
                : ([["Random number", `Not known before ${formatLagosTime(beacon.roundAt)}.`]] as const)),
            ]}
          />
        </div>
      </details>
      <details>
        <summary className="link inline-flex min-h-tap w-max items-center">How to compute it yourself</summary>
        <ol className="grid max-w-read list-decimal gap-2 ps-6 pt-3 font-read text-read">
          <li>
            Take list.text from the report. Its SHA-256 must be list.sha256. Each line after the first is an entry
            number and its tickets.
          </li>
          <li>
            Take the value: the randomness of the round, which is the SHA-256 of its signature; or the secret, whose
            SHA-256 is the commitment.
          </li>
          <li>
            The seed is the SHA-256 of four lines, each ended by a line feed: living-archive-draw/1, the hash of the
            list, the source (beacon or commitment), and the value.
          </li>
          <li>
            For each ticket of an entry, from 1 up, compute the SHA-256 of seed:entry:ticket in hexadecimal. The
            smallest one counts for the entry.
          </li>
          <li>Sort the entries by that number, smallest first. The first ones are drawn, the others follow in line.</li>
        </ol>
      </details>
    </section>
  );
}

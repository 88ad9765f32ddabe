import Link from "next/link";
import type { SearchReply } from "@/lib/search/contracts";
import { ResultSummary } from "./result-summary";
import { kindLabels, resultKey } from "./search-labels";

/** The results by kind, each a link with its picture. */
export function SearchResults({ groups }: Pick<SearchReply, "groups">) {
  return (
    <div className="g12 gap-y-10">
      {groups.map(({ kind, results }) => (
        <section
          key={kind}
          aria-labelledby={`found-${kind}`}
          className="col-span-full grid content-start gap-2 lg:col-span-6"
        >
          <h2 id={`found-${kind}`} className="text-subheading">
            {kindLabels[kind]}
          </h2>
          <ul>
            {results.map((result) => (
              <li key={resultKey(result)} className="border-line border-t">
                <Link href={result.path} prefetch={false} className="flex gap-4 py-3 hover:bg-raised">
                  <ResultSummary result={result} />
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

import Link from "next/link";
import { progressSentence, type SeriesProgress } from "@/lib/collections/rules";
import { paths } from "@/lib/core/urls/paths";

const linkClass = "font-semibold underline decoration-accent decoration-2 underline-offset-[0.28em]";

/** How much of each series the user has, and links to what is missing. */
export function SeriesGaps({ series }: { series: readonly SeriesProgress[] }) {
  return (
    <ul className="border-ink border-t-2">
      {series.map((each) => (
        <li key={each.key} className="grid gap-1 border-line border-b py-4">
          <p className="wrap-anywhere font-semibold">
            {progressSentence(each)}{" "}
            <Link href={paths.series(each.key)} prefetch={false} className={linkClass}>
              See the series<span className="sr-only"> {each.name}</span>
            </Link>
          </p>
          {each.missing.length > 0 && (
            <p className="wrap-anywhere text-muted text-small">
              Missing:{" "}
              {each.missing.map(({ productId, slug, name }, index) => (
                <span key={productId}>
                  {index > 0 && ", "}
                  <Link href={paths.drop(slug)} prefetch={false} className="underline">
                    {name}
                  </Link>
                </span>
              ))}
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}

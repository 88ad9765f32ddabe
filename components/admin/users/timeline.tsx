import Link from "next/link";
import { cardClass } from "@/components/admin/ui/form-section";
import { ButtonLink } from "@/components/ui/button";
import { formatLagosShortDate, formatLagosTime } from "@/components/ui/lagos-time";
import { formatNaira } from "@/lib/core/money";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import { type TimelineEntry, type TimelineKind, timelineKinds } from "@/lib/workflows/timeline/contracts";

const kindNames: Record<TimelineKind, string> = {
  order: "Orders",
  payment: "Payments",
  plan: "Plan",
  bid: "Bids",
  comment: "Comments",
  event: "Events",
  download: "Downloads",
  session: "Logins",
  mail: "Emails",
  admin: "Admin acts",
};

type TimelineProps = {
  userId: string;
  /** The kind that it is narrowed to. */
  kind: TimelineKind | undefined;
  isFirst: boolean;
  entries: readonly TimelineEntry[];
  nextCursor: string | null;
};

/** Everything that a person did and what was done about them, newest first. Times are Lagos time. */
export function Timeline({ userId, kind, isFirst, entries, nextCursor }: TimelineProps) {
  return (
    <section aria-labelledby="timeline" className={cardClass}>
      <h2 id="timeline" className="font-bold text-base">
        Timeline
      </h2>
      <nav aria-label="Kinds of entries">
        <ul className="flex flex-wrap gap-1.5">
          {[undefined, ...timelineKinds].map((one) => (
            <li key={one ?? "all"}>
              <Link
                href={adminPaths.user(userId, { kind: one })}
                prefetch={false}
                scroll={false}
                aria-current={one === kind ? "true" : undefined}
                className="inline-flex min-h-8 items-center rounded-[8px] px-2.5 font-medium text-tiny shadow-[inset_0_0_0_1px_var(--line)] hover:bg-raised aria-[current]:bg-raised aria-[current]:font-bold touch:min-h-tap"
              >
                {one ? kindNames[one] : "All"}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {entries.length === 0 ? (
        <p className="font-normal font-read text-muted text-read">
          {kind ? "Nothing of this kind." : "Nothing has happened yet."}
        </p>
      ) : (
        <ol aria-label="Timeline" className="border-line border-t">
          {entries.map((entry) => (
            <Entry key={`${entry.kind}-${entry.key}`} entry={entry} />
          ))}
        </ol>
      )}
      {(nextCursor || !isFirst) && (
        <nav aria-label="Pages of the timeline" className="flex flex-wrap gap-3">
          {!isFirst && (
            <ButtonLink href={adminPaths.user(userId, { kind })} variant="quiet" size="small">
              Newest
            </ButtonLink>
          )}
          {nextCursor && (
            <ButtonLink href={adminPaths.user(userId, { kind, cursor: nextCursor })} variant="secondary" size="small">
              Older
            </ButtonLink>
          )}
        </nav>
      )}
    </section>
  );
}

function Entry({ entry: { at, title, detail, state, kobo, href } }: { entry: TimelineEntry }) {
  return (
    <li className="grid gap-x-4 gap-y-0.5 border-line border-b py-2.5 text-small sm:grid-cols-[8.5rem_minmax(0,1fr)_auto]">
      <time dateTime={at} className="text-muted text-tiny sm:pt-0.5">
        {formatLagosShortDate(at)}, {formatLagosTime(at)}
      </time>
      <span className="wrap-anywhere min-w-0">
        {href ? (
          <Link href={href} prefetch={false} className="link font-medium">
            {title}
          </Link>
        ) : (
          <span className="font-medium">{title}</span>
        )}
        {detail && <span className="block text-muted">{detail}</span>}
      </span>
      <span className="flex flex-wrap gap-x-3 sm:justify-end">
        {state && <span className="text-muted">{state}</span>}
        {kobo !== null && <span className="font-medium tabular-nums">{formatNaira(kobo)}</span>}
      </span>
    </li>
  );
}

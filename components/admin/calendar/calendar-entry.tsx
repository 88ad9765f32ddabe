import { CalendarDays, Frame, Gavel, type LucideIcon, Mail, Package } from "lucide-react";
import Link from "next/link";
import { formatLagosTime } from "@/components/ui/lagos-time";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import type { CalendarEntry } from "@/lib/workflows/contracts";

type EntryKind = { Icon: LucideIcon; what: string; short: string; href: (id: string) => string };

const kinds: Readonly<Record<CalendarEntry["kind"], EntryKind>> = {
  "auction-opens": { Icon: Gavel, what: "Auction opens", short: "opens", href: adminPaths.auction },
  "auction-ends": { Icon: Gavel, what: "Auction ends", short: "ends", href: adminPaths.auction },
  event: { Icon: CalendarDays, what: "Event", short: "event", href: adminPaths.editEvent },
  "drop-opens": { Icon: Package, what: "Drop opens", short: "opens", href: adminPaths.editProduct },
  "drop-closes": { Icon: Package, what: "Drop closes", short: "closes", href: adminPaths.editProduct },
  newsletter: { Icon: Mail, what: "Newsletter", short: "newsletter", href: adminPaths.newsletter },
  "exhibition-opens": { Icon: Frame, what: "Exhibition opens", short: "opens", href: adminPaths.editExhibition },
};

type CalendarEntryLinkProps = {
  entry: CalendarEntry;
  /** In the cell of a grid: its links are reached from the cell, and only the time and the title fit. */
  compact?: boolean;
};

/** An entry of the calendar as a link to what it is about. */
export function CalendarEntryLink({ entry, compact = false }: CalendarEntryLinkProps) {
  const { Icon, what, short, href } = kinds[entry.kind];
  const state = entry.isTentative ? (entry.kind === "event" ? ", cancelled" : ", not published") : "";
  const shared = `min-w-0 rounded-control hover:bg-raised focus-visible:bg-raised ${entry.isTentative ? "text-muted" : ""}`;
  const time = (
    <time dateTime={entry.at} className="shrink-0 tabular-nums">
      {formatLagosTime(entry.at)}
    </time>
  );
  const title = (
    <span
      className={`min-w-0 wrap-anywhere font-semibold ${compact ? "line-clamp-2" : ""} ${entry.isTentative ? "line-through" : ""}`}
    >
      {entry.title}
    </span>
  );
  return compact ? (
    <Link
      href={href(entry.id)}
      prefetch={false}
      tabIndex={-1}
      title={`${what}: ${entry.title}`}
      className={`grid gap-0.5 px-1 py-0.5 text-tiny ${shared}`}
    >
      <span className="flex min-w-0 flex-wrap items-center gap-x-1.5">
        <Icon aria-hidden className="size-3.5 shrink-0" />
        {time}
        <span className="text-muted">{short}</span>
      </span>
      {title}
      <span className="sr-only">{`, ${what}${state}`}</span>
    </Link>
  ) : (
    <Link
      href={href(entry.id)}
      prefetch={false}
      className={`flex min-h-tap items-center gap-1.5 px-2 text-small ${shared}`}
    >
      <Icon aria-hidden className="size-4 shrink-0" />
      {time}
      {title}
      <span className="ms-auto shrink-0 text-muted text-tiny">{`${what}${state}`}</span>
    </Link>
  );
}

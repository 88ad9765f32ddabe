import { CalendarDays, Frame, Gavel, type LucideIcon, Mail, Package } from "lucide-react";
import Link from "next/link";
import { formatLagosTime } from "@/components/ui/lagos-time";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import type { CalendarEntry } from "@/lib/workflows/contracts";

type EntryKind = { Icon: LucideIcon; what: string; href: (id: string) => string };

const kinds: Readonly<Record<CalendarEntry["kind"], EntryKind>> = {
  "auction-opens": { Icon: Gavel, what: "Auction opens", href: adminPaths.auction },
  "auction-ends": { Icon: Gavel, what: "Auction ends", href: adminPaths.auction },
  event: { Icon: CalendarDays, what: "Event", href: adminPaths.editEvent },
  "drop-opens": { Icon: Package, what: "Drop opens", href: adminPaths.editProduct },
  "drop-closes": { Icon: Package, what: "Drop closes", href: adminPaths.editProduct },
  newsletter: { Icon: Mail, what: "Newsletter", href: adminPaths.newsletter },
  "exhibition-opens": { Icon: Frame, what: "Exhibition opens", href: adminPaths.editExhibition },
};

type CalendarEntryLinkProps = {
  entry: CalendarEntry;
  /** In the cell of a grid: its links are reached from the cell, and only the time and the title fit. */
  compact?: boolean;
};

/** An entry of the calendar as a link to what it is about. */
export function CalendarEntryLink({ entry, compact = false }: CalendarEntryLinkProps) {
  const { Icon, what, href } = kinds[entry.kind];
  const state = entry.isTentative ? (entry.kind === "event" ? ", cancelled" : ", not published") : "";
  return (
    <Link
      href={href(entry.id)}
      prefetch={false}
      tabIndex={compact ? -1 : undefined}
      title={compact ? `${what}: ${entry.title}` : undefined}
      className={`flex min-w-0 items-center gap-1.5 rounded-control hover:bg-raised focus-visible:bg-raised ${entry.isTentative ? "text-muted" : ""} ${compact ? "px-1 py-0.5 text-tiny" : "min-h-tap px-2 text-small"}`}
    >
      <Icon aria-hidden className={`shrink-0 ${compact ? "size-3.5" : "size-4"}`} />
      <time dateTime={entry.at} className="shrink-0 tabular-nums">
        {formatLagosTime(entry.at)}
      </time>
      <span
        className={`min-w-0 font-semibold ${compact ? "line-clamp-2 wrap-anywhere" : "wrap-anywhere"} ${entry.isTentative ? "line-through" : ""}`}
      >
        {entry.title}
      </span>
      <span className={compact ? "sr-only" : "ms-auto shrink-0 text-muted text-tiny"}>
        {compact ? `, ${what}${state}` : `${what}${state}`}
      </span>
    </Link>
  );
}

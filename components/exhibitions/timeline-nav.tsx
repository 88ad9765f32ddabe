import Link from "next/link";
import { paths } from "@/lib/core/urls/paths";
import type { LeaderCard } from "@/lib/exhibitions/contracts";
import { yearsInOffice } from "@/lib/exhibitions/rules";

type TimelineNavProps = {
  leaders: readonly LeaderCard[];
  /** The leader of the current page. */
  activeSlug?: string;
  now: Date;
};

/**
 * Links to all leaders as a timeline whose segments are proportional to the years in office. Segments have a minimum width for touch,
 * and small screens scroll to the current leader.
 */
export function TimelineNav({ leaders, activeSlug, now }: TimelineNavProps) {
  return (
    <nav
      aria-label="All eighteen leaders, by years in office"
      className="grid min-w-0 grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-3 font-semibold text-muted text-tiny"
    >
      <span aria-hidden>1960</span>
      <ol className="flex h-14 min-w-0 gap-[3px] overflow-x-auto overflow-y-clip px-1 [scrollbar-width:none]">
        {leaders.map((leader) => {
          const { slug, name, term } = leader;
          const isCurrent = slug === activeSlug;
          return (
            <li key={slug} className="relative flex min-w-6" style={{ flex: `${yearsInOffice(leader, now)} 1 0` }}>
              <Link
                href={paths.leader(slug)}
                prefetch={false}
                aria-current={isCurrent ? "page" : undefined}
                title={`${name}, ${term}`}
                className="group grid h-full flex-1 items-center -outline-offset-3 aria-[current]:[scroll-initial-target:nearest]"
              >
                <span className="sr-only">{`${name}, ${term}`}</span>
                <span
                  aria-hidden
                  className={
                    isCurrent
                      ? "h-7 bg-accent ring-1 ring-accent-edge"
                      : "h-[9px] bg-line-strong transition-[height] duration-quick group-hover:h-5"
                  }
                />
              </Link>
            </li>
          );
        })}
      </ol>
      <span aria-hidden>now</span>
    </nav>
  );
}

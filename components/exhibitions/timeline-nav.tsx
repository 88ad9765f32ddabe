import Link from "next/link";
import type { ComponentProps } from "react";
import { paths } from "@/lib/core/urls/paths";
import type { LeaderCard } from "@/lib/exhibitions/contracts";
import { yearsInOffice } from "@/lib/exhibitions/rules";

type TimelineNavProps = {
  leaders: readonly Pick<LeaderCard, "slug" | "name" | "term" | "termStart" | "termEnd">[];
  /** The leader of the current page, or in the middle of the screen. */
  activeSlug?: string | undefined;
  now: Date;
  /** Links to the sections of this page instead of the leaders' pages, in a row of the height of a tab. */
  inPage?: boolean;
};

/**
 * Links to all leaders as a timeline whose segments are proportional to the years in office. Segments have a minimum width for touch,
 * and small screens scroll to the current leader.
 */
export function TimelineNav({ leaders, activeSlug, now, inPage = false }: TimelineNavProps) {
  return (
    <nav
      aria-label="All eighteen leaders, by years in office"
      className="grid min-w-0 grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-3 font-semibold text-muted text-tiny"
    >
      <span aria-hidden>1960</span>
      <ol
        className={`flex min-w-0 gap-[3px] overflow-x-auto overflow-y-clip px-1 [scrollbar-width:none] ${inPage ? "h-10 lg:h-12" : "h-14"}`}
      >
        {leaders.map((leader) => {
          const { slug, name, term } = leader;
          const isCurrent = slug === activeSlug;
          return (
            <li key={slug} className="relative flex min-w-6" style={{ flex: `${yearsInOffice(leader, now)} 1 0` }}>
              <TimelineLink
                href={inPage ? `#${slug}` : paths.leader(slug)}
                aria-current={isCurrent ? (inPage ? "location" : "page") : undefined}
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
              </TimelineLink>
            </li>
          );
        })}
      </ol>
      <span aria-hidden>now</span>
    </nav>
  );
}

/** A hash is followed by the browser itself, which also counts a second press on the same one. */
function TimelineLink({ href, ...rest }: ComponentProps<"a"> & { href: string }) {
  return href.startsWith("#") ? <a href={href} {...rest} /> : <Link href={href} prefetch={false} {...rest} />;
}

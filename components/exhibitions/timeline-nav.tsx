import Link from "next/link";
import { type Language, originalLanguage } from "@/lib/core/languages";
import { languagePaths } from "@/lib/core/urls/language-paths";
import type { LeaderCard } from "@/lib/exhibitions/contracts";
import { yearsInOffice } from "@/lib/exhibitions/rules";
import { EnterLink } from "./enter-link";

type TimelineNavProps = {
  leaders: readonly Pick<LeaderCard, "slug" | "name" | "term" | "termStart" | "termEnd">[];
  /** The leader of the current page, or in the middle of the screen. */
  activeSlug?: string | undefined;
  now: Date;
  /** The language of the pages that it links to. */
  language?: Language;
  /** Shows the section of a leader, instead of links to the leaders' pages; the row then has the height of a tab. */
  onSelect?: (slug: string) => void;
};

/**
 * Links to all leaders as a timeline whose segments are proportional to the years in office. Segments have a minimum width for touch,
 * and small screens scroll to the current leader.
 */
export function TimelineNav({ leaders, activeSlug, now, language = originalLanguage, onSelect }: TimelineNavProps) {
  return (
    <nav
      aria-label="All eighteen leaders, by years in office"
      className="@container flex min-w-0 items-center gap-3 font-semibold text-muted text-tiny"
    >
      {/* Where the row is narrower than the smallest segments it scrolls, and its ends are not those of the years. */}
      <span aria-hidden className="@max-[36rem]:hidden">
        1960
      </span>
      <ol
        className={`flex min-w-0 flex-1 gap-[3px] overflow-x-auto overflow-y-clip px-1 [scrollbar-width:none] ${onSelect ? "h-10 lg:h-12" : "h-14"}`}
      >
        {leaders.map((leader) => {
          const { slug, name, term } = leader;
          const isCurrent = slug === activeSlug;
          const link = {
            title: `${name}, ${term}`,
            className:
              "group grid h-full flex-1 items-center -outline-offset-3 aria-[current]:[scroll-initial-target:nearest]",
            children: <Segment label={`${name}, ${term}`} isCurrent={isCurrent} />,
          };
          return (
            <li key={slug} className="relative flex min-w-6" style={{ flex: `${yearsInOffice(leader, now)} 1 0` }}>
              {onSelect ? (
                <EnterLink
                  {...link}
                  aria-current={isCurrent ? "location" : undefined}
                  target={slug}
                  onEnter={() => onSelect(slug)}
                />
              ) : (
                <Link
                  {...link}
                  aria-current={isCurrent ? "page" : undefined}
                  href={languagePaths.leader(slug, language)}
                  prefetch={false}
                />
              )}
            </li>
          );
        })}
      </ol>
      <span aria-hidden className="@max-[36rem]:hidden">
        now
      </span>
    </nav>
  );
}

function Segment({ label, isCurrent }: { label: string; isCurrent: boolean }) {
  const current = "h-7 bg-accent ring-1 ring-accent-edge";
  const other = "h-[9px] bg-line-strong transition-[height] duration-quick group-hover:h-5";
  return (
    <>
      <span className="sr-only">{label}</span>
      <span aria-hidden className={isCurrent ? current : other} />
    </>
  );
}

import Link from "next/link";
import { type Language, originalLanguage } from "@/lib/core/languages";
import { languagePaths } from "@/lib/core/urls/language-paths";
import type { LeaderCard } from "@/lib/exhibitions/contracts";
import { inWords, yearsInOffice } from "@/lib/exhibitions/rules";
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
      aria-label={`All ${inWords(leaders.length)} leaders, by years in office`}
      className="@container flex min-w-0 items-center gap-3 font-semibold text-muted text-tiny"
    >
      {/* Where the row is narrower than the smallest segments it scrolls, and its ends are not those of the years. */}
      <span aria-hidden className="@max-[36rem]:hidden">
        1960
      </span>
      <ol
        className={`timeline min-w-0 flex-1 overflow-x-auto overflow-y-clip px-1 [scrollbar-width:none] ${onSelect ? "h-10 lg:h-12" : "h-14"}`}
      >
        {leaders.map((leader) => {
          const { slug, name, term } = leader;
          const isCurrent = slug === activeSlug;
          const link = {
            title: `${name}, ${term}`,
            children: (
              <>
                <span className="sr-only">{`${name}, ${term}`}</span>
                <i aria-hidden />
              </>
            ),
          };
          return (
            <li key={slug} style={{ flex: `${yearsInOffice(leader, now)} 1 0` }}>
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

import Link from "next/link";
import type { ReactNode } from "react";
import { Image } from "@/components/ui/image";
import { type Language, originalLanguage } from "@/lib/core/languages";
import { languagePaths } from "@/lib/core/urls/language-paths";
import type { LeaderCard } from "@/lib/exhibitions/contracts";
import { yearsInOffice } from "@/lib/exhibitions/rules";
import { EnterLink } from "./enter-link";
import { faceClass, faceGround, faceStyle } from "./face-crop";

const dotClass = "group relative grid w-full justify-items-center gap-3 text-center [--focus:var(--print)]";

type BoardDot = Pick<LeaderCard, "slug" | "name" | "term" | "termStart" | "termEnd" | "boardPosition" | "portrait">;

type BoardProps<Leader extends BoardDot> = {
  leaders: readonly Leader[];
  now: Date;
  /** The language of the pages that it links to. */
  language?: Language;
  /** Called when a dot is pressed in the viewer; without it a dot links to the leader's public page. */
  onSelect?: (slug: string) => void;
  /** Replaces the image in a dot. */
  renderFace?: (leader: Leader) => ReactNode;
  /** Smaller dots, so that both rows fit a laptop's screen. */
  compact?: boolean;
};

/**
 * The leaders with a board position as dots on an ayò board: two rows, and below each dot one seed per year in office. On small
 * screens the board stands on its end, two dots to a row.
 */
export function Board<Leader extends BoardDot>({
  leaders,
  now,
  language = originalLanguage,
  onSelect,
  renderFace,
  compact = false,
}: BoardProps<Leader>) {
  const dots = leaders
    .filter(({ boardPosition }) => boardPosition !== null)
    .sort((a, b) => (a.boardPosition ?? 0) - (b.boardPosition ?? 0));
  return (
    <div className="overflow-clip px-edge pt-4 -mb-8 pb-16 xl:-mx-8 xl:px-8">
      <div className="mx-auto max-w-page rounded-[2.5rem] md:rounded-[5rem] bg-laterite bg-[radial-gradient(circle,var(--oxblood)_0_1.2px,transparent_1.6px)] bg-[length:9px_9px] p-2.5 md:p-4 shadow-[0_16px_0_var(--oxblood),0_34px_40px_-12px_var(--night)]">
        <ol
          className={`grid grid-cols-2 gap-x-3 rounded-[2rem] bg-laterite px-3 text-print md:grid-cols-5 md:rounded-[4.25rem] md:px-5 lg:gap-x-6 lg:px-12 ring-2 ring-oxblood ${compact ? "gap-y-5 py-6" : "gap-y-8 py-8 md:py-10"}`}
        >
          {dots.map((leader) => (
            <li key={leader.slug}>
              <DotLink slug={leader.slug} language={language} onSelect={onSelect}>
                <Dot leader={leader} compact={compact} years={Math.max(1, Math.round(yearsInOffice(leader, now)))}>
                  {renderFace ? renderFace(leader) : <Face leader={leader} />}
                </Dot>
              </DotLink>
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}

type DotLinkProps = {
  slug: string;
  language: Language;
  onSelect: ((slug: string) => void) | undefined;
  children: ReactNode;
};

function DotLink({ slug, language, onSelect, children }: DotLinkProps) {
  if (onSelect) {
    return (
      <EnterLink target={slug} onEnter={() => onSelect(slug)} className={dotClass}>
        {children}
      </EnterLink>
    );
  }
  return (
    <Link href={languagePaths.leader(slug, language)} prefetch={false} draggable={false} className={dotClass}>
      {children}
    </Link>
  );
}

function Face({ leader: { slug, portrait } }: { leader: BoardDot }) {
  return (
    <Image
      src={portrait.src}
      alt=""
      width={portrait.width}
      height={portrait.height}
      sizes="184px"
      style={faceStyle(slug)}
      className={faceClass}
    />
  );
}

function Dot({
  leader: { slug, name, term },
  years,
  compact,
  children,
}: {
  leader: BoardDot;
  years: number;
  compact: boolean;
  children: ReactNode;
}) {
  return (
    <>
      <span
        style={faceGround(slug)}
        className={`relative block aspect-square overflow-clip rounded-full bg-oxblood ring-4 ring-oxblood ${compact ? "w-[min(100%,7.5rem)] md:w-[min(100%,9.75rem)]" : "w-[min(100%,8.5rem)] md:w-[min(100%,11.5rem)]"}`}
      >
        {children}
        <span aria-hidden className="absolute inset-0 rounded-full shadow-[inset_0_0_0_3px_var(--oxblood)]" />
      </span>
      <span aria-hidden className="seeds">
        {Array.from({ length: years }, (_, seed) => `${slug}-${seed}`).map((key) => (
          <i key={key} />
        ))}
      </span>
      <span className="grid">
        <span className="font-bold text-base leading-tight underline-offset-4 group-hover:underline">{name}</span>
        <span className="font-medium text-small">
          {term}
          <span className="sr-only">
            {years === 1 ? ", one seed: a year or less" : `, ${years} seeds: ${years} years`}
          </span>
        </span>
      </span>
    </>
  );
}

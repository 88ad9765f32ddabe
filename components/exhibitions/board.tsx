import Link from "next/link";
import type { ReactNode } from "react";
import { Picture } from "@/components/ui/picture";
import type { LeaderCard } from "@/lib/exhibitions/contracts";
import { yearsInOffice } from "@/lib/exhibitions/rules";
import { paths } from "@/lib/platform/paths";

const fullRow = 5;
const hollow =
  "group relative grid w-full justify-items-center gap-3 text-center [--focus:var(--print)] disabled:cursor-progress";

type Dotted = Pick<LeaderCard, "slug" | "name" | "term" | "termStart" | "termEnd" | "boardPosition" | "portrait">;

type BoardProps<One extends Dotted> = {
  leaders: readonly One[];
  now: Date;
  /** What a press on a dot does; without it a dot leads to the leader's public page. */
  onChoose?: (slug: string) => void;
  /** What lies in a hollow instead of the picture. */
  face?: (leader: One) => ReactNode;
};

/**
 * The leaders with a dot, in the hollows of an ayò board: two rows, and in front of each hollow as many seeds as the office
 * had years. On a phone the board is longer than the screen and is drawn along.
 */
export function Board<One extends Dotted>({ leaders, now, onChoose, face }: BoardProps<One>) {
  const dots = leaders
    .filter(({ boardPosition }) => boardPosition !== null)
    .sort((a, b) => (a.boardPosition ?? 0) - (b.boardPosition ?? 0));
  return (
    <div className="overflow-x-auto overflow-y-clip px-edge pt-4 pb-8 [scrollbar-width:thin] xl:px-0">
      <div className="mx-auto min-w-[58rem] max-w-page rounded-[5rem] bg-laterite bg-[radial-gradient(circle,var(--oxblood)_0_1.2px,transparent_1.6px)] bg-[length:9px_9px] p-4 shadow-[0_16px_0_var(--oxblood),0_34px_40px_-12px_var(--night)]">
        <ol
          className="grid gap-x-6 gap-y-8 rounded-[4.25rem] bg-laterite px-12 py-10 text-print ring-2 ring-oxblood"
          style={{ gridTemplateColumns: `repeat(${fullRow}, minmax(0, 1fr))` }}
        >
          {dots.map((leader) => (
            <li key={leader.slug}>
              <Way slug={leader.slug} onChoose={onChoose}>
                <Dot leader={leader} years={Math.max(1, Math.round(yearsInOffice(leader, now)))}>
                  {face ? face(leader) : <Face leader={leader} />}
                </Dot>
              </Way>
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}

type WayProps = { slug: string; onChoose: ((slug: string) => void) | undefined; children: ReactNode };

function Way({ slug, onChoose, children }: WayProps) {
  if (onChoose) {
    return (
      <button type="button" onClick={() => onChoose(slug)} className={hollow}>
        {children}
      </button>
    );
  }
  return (
    <Link href={paths.leader(slug)} prefetch={false} draggable={false} className={hollow}>
      {children}
    </Link>
  );
}

// The object lies in the upper half of a sheet; of these two it does not.
const elsewhere: Record<string, string> = {
  "goodluck-jonathan": "origin-bottom object-[50%_88%]",
  "bola-tinubu": "origin-top object-[50%_8%]",
};

/** How a sheet lies in a hollow, so that its object is seen. */
export const faceLook = (slug: string) =>
  `absolute inset-0 size-full scale-[1.35] object-cover ${elsewhere[slug] ?? "object-[50%_38%]"} transition-transform duration-slow ease-house group-hover:scale-[1.5]`;

function Face({ leader: { slug, portrait } }: { leader: Dotted }) {
  return (
    <Picture
      src={portrait.src}
      alt=""
      width={portrait.width}
      height={portrait.height}
      sizes="184px"
      className={faceLook(slug)}
    />
  );
}

function Dot({
  leader: { slug, name, term },
  years,
  children,
}: {
  leader: Dotted;
  years: number;
  children: ReactNode;
}) {
  return (
    <>
      <span className="relative block aspect-square w-[min(100%,11.5rem)] overflow-clip rounded-full bg-night ring-4 ring-oxblood">
        {children}
        <span aria-hidden className="absolute inset-0 rounded-full shadow-[inset_7px_9px_0_var(--oxblood)]" />
      </span>
      <span aria-hidden className="flex flex-wrap justify-center gap-1">
        {Array.from({ length: years }, (_, seed) => `${slug}-${seed}`).map((key) => (
          <i key={key} className="size-2.5 rounded-full bg-brass ring-1 ring-oxblood" />
        ))}
      </span>
      <span className="grid">
        <span className="font-bold text-base leading-tight underline-offset-4 group-hover:underline">{name}</span>
        <span className="font-medium text-tiny">
          {term}
          <span className="sr-only">
            {years === 1 ? ", one seed: a year or less" : `, ${years} seeds: ${years} years`}
          </span>
        </span>
      </span>
    </>
  );
}

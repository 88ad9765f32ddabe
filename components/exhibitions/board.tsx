import Link from "next/link";
import { Picture } from "@/components/ui/picture";
import type { LeaderCard } from "@/lib/exhibitions/contracts";
import { yearsInOffice } from "@/lib/exhibitions/rules";
import { paths } from "@/lib/platform/paths";

const fullRow = 5;

/**
 * The leaders with a dot, in the hollows of an ayò board: two rows, and in front of each hollow as many seeds as the office
 * had years. On a phone the board is longer than the screen and is drawn along.
 */
export function Board({ leaders, now }: { leaders: readonly LeaderCard[]; now: Date }) {
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
              <Dot leader={leader} years={Math.max(1, Math.round(yearsInOffice(leader, now)))} />
            </li>
          ))}
        </ol>
      </div>
    </div>
  );
}

function Dot({ leader: { slug, name, term, portrait }, years }: { leader: LeaderCard; years: number }) {
  return (
    <Link
      href={paths.leader(slug)}
      prefetch={false}
      draggable={false}
      className="group relative grid justify-items-center gap-3 text-center [--focus:var(--print)]"
    >
      <span className="relative block aspect-square w-[min(100%,11.5rem)] overflow-clip rounded-full bg-night ring-4 ring-oxblood">
        <Picture
          src={portrait.src}
          alt=""
          width={portrait.width}
          height={portrait.height}
          sizes="184px"
          className="absolute inset-0 size-full scale-[1.35] object-cover object-[50%_38%] transition-transform duration-slow ease-house group-hover:scale-[1.5]"
        />
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
    </Link>
  );
}

"use client";

import { Board, faceLook } from "@/components/exhibitions/board";
import { Button } from "@/components/ui/button";
import type { HallLeader, HouseFilm } from "@/lib/exhibitions/contracts";
import { Portrait } from "./hall-picture";
import { MannerChooser } from "./manner-chooser";
import { beginId } from "./use-focus-across";
import { useManner } from "./use-manner";

/** What the first screen knows of a leader: it is light enough to be sent with the page. */
export type BoardLeader = Pick<
  HallLeader,
  "slug" | "name" | "term" | "termStart" | "termEnd" | "boardPosition" | "portrait" | "object" | "artworkSlug"
>;

type IntroProps = {
  title: string;
  subtitle: string;
  leaders: readonly BoardLeader[];
  /** The day by which years in office are counted, the same on the server and here. */
  today: string;
  soundBytes: number;
  film: HouseFilm;
  /** Goes in: to a leader, or to the beginning. */
  onEnter: (slug?: string) => void;
};

/** The first screen: the board with its ten dots, the list of all eighteen, and what the visit may weigh. */
export function Intro({ title, subtitle, leaders, today, soundBytes, film, onEnter }: IntroProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-y-[clamp(1.5rem,3vw,3rem)] pt-[clamp(1.25rem,3vw,3rem)] pb-wall">
      <div className="page-x g12 items-end gap-y-6">
        <div className="col-span-full grid gap-3 lg:col-span-6">
          <h1 className="shout text-[clamp(3rem,1.2rem+7vw,7.25rem)] leading-[0.86] [--elsh:50]">{title}</h1>
          <p className="font-normal font-read text-lede">{subtitle}</p>
        </div>
        <div className="col-span-full lg:col-span-6 lg:ps-6">
          <MannerChooser sound={soundBytes} film={film.bytes} />
        </div>
      </div>
      <section aria-label="The board" className="overflow-clip">
        <div className="page-x flex flex-wrap items-center justify-between gap-x-8 gap-y-3 pb-3">
          <p className="text-muted">
            <span className="md:hidden">Drag to explore the board</span>
            <span className="max-md:hidden">Click on any dot to jump to that leader</span>
          </p>
          <Button id={beginId} size="large" onClick={() => onEnter()}>
            Begin Timeline
          </Button>
        </div>
        <div className="xl:page-x">
          <Board
            leaders={leaders}
            now={new Date(today)}
            onChoose={onEnter}
            face={(leader) => <Hollow leader={leader} />}
          />
        </div>
      </section>
      <section aria-labelledby="all-18" className="page-x grid gap-4">
        <h2 id="all-18" className="text-heading">
          All 18
        </h2>
        <ol className="grid gap-x-gutter border-ink border-t-2 sm:grid-cols-2 lg:grid-cols-3">
          {leaders.map(({ slug, name, term }, index) => (
            <li key={slug} className="border-line-strong border-b">
              <button
                type="button"
                onClick={() => onEnter(slug)}
                className="group grid min-h-tap w-full grid-cols-[2rem_1fr_auto] items-baseline gap-x-3 py-2.5 text-start"
              >
                <span aria-hidden className="font-extrabold text-accent-ink">
                  {index + 1}
                </span>
                <span className="font-bold underline-offset-4 group-hover:underline group-hover:decoration-2 group-hover:decoration-accent">
                  {name}
                </span>
                <span className="whitespace-nowrap text-muted text-small">{term}</span>
              </button>
            </li>
          ))}
        </ol>
      </section>
    </div>
  );
}

/** What lies in a hollow: the object in words, and over it the picture, once it is known that it may be fetched. */
function Hollow({ leader: { slug, portrait, object } }: { leader: BoardLeader }) {
  const manner = useManner();
  if (manner === null || manner === "lite") {
    return (
      <span className="absolute inset-0 grid place-content-center px-5 pt-2 font-normal font-read text-print text-small italic leading-[1.15]">
        {object}
      </span>
    );
  }
  return <Portrait portrait={portrait} alt="" manner="standard" sizes="184px" className={faceLook(slug)} />;
}

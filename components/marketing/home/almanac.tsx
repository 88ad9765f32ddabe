import { ButtonLink } from "@/components/ui/button";
import { paths } from "@/lib/core/urls/paths";
import type { HomeTexts } from "@/lib/home-page/contracts";
import { type AlmanacLeader, AlmanacTiles } from "./almanac-tiles";

const titleLines: readonly { word: string; ems: number; rule?: boolean }[] = [
  { word: "Heads", ems: 3.224 },
  { word: "of", ems: 3.224, rule: true },
  { word: "State", ems: 3.005 },
];

/** The tiles that fill the grid. */
const GRID = 18;

/** The leaders around the title, like a printed almanac: a 7 by 4 grid with a 5 by 2 gap, or rows of six. Those who were added are below. */
export function Almanac({ texts, leaders }: { texts: HomeTexts; leaders: readonly AlmanacLeader[] }) {
  return (
    <section aria-labelledby="heads-of-state" className="lazy-[54rem] bg-night text-chalk lg:lazy-[64rem]">
      <div className="grid grid-cols-6 gap-[3px] p-[3px] min-[68rem]:grid-cols-7">
        <AlmanacTiles leaders={leaders.slice(0, GRID)} />
        <div className="col-span-full row-start-2 grid items-center gap-[clamp(1.5rem,4vw,5rem)] px-[clamp(1.5rem,3.6vw,4.5rem)] py-10 sm:grid-cols-2 min-[68rem]:[grid-area:2/2/4/7] min-[68rem]:grid-cols-[1.25fr_1fr] min-[68rem]:py-[clamp(1.25rem,2.2vw,3rem)]">
          <h2 id="heads-of-state" aria-label="Heads of State" className="@container grid gap-y-[0.18em] text-title">
            {titleLines.map(({ word, ems, rule }) => (
              <span
                key={word}
                aria-hidden
                className={`poster-line flex! items-center ${rule ? "poster-rule-[1.354em] [--rule:var(--brass)]" : ""}`}
                style={{ "--w": ems, "--elsh": 100 }}
              >
                {word}
              </span>
            ))}
          </h2>
          <div className="grid justify-items-start gap-4">
            <p className="text-balance font-normal font-read text-lede">{texts.leadersSubtitle}</p>
            <p className="font-normal font-read text-base text-newsprint/85 leading-[1.58]">{texts.leadersText}</p>
            <ButtonLink href={paths.headsOfState} variant="onNight" className="mt-2">
              Enter the exhibition
            </ButtonLink>
            <p className="font-normal font-read text-newsprint/85 text-small">
              For members of the Circle. The front page is open to all.
            </p>
          </div>
        </div>
        {leaders.length > GRID && (
          <div className="col-span-full flex flex-wrap justify-center gap-[3px] *:w-[calc((100%-15px)/6)] min-[68rem]:*:w-[calc((100%-18px)/7)]">
            <AlmanacTiles leaders={leaders.slice(GRID)} />
          </div>
        )}
      </div>
    </section>
  );
}

import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { Board } from "@/components/exhibitions/board";
import { ExhibitionHero } from "@/components/exhibitions/exhibition-hero";
import { exhibitionJsonLd } from "@/components/exhibitions/exhibition-jsonld";
import { LeaderGrid } from "@/components/exhibitions/leader-grid";
import { MembersPreview } from "@/components/exhibitions/members-preview";
import { TimelineNav } from "@/components/exhibitions/timeline-nav";
import { JsonLd } from "@/components/ui/json-ld";
import { env } from "@/lib/core/env";
import { publicPageMetadata } from "@/lib/core/page-metadata";
import { paths } from "@/lib/core/urls/paths";
import { countNarrativeWords, getExhibition, getLeader, listLeaders } from "@/lib/exhibitions/queries";
import { listPlans } from "@/lib/subscriptions/queries";

export const revalidate = 3600;

const description =
  "A Timeline of Power and Parody: eighteen leaders since 1960, an object of the era in place of each face, and the sourced record beside every joke.";

/** The leader whose artwork is in the hero. */
const heroLeader = "johnson-aguiyi-ironsi";

export async function generateMetadata(): Promise<Metadata> {
  const leader = await getLeader(heroLeader);
  return publicPageMetadata({
    title: "Heads of State",
    description,
    path: paths.headsOfStateFront,
    ...(leader && { card: { url: leader.share, alt: leader.alt } }),
  });
}

/** The public page of the members' exhibition: hero, story, board, all leaders, and the plans. */
export default async function HeadsOfStatePage() {
  const [exhibition, leaders, plans, words] = await Promise.all([
    getExhibition("heads-of-state"),
    listLeaders(),
    listPlans(),
    countNarrativeWords(),
  ]);
  const artwork = await getLeader(
    leaders.some(({ slug }) => slug === heroLeader) ? heroLeader : (leaders[0]?.slug ?? ""),
  );
  if (!exhibition || !artwork) notFound();
  const now = new Date();
  return (
    <>
      <JsonLd data={exhibitionJsonLd({ exhibition, path: paths.headsOfStateFront, site: env().APP_URL, leaders })} />
      <ExhibitionHero exhibition={exhibition} artwork={artwork} />
      <div className="border-line border-y bg-ground">
        <div className="page-x py-1">
          <TimelineNav leaders={leaders} now={now} />
        </div>
      </div>
      <section aria-labelledby="story" className="page-x g12 lazy-[35rem] gap-y-6 py-wall">
        <h2 id="story" className="col-span-full max-w-[12ch] text-title md:col-span-5">
          The face has been taken out
        </h2>
        <div className="reading col-span-full md:col-span-7">
          <p>{exhibition.story}</p>
          <p>
            A face asks to be loved or hated, and both have been tried. An object is harder to argue with. So there is a
            stick here with a crocodile on it, a queue drawn with a ruler, an hourglass with one grain for every day,
            and a cap whose owner is still in office; above each is the hat, which is what all of them had in common.
          </p>
        </div>
      </section>
      <section aria-labelledby="board" className="lazy-[50rem] overflow-clip pb-wall">
        <div className="page-x flex flex-wrap items-end justify-between gap-x-10 gap-y-3 pb-8">
          <h2 id="board" className="text-title">
            Ten on the board
          </h2>
          <p className="max-w-[44ch] text-muted">
            <span className="md:hidden">Drag to explore the board. </span>
            <span className="max-md:hidden">Click on any dot to jump to that leader. </span>
            The seeds in front of it are the years in office.
          </p>
        </div>
        <div className="xl:page-x">
          <Board leaders={leaders} now={now} />
        </div>
      </section>
      <section
        aria-labelledby="wall"
        className="page-x lazy-[206rem] md:lazy-[158rem] lg:lazy-[127rem] pb-[clamp(2rem,4vw,4rem)]"
      >
        <h2 id="wall" className="pb-[clamp(2rem,4vw,3.5rem)] text-title">
          All eighteen on one wall
        </h2>
        <LeaderGrid leaders={leaders} />
      </section>
      <div className="page-x">
        <hr className="stripe" />
      </div>
      <MembersPreview plans={plans} words={words} free={leaders.find(({ isFreeToRead }) => isFreeToRead) ?? null} />
    </>
  );
}

import Link from "next/link";
import { FollowForm } from "@/components/collections/follow-form";
import { PutOnWall } from "@/components/personal-walls/put-on-wall";
import { JsonLd } from "@/components/ui/json-ld";
import type { Swatch } from "@/lib/core/colours";
import { commentPaths } from "@/lib/core/urls/comment-paths";
import { languagePaths } from "@/lib/core/urls/language-paths";
import type { LeaderPage as Leader, LeaderCard, LinkedDrop } from "@/lib/exhibitions/contracts";
import { leaderWorkKey } from "@/lib/exhibitions/works/work-keys";
import { Chapter } from "./chapter";
import { LanguageSwitch } from "./language-switch";
import { LeaderIntro } from "./leader-intro";
import { leaderJsonLd } from "./leader-jsonld";
import { PrevNext } from "./prev-next";
import { SatireAndRecord } from "./satire-and-record";
import { UseThisWork } from "./sharing/use-this-work";
import { TimelineNav } from "./timeline-nav";
import { RelatedWorks } from "./works/related-works";

type LeaderPageProps = {
  leader: Leader;
  leaders: readonly LeaderCard[];
  drop: LinkedDrop | null;
  /** The main colours of the work. */
  palette: readonly Swatch[];
  /** The origin of the site. */
  site: string;
};

/** The public page of a leader in one language: artwork, key moments, chapter excerpt, satire and record. */
export function LeaderPage({ leader, leaders, drop, palette, site }: LeaderPageProps) {
  const { slug, language } = leader;
  const index = leaders.findIndex((one) => one.slug === slug);
  return (
    <>
      <JsonLd data={leaderJsonLd(leader, site)} />
      <div className="border-line border-b bg-ground">
        <div className="page-x grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-[clamp(1rem,3vw,3rem)] md:grid-cols-[auto_minmax(0,1fr)_auto]">
          <Link
            href={languagePaths.wall(language)}
            prefetch={false}
            className="inline-flex min-h-tap items-center justify-self-start font-bold text-base hover:underline hover:decoration-2 hover:decoration-accent hover:underline-offset-[0.28em]"
          >
            Heads of State
          </Link>
          <div className="min-w-0 max-md:order-last max-md:col-span-full">
            <TimelineNav leaders={leaders} activeSlug={slug} now={new Date()} language={language} />
          </div>
          <LanguageSwitch language={language} pathIn={(code) => languagePaths.leader(slug, code)} />
        </div>
      </div>
      <LeaderIntro leader={leader} place={index + 1} total={leaders.length} />
      <Chapter leader={leader} drop={drop} free={leaders.find(({ isFreeToRead }) => isFreeToRead) ?? null} />
      <div className="lazy-[196rem] md:lazy-[141rem] lg:lazy-[103rem]">
        <SatireAndRecord leader={leader} />
      </div>
      <RelatedWorks leader={leader} palette={palette} />
      <UseThisWork leader={leader} site={site} />
      <div className="page-x flex flex-wrap items-center gap-x-10 gap-y-4 border-line border-t bg-ground py-6">
        <PutOnWall work={leaderWorkKey(leader)} title={leader.artworkTitle} />
        <Link
          href={`${languagePaths.tour(language)}#${slug}`}
          prefetch={false}
          className="link inline-flex min-h-tap items-center"
        >
          Listen to this stop of the audio tour
        </Link>
        <a
          href={commentPaths.thread({ exhibition: "heads-of-state", artwork: leader.artworkSlug })}
          className="link inline-flex min-h-tap items-center"
        >
          Comments on this work
        </a>
        <FollowForm kind="leader" followed={leader.slug} name={leader.name} />
      </div>
      <PrevNext previous={leaders[index - 1]} next={leaders[index + 1]} language={language} />
    </>
  );
}

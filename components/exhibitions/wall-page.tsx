import Link from "next/link";
import type { ComponentProps } from "react";
import { FeaturedComments } from "@/components/comments/featured-comments";
import { JsonLd } from "@/components/ui/json-ld";
import { type Language, originalLanguage } from "@/lib/core/languages";
import { commentPaths } from "@/lib/core/urls/comment-paths";
import { languagePaths } from "@/lib/core/urls/language-paths";
import { paths } from "@/lib/core/urls/paths";
import { wallTexts } from "@/lib/exhibitions/collection/wall-texts";
import type { ExhibitionCard, LeaderCard, LeaderPage } from "@/lib/exhibitions/contracts";
import { inWords } from "@/lib/exhibitions/rules";
import type { Plan } from "@/lib/subscriptions/contracts";
import { Board } from "./board";
import { ExhibitionHero } from "./exhibition-hero";
import { exhibitionJsonLd } from "./exhibition-jsonld";
import { LanguageSwitch } from "./language-switch";
import { LeaderGrid } from "./leader-grid";
import { MembersPreview } from "./members-preview";
import { TimelineNav } from "./timeline-nav";

type WallPageProps = {
  language: Language;
  exhibition: ExhibitionCard;
  leaders: readonly LeaderCard[];
  /** The leader whose artwork is in the hero. */
  hero: LeaderPage;
  plans: readonly Plan[];
  /** The words of all narratives, rounded. */
  words: number;
  featured: ComponentProps<typeof FeaturedComments>["comments"];
  /** The origin of the site. */
  site: string;
};

/** The public page of the members' exhibition in one language: hero, story, board, all leaders, and the plans. */
export function WallPage({ language, exhibition, leaders, hero, plans, words, featured, site }: WallPageProps) {
  const now = new Date();
  const texts = wallTexts(language, exhibition.story);
  const lang = language === originalLanguage ? undefined : language;
  return (
    <>
      <JsonLd data={exhibitionJsonLd({ exhibition, path: languagePaths.wall(language), site, leaders, language })} />
      <ExhibitionHero exhibition={exhibition} artwork={hero} />
      <div className="border-line border-y bg-ground">
        <div className="page-x grid items-center gap-x-[clamp(1rem,3vw,3rem)] py-1 md:grid-cols-[minmax(0,1fr)_auto]">
          <TimelineNav leaders={leaders} now={now} language={language} />
          <LanguageSwitch language={language} pathIn={languagePaths.wall} place="languages" />
        </div>
      </div>
      <section aria-labelledby="story" className="page-x g12 lazy-[35rem] gap-y-6 py-wall">
        <h2 id="story" lang={lang} className="col-span-full max-w-[12ch] text-title md:col-span-5">
          {texts.heading}
        </h2>
        <div className="col-span-full grid justify-items-start gap-3 md:col-span-7">
          <div className="reading">
            <p lang={texts.isStoryTranslated ? lang : undefined}>{texts.story}</p>
            <p lang={lang}>{texts.objects}</p>
          </div>
          <Link
            href={languagePaths.tour(language)}
            prefetch={false}
            className="link inline-flex min-h-tap items-center"
          >
            Listen to the audio tour
          </Link>
        </div>
      </section>
      <section aria-labelledby="board" className="lazy-[96rem] overflow-clip pb-wall md:lazy-[49rem]">
        <div className="page-x flex flex-wrap items-end justify-between gap-x-10 gap-y-3 pb-8">
          <h2 id="board" className="text-title">
            Ten on the board
          </h2>
          <p className="max-w-[44ch] text-muted">
            Click on any dot to jump to that leader. The seeds in front of it are the years in office.
          </p>
        </div>
        <div className="xl:page-x">
          <Board leaders={leaders} now={now} language={language} />
        </div>
      </section>
      <section
        aria-labelledby="wall"
        className="page-x lazy-[213rem] md:lazy-[158rem] lg:lazy-[127rem] pb-[clamp(2rem,4vw,4rem)]"
      >
        <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-1 pb-[clamp(2rem,4vw,3.5rem)]">
          <h2 id="wall" className="text-title">
            {`All ${inWords(leaders.length)} on one wall`}
          </h2>
          <Link href={paths.works} prefetch={false} className="link inline-flex min-h-tap items-center">
            Browse by year, object or place
          </Link>
        </div>
        <LeaderGrid leaders={leaders} />
      </section>
      <div className="page-x">
        <hr className="stripe" />
      </div>
      <MembersPreview
        plans={plans}
        count={leaders.length}
        words={words}
        free={leaders.find(({ isFreeToRead }) => isFreeToRead) ?? null}
      />
      <div className="page-x grid gap-6 pb-wall">
        <FeaturedComments comments={featured} />
        <Link
          href={commentPaths.thread({ exhibition: exhibition.slug })}
          prefetch={false}
          className="link inline-flex min-h-tap items-center justify-self-start"
        >
          All comments on the exhibition
        </Link>
      </div>
    </>
  );
}

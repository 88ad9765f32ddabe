import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { FeaturedComments } from "@/components/comments/featured-comments";
import { Board } from "@/components/exhibitions/board";
import { ExhibitionHero } from "@/components/exhibitions/exhibition-hero";
import { exhibitionJsonLd } from "@/components/exhibitions/exhibition-jsonld";
import { LanguageSwitch } from "@/components/exhibitions/language-switch";
import { LeaderGrid } from "@/components/exhibitions/leader-grid";
import { MembersPreview } from "@/components/exhibitions/members-preview";
import { TimelineNav } from "@/components/exhibitions/timeline-nav";
import { JsonLd } from "@/components/ui/json-ld";
import { listFeaturedComments } from "@/lib/comments/queries";
import { env } from "@/lib/core/env";
import { type Language, languages, originalLanguage } from "@/lib/core/languages";
import { publicPageMetadata, summarize } from "@/lib/core/page-metadata";
import { alternatePaths, languagePaths } from "@/lib/core/urls/language-paths";
import { wallTexts } from "@/lib/exhibitions/collection/wall-texts";
import { countNarrativeWords, getExhibition, getLeader, listLeaders } from "@/lib/exhibitions/queries";
import { listPlans } from "@/lib/subscriptions/queries";

const description =
  "A Timeline of Power and Parody: eighteen leaders since 1960, an object of the era in place of each face, and the sourced record beside every joke.";

/** The leader whose artwork is in the hero. */
const heroLeader = "johnson-aguiyi-ironsi";

/** The metadata of the page in one language, with its pages in the others. */
export async function wallMetadata(language: Language): Promise<Metadata> {
  const leader = await getLeader(heroLeader, language);
  return publicPageMetadata({
    title: language === originalLanguage ? "Heads of State" : `Heads of State, in ${languages[language].fullName}`,
    description: language === originalLanguage ? description : summarize(wallTexts(language, "").objects),
    path: languagePaths.wall(language),
    translations: { language, paths: alternatePaths(languagePaths.wall) },
    ...(leader && { card: { url: leader.share, alt: leader.alt } }),
  });
}

/** The public page of the members' exhibition in one language: hero, story, board, all leaders, and the plans. */
export async function WallPage({ language }: { language: Language }) {
  const [exhibition, leaders, plans, words, featured] = await Promise.all([
    getExhibition("heads-of-state"),
    listLeaders(language),
    listPlans(),
    countNarrativeWords(),
    listFeaturedComments("heads-of-state"),
  ]);
  const artwork = await getLeader(
    leaders.some(({ slug }) => slug === heroLeader) ? heroLeader : (leaders[0]?.slug ?? ""),
    language,
  );
  if (!exhibition || !artwork) notFound();
  const now = new Date();
  const texts = wallTexts(language, exhibition.story);
  const lang = language === originalLanguage ? undefined : language;
  return (
    <>
      <JsonLd
        data={exhibitionJsonLd({
          exhibition,
          path: languagePaths.wall(language),
          site: env().APP_URL,
          leaders,
          language,
        })}
      />
      <ExhibitionHero exhibition={exhibition} artwork={artwork} />
      <div className="border-line border-y bg-ground">
        <div className="page-x grid items-center gap-x-[clamp(1rem,3vw,3rem)] py-1 md:grid-cols-[minmax(0,1fr)_auto]">
          <TimelineNav leaders={leaders} now={now} language={language} />
          <LanguageSwitch language={language} pathIn={languagePaths.wall} />
        </div>
      </div>
      <section aria-labelledby="story" className="page-x g12 lazy-[35rem] gap-y-6 py-wall">
        <h2 id="story" lang={lang} className="col-span-full max-w-[12ch] text-title md:col-span-5">
          {texts.heading}
        </h2>
        <div className="reading col-span-full md:col-span-7">
          <p lang={texts.isStoryTranslated ? lang : undefined}>{texts.story}</p>
          <p lang={lang}>{texts.objects}</p>
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
          <Board leaders={leaders} now={now} language={language} />
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
      <FeaturedComments comments={featured} />
    </>
  );
}

import { Lock } from "lucide-react";
import Link from "next/link";
import { ButtonLink } from "@/components/ui/button";
import { Image } from "@/components/ui/image";
import { Price } from "@/components/ui/price";
import { type Language, originalLanguage } from "@/lib/core/languages";
import { languagePaths } from "@/lib/core/urls/language-paths";
import { paths } from "@/lib/core/urls/paths";
import type { LeaderCard, LeaderPage, LinkedDrop } from "@/lib/exhibitions/contracts";
import { langOf } from "@/lib/exhibitions/translations/lang-of";
import { OverlappingLabel } from "./artwork-label";
import { PublicExcerpt } from "./excerpt";
import { JoinLink } from "./join-link";
import { SamePlaceLinks, UntranslatedNote } from "./language-switch";
import { nextTheme, themeClasses } from "./themes";

type ChapterProps = {
  leader: LeaderPage;
  drop: LinkedDrop | null;
  /** The leader whose chapter everyone may read. */
  free: Pick<LeaderCard, "slug" | "name"> | null;
};

/** The full-width artwork with its label, and the excerpt of the chapter, or all of it where everyone may read it. */
export function Chapter({ leader, drop, free }: ChapterProps) {
  const { label, chapterTitle, theme, narrative } = leader;
  const pathIn = (language: Language) => languagePaths.leader(leader.slug, language);
  const lazy = narrative ? "lazy-[190rem] md:lazy-[120rem]" : "lazy-[75rem] md:lazy-[85rem]";
  return (
    <section aria-labelledby="chapter" className={`${lazy} ${themeClasses[nextTheme(theme)]}`}>
      <div className="relative">
        {/* Small screens already show the whole artwork and its label above, tablets the label. */}
        <Image
          src={leader.wide.src}
          alt=""
          width={leader.wide.width}
          height={leader.wide.height}
          sizes="100vw"
          className="block aspect-2/1 max-h-[52rem] w-full object-cover max-md:hidden"
        />
        <OverlappingLabel label={label} lang={langOf(leader, "workTitle")} className="max-lg:hidden" />
      </div>
      <div className="page-x g12 gap-y-8 pt-10 pb-wall lg:pt-[clamp(4.5rem,5vw,5.5rem)]">
        <div className="col-span-full grid content-start gap-8 lg:col-span-8">
          <div className="grid justify-items-start gap-2">
            <h2 id="chapter" lang={langOf(leader, "chapterTitle")} className="text-title">
              {chapterTitle}
            </h2>
            <SamePlaceLinks language={leader.language} pathIn={pathIn} place="chapter" />
          </div>
          {narrative ? (
            <FreeNarrative leader={leader} narrative={narrative} />
          ) : (
            <ChapterExcerpt leader={leader} free={free} />
          )}
        </div>
        {drop && (
          <aside aria-label="The work in the shop" className="col-span-full lg:col-span-3 lg:col-start-10">
            <DropOffer drop={drop} />
          </aside>
        )}
      </div>
    </section>
  );
}

/** The product with image, name, price and shop link. */
function DropOffer({ drop: { slug, name, price, was, image } }: { drop: LinkedDrop }) {
  return (
    <div className="grid gap-x-5 gap-y-4 max-lg:grid-cols-[8rem_1fr] max-lg:items-center md:max-lg:grid-cols-[12rem_1fr]">
      {image && (
        <Image
          src={image.url}
          alt={image.alt}
          width={960}
          height={1200}
          sizes="(width >= 64rem) 22vw, 12rem"
          className="aspect-4/5 w-full object-cover shadow-frame max-lg:row-span-2"
        />
      )}
      <p className="grid gap-1 max-lg:self-end">
        <span className="font-bold text-subheading">{name}</span>
        <Price amount={price} originalAmount={was} />
      </p>
      <ButtonLink href={paths.drop(slug)} className="max-lg:self-start max-lg:justify-self-start">
        Go to Shop
      </ButtonLink>
    </div>
  );
}

/** A whole narrative that everyone may read, and the way to the others. */
function FreeNarrative({ leader, narrative }: { leader: LeaderPage; narrative: readonly string[] }) {
  return (
    <>
      <UntranslatedNote text={leader} name="narrative">
        {(language) => `This chapter is not in ${language} yet, so it is in English.`}
      </UntranslatedNote>
      <div data-narrative lang={langOf(leader, "narrative")} className="reading drop-cap">
        {narrative.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <div className="grid justify-items-start gap-4 border-ink border-t-2 pt-5">
        <p className="max-w-[52ch] font-normal font-read text-read">
          {`That was the whole chapter, ${leader.narrativeWords} words, open to everyone. The others are for members of the Circle.`}
        </p>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <ButtonLink href={paths.headsOfState}>Read the others as a member</ButtonLink>
          <JoinLink className="link inline-flex min-h-tap items-center" />
        </div>
      </div>
    </>
  );
}

const isOnlyInEnglish = ({ language, translated }: LeaderPage) =>
  language !== originalLanguage && !translated.includes("narrative");

/** The excerpt, and the link to the full narrative for members. */
function ChapterExcerpt({ leader, free }: Pick<ChapterProps, "leader" | "free">) {
  return (
    <>
      <UntranslatedNote text={leader} name="excerpt">
        {(language) => `This chapter is not in ${language} yet, so it is in English.`}
      </UntranslatedNote>
      <PublicExcerpt text={leader.excerpt} lang={langOf(leader, "excerpt")} />
      {/* The JSON-LD marks this class as members-only content. It holds no part of the narrative. */}
      <div className="members-only grid justify-items-start gap-4">
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <ButtonLink href={paths.leaderChapter(leader.slug)} variant="secondary">
            <Lock aria-hidden className="size-4.5" />
            Read the rest as a member
          </ButtonLink>
          <JoinLink className="link inline-flex min-h-tap items-center" />
        </div>
        <p className="max-w-[52ch] font-normal font-read text-muted text-small">
          {`The chapter has ${leader.narrativeWords} words${isOnlyInEnglish(leader) ? ", so far in English only" : ""}. The full text is in the exhibition, for members of the Circle.`}
          {free && (
            <>
              {" "}
              <Link
                href={`${languagePaths.leader(free.slug, leader.language)}#chapter`}
                prefetch={false}
                className="link"
              >
                {`Read one whole chapter: ${free.name}`}
              </Link>
            </>
          )}
        </p>
      </div>
    </>
  );
}

import { ButtonLink } from "@/components/ui/button";
import { preloadDisplayFont } from "@/components/ui/display-font";
import { Image } from "@/components/ui/image";
import { WallLabel } from "@/components/ui/wall-label";
import { paths } from "@/lib/core/urls/paths";
import type { ExhibitionCard, PublicLeader } from "@/lib/exhibitions/contracts";

/** Each line fills the width: its size in em of the display font, and whether a rule fills the rest of the line. */
const titleLines: readonly { word: string; ems: number; ruled?: boolean }[] = [
  { word: "Heads", ems: 3.224 },
  { word: "of", ems: 3.224, ruled: true },
  { word: "State", ems: 3.005 },
];

/** The exhibition's title as a poster, one artwork and the call to action. */
export function ExhibitionHero({ exhibition, artwork }: { exhibition: ExhibitionCard; artwork: PublicLeader }) {
  preloadDisplayFont();
  return (
    <section aria-labelledby="exhibition" className="bg-fire pt-[clamp(1.5rem,4vw,4rem)] pb-wall">
      <div className="page-x g12 gap-y-10">
        <div className="@container col-span-full md:col-span-7">
          <h1 id="exhibition" aria-label={exhibition.title} className="grid gap-y-[clamp(0.9rem,2.4vw,2.6rem)]">
            {titleLines.map(({ word, ems, ruled }, index) => (
              <span
                key={word}
                aria-hidden
                className={`poster-line flex! items-center ${ruled ? "poster-rule-[1.354em] [--rule:var(--accent-ink)]" : ""}`}
                style={{ "--w": ems, "--elsh": index * 50 }}
              >
                {word}
              </span>
            ))}
          </h1>
          <div className="grid justify-items-start gap-6 pt-[clamp(1.75rem,3vw,3rem)] max-md:hidden">
            <HeroCta subtitle={exhibition.subtitle} />
          </div>
        </div>
        <div className="col-span-full grid justify-items-start gap-6 md:hidden">
          <HeroCta subtitle={exhibition.subtitle} />
        </div>
        <figure className="relative col-span-full sm:max-md:col-span-8 md:col-span-5 md:ps-[clamp(0rem,2vw,2.5rem)]">
          <Image
            src={artwork.portrait.src}
            alt={artwork.alt}
            width={artwork.portrait.width}
            height={artwork.portrait.height}
            // Less than full density on phones, as on the leader pages.
            sizes="(width >= 48rem) 36vw, 66vw"
            priority
            className="w-full border-[clamp(8px,1vw,14px)] border-frame shadow-frame"
          />
          <figcaption className="flex justify-end pt-4">
            <WallLabel
              compact
              title={artwork.label.title}
              year={`${artwork.name}, ${artwork.term}`}
              accession={artwork.label.accession}
              className="w-64"
            />
          </figcaption>
        </figure>
      </div>
    </section>
  );
}

function HeroCta({ subtitle }: { subtitle: string }) {
  return (
    <>
      <p className="max-w-[30ch] font-normal font-read text-lede">{subtitle}</p>
      <ButtonLink href={paths.headsOfState} size="large">
        Begin Timeline
      </ButtonLink>
      <p className="max-w-[44ch] font-normal font-read text-muted text-small">
        The exhibition is for members of the Circle. This front page, and a page for each leader, are open to all.
      </p>
    </>
  );
}

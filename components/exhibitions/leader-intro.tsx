import { Image } from "@/components/ui/image";
import type { PublicLeader } from "@/lib/exhibitions/contracts";
import { langOf } from "@/lib/exhibitions/translations/lang-of";
import { ArtworkLabel } from "./artwork-label";
import { DeepZoomButton } from "./deep-zoom/deep-zoom-button";
import { KeyMoments } from "./key-moments";
import { UntranslatedNote } from "./language-switch";
import { QuoteFigure } from "./quote-figure";
import { themeClasses } from "./themes";

/** The top of a leader page: artwork, name, term, key moments and quotation; `place` is its number among the public leaders. */
export function LeaderIntro({ leader, place, total }: { leader: PublicLeader; place: number; total: number }) {
  const { name, title, term, highlights, quote, imageCredit, portrait, alt, theme } = leader;
  return (
    <section aria-labelledby="name" className={`${themeClasses[theme]} pt-[clamp(1.25rem,4.5vw,4.5rem)] pb-wall`}>
      <div className="page-x g12 items-start gap-y-8">
        <div className="col-span-full grid gap-6 sm:max-md:col-span-8 md:col-span-5">
          <figure className="grid gap-3">
            <Image
              src={portrait.src}
              alt={alt}
              width={portrait.width}
              height={portrait.height}
              // Less than full density on phones: this is the largest contentful paint, and a halftone print hides the difference.
              sizes="(width >= 48rem) 38vw, (width >= 40rem) 62vw, 66vw"
              priority
              className="w-full border-[clamp(8px,1vw,14px)] border-frame shadow-frame"
            />
            <figcaption className="grid gap-3 font-normal font-read text-muted text-small">
              <span className="flex justify-between gap-4">
                <span>{imageCredit}</span>
                <span className="whitespace-nowrap">{`${place} of ${total}`}</span>
              </span>
              <DeepZoomButton artwork={leader.artworkSlug} />
            </figcaption>
          </figure>
          {/* On a tablet the label is where the dates are longer than the picture is high. */}
          <ArtworkLabel label={leader.label} lang={langOf(leader, "workTitle")} className="max-md:hidden lg:hidden" />
        </div>
        <div className="col-span-full grid gap-[clamp(1.5rem,2.6vw,2.5rem)] md:col-span-7 lg:ps-[clamp(0rem,2.6vw,3rem)]">
          <div>
            <h1 id="name" className="text-giant">
              {name}
            </h1>
            <p className="pt-3.5 font-medium text-subheading">
              {`${title}, `}
              <span className="whitespace-nowrap">{term}</span>
            </p>
          </div>
          {/* On a phone the name comes first; on a wide screen the label is part of the chapter below. */}
          <ArtworkLabel label={leader.label} lang={langOf(leader, "workTitle")} className="md:hidden" />
          <KeyMoments moments={highlights} label="Key moments" />
          <UntranslatedNote text={leader} name="highlights">
            {(language) => `These dates are not in ${language} yet, so they are in English.`}
          </UntranslatedNote>
          <QuoteFigure quote={quote} lang={langOf(leader, "quote")} />
        </div>
      </div>
    </section>
  );
}

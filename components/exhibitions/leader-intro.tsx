import { Picture } from "@/components/ui/picture";
import type { PublicLeader } from "@/lib/exhibitions/contracts";
import { ground } from "./eras";
import { KeyMoments } from "./key-moments";
import { QuoteFigure } from "./quote-figure";
import { LookClosely } from "./zoom/look-closely";

/** The first wall: the work in its frame, the name, the term, the moments, and what was said. */
export function LeaderIntro({ leader, of }: { leader: PublicLeader; of: number }) {
  const { name, title, term, highlights, quote, imageCredit, portrait, alt, position, theme } = leader;
  return (
    <section aria-labelledby="name" className={`${ground[theme]} pt-[clamp(1.25rem,4.5vw,4.5rem)] pb-wall`}>
      <div className="page-x g12 items-start gap-y-8">
        <figure className="col-span-full grid gap-3 sm:max-md:col-span-8 md:col-span-5">
          <Picture
            src={portrait.src}
            alt={alt}
            width={portrait.width}
            height={portrait.height}
            // A halftone bears a little less than a phone's every pixel: the first picture is what a slow network waits for.
            sizes="(width >= 48rem) 38vw, (width >= 40rem) 62vw, 66vw"
            first
            className="w-full border-[clamp(8px,1vw,14px)] border-frame shadow-frame"
          />
          <figcaption className="flex justify-between gap-4 font-normal font-read text-muted text-small">
            <span>{imageCredit}</span>
            <span className="whitespace-nowrap">{`${position} of ${of}`}</span>
          </figcaption>
          <LookClosely artwork={leader.artworkSlug} />
        </figure>
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
          <KeyMoments moments={highlights} label="Key moments" />
          <QuoteFigure quote={quote} />
        </div>
      </div>
    </section>
  );
}

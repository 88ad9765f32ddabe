import { KeyMoments } from "@/components/exhibitions/key-moments";
import { UntranslatedNote } from "@/components/exhibitions/language-switch";
import { QuoteFigure } from "@/components/exhibitions/quote-figure";
import type { ViewerLeader } from "@/lib/exhibitions/contracts";
import { langOf } from "@/lib/exhibitions/translations/lang-of";
import type { DataMode } from "./data-modes";
import { Portrait } from "./viewer-images";

type LeaderSectionProps = { leader: ViewerLeader; total: number; dataMode: DataMode };

/** The first section of a leader: artwork, name, term, key moments and quotation. */
export function LeaderSection({ leader, total, dataMode }: LeaderSectionProps) {
  const { name, title, term, highlights, quote, imageCredit, portrait, alt, position } = leader;
  return (
    <div className="page-x g12 gap-y-8 py-[clamp(2.5rem,6vw,6rem)] md:grid-rows-[auto_1fr] lg:grid-rows-[auto_auto]">
      <figure className="relative col-span-full grid gap-4 lg:row-span-2 before:absolute before:inset-x-[-14%] before:-top-[clamp(2.5rem,6vw,6rem)] before:h-[90%] before:bg-[radial-gradient(closest-side,color-mix(in_srgb,var(--brass)_38%,transparent),transparent)] sm:max-md:col-span-8 md:col-span-5">
        <Portrait
          portrait={portrait}
          alt={alt}
          dataMode={dataMode}
          sizes="(width >= 48rem) 36vw, (width >= 40rem) 62vw, 92vw"
          className="relative w-full border-[clamp(8px,1vw,14px)] border-frame shadow-frame"
        />
        <figcaption className="relative flex justify-between gap-4 font-normal font-read text-muted text-small">
          <span>{imageCredit}</span>
          <span className="whitespace-nowrap">{`${position} of ${total}`}</span>
        </figcaption>
      </figure>
      {/* From the top: spread over the height of the artwork and the quotation it would move when those change. */}
      <div className="col-span-full grid content-start gap-[clamp(1.25rem,2.4vw,2.25rem)] md:col-span-7 md:max-lg:row-span-2 lg:self-end lg:ps-[clamp(0rem,3vw,3.5rem)]">
        <div className="grid gap-2">
          <p className="font-bold font-sans text-[clamp(1.5rem,1rem+2vw,3rem)] text-accent-ink leading-none tracking-[-0.02em]">
            {term}
          </p>
          <h2 className="text-giant">{name}</h2>
          <p className="font-medium text-subheading">{title}</p>
        </div>
        <KeyMoments moments={highlights} label={`Key moments of ${name}`} />
        <UntranslatedNote text={leader} name="highlights">
          {(language) => `These dates are not in ${language} yet, so they are in English.`}
        </UntranslatedNote>
      </div>
      {/* On a tablet it stands below the artwork, which is shorter than the key moments. */}
      <div className="col-span-full md:max-lg:col-span-5 lg:col-span-7 lg:col-start-6 lg:ps-[clamp(0rem,3vw,3.5rem)]">
        <QuoteFigure quote={quote} lang={langOf(leader, "quote")} />
      </div>
    </div>
  );
}

import { WallLabel } from "@/components/ui/wall-label";
import type { PublicLeader } from "@/lib/exhibitions/contracts";

type ArtworkLabelProps = {
  label: PublicLeader["label"];
  className: string;
  /** The language of a label that is translated. */
  lang?: string | undefined;
};

/** The wall label of an artwork. */
export function ArtworkLabel({ label, className, lang }: ArtworkLabelProps) {
  const { title, year, medium, dimensions, accession, credit } = label;
  return (
    <WallLabel
      title={title}
      year={year}
      accession={
        <>
          {accession}
          <span className="block">{credit}</span>
        </>
      }
      className={className}
      lang={lang}
    >
      <span className="block">{medium}</span>
      <span className="block">{dimensions}</span>
    </WallLabel>
  );
}

/** The wall label, overlapping the image and the chapter below. `className` sets the placement on small screens. */
export function OverlappingLabel({ label, className, lang }: ArtworkLabelProps) {
  return (
    <div className={`page-x md:absolute md:inset-x-0 md:-bottom-10 md:flex md:justify-end ${className}`}>
      <ArtworkLabel label={label} lang={lang} className="w-full max-w-none md:max-w-80" />
    </div>
  );
}

import { WallLabel } from "@/components/ui/wall-label";
import type { PublicLeader } from "@/lib/exhibitions/contracts";

type HungLabelProps = { label: PublicLeader["label"] /** Where it stands on a phone. */; className: string };

/** The label of a work on the seam between its plate and the chapter below; on a phone it stands as wide as the page. */
export function HungLabel({ label, className }: HungLabelProps) {
  const { title, year, medium, dimensions, accession, credit } = label;
  return (
    <div className={`page-x md:absolute md:inset-x-0 md:-bottom-10 md:flex md:justify-end ${className}`}>
      <WallLabel
        title={title}
        year={year}
        accession={
          <>
            {accession}
            <span className="block">{credit}</span>
          </>
        }
        className="w-full max-w-none md:max-w-80"
      >
        <span className="block">{medium}</span>
        <span className="block">{dimensions}</span>
      </WallLabel>
    </div>
  );
}

import { WallLabel } from "@/components/ui/wall-label";
import type { WallLabel as WallLabelText } from "@/lib/catalog/contracts";

type LabelledObject = {
  code: string;
  name: string;
  category: string | null;
  /** Null for the museum's own copy. */
  number: number | null;
  editionSize: number | null;
  wall: WallLabelText | null;
};

/** The name, edition number and wall label of an object. */
export function ObjectDetails({ object }: { object: LabelledObject }) {
  const { code, name, category, number, editionSize, wall } = object;
  return (
    <>
      <header className="grid gap-2">
        {category && <p className="font-semibold text-muted">{category}</p>}
        <h1 className="text-title">{name}</h1>
      </header>
      {number === null ? (
        <p className="border-line-strong border-y py-3 font-normal font-read text-read">
          The museum’s own copy. It is on display and has no number.
        </p>
      ) : (
        <p className="flex flex-wrap items-baseline gap-x-4 border-line-strong border-y py-3">
          <span className="font-bold font-sans text-giant leading-none">No. {number}</span>
          {editionSize !== null && <span className="font-normal font-read text-lede">of {editionSize}</span>}
        </p>
      )}
      <WallLabel
        title={name}
        year={wall?.year}
        accession={
          <>
            {wall?.accession}
            {wall?.credit && <span className="block">{wall.credit}</span>}
            <span className="block">Label {code}</span>
          </>
        }
        className="max-w-none"
      >
        {wall?.medium && <span className="block">{wall.medium}</span>}
        {wall?.dimensions && <span className="block">{wall.dimensions}</span>}
      </WallLabel>
    </>
  );
}

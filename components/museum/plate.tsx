import type { ReactNode } from "react";
import { Picture } from "@/components/ui/picture";
import { WallLabel } from "@/components/ui/wall-label";

type PlateProps = {
  picture: { src: string; alt: string; width: number; height: number };
  /** What the label under it says: title, whose, number. */
  label: { title: string; year?: string; accession?: string };
  children?: ReactNode;
};

/** A work from edge to edge, with its label hung over the lower edge. */
export function Plate({ picture, label, children }: PlateProps) {
  return (
    <figure>
      <Picture
        {...picture}
        sizes="100vw"
        first
        className="aspect-[4/3] max-h-[72svh] w-full object-cover object-[60%_35%] md:aspect-[2/1]"
      />
      <figcaption className="page-x flex justify-end">
        <WallLabel small {...label} className="relative -mt-6 max-w-card md:-mt-12">
          {children}
        </WallLabel>
      </figcaption>
    </figure>
  );
}

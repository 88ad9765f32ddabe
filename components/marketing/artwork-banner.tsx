import type { ReactNode } from "react";
import { Image } from "@/components/ui/image";
import { WallLabel } from "@/components/ui/wall-label";

type ArtworkBannerProps = {
  image: { src: string; alt: string; width: number; height: number };
  /** The wall label below the image. */
  label: { title: string; year?: string; accession?: string };
  /** A flatter image, for a page whose content belongs on the first screen. */
  isLow?: boolean;
  children?: ReactNode;
};

/** A full-width image with a wall label over its lower edge. */
export function ArtworkBanner({ image, label, isLow = false, children }: ArtworkBannerProps) {
  return (
    <figure>
      <Image
        {...image}
        sizes="100vw"
        priority
        className={`aspect-[4/3] w-full object-cover object-[60%_35%] md:aspect-[2/1] ${isLow ? "max-h-[40svh] md:max-h-[26svh]" : "max-h-[72svh]"}`}
      />
      {/* The label has a width of its own, so that it does not move when the fonts arrive. */}
      <figcaption className="page-x flex justify-end">
        <WallLabel compact {...label} className="relative -mt-6 w-full max-w-card md:-mt-12">
          {children}
        </WallLabel>
      </figcaption>
    </figure>
  );
}

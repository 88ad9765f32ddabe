import { pictureSources } from "@/components/ui/picture-sources";
import type { PublicLeader } from "@/lib/exhibitions/contracts";

type PlateProps = Pick<PublicLeader, "wide" | "mobile" | "alt"> & { className?: string };

/** The work from edge to edge: the wide sheet, and on a phone the closer crop, of which only the one that is shown is loaded. */
export function Plate({ wide, mobile, alt, className }: PlateProps) {
  const crops = [
    { media: "(width >= 48rem)", crop: wide },
    { media: "(width < 48rem)", crop: mobile },
  ];
  return (
    <picture className="contents">
      {crops.flatMap(({ media, crop }) =>
        [...pictureSources(crop.src), { type: "image/jpeg" as const, srcSet: crop.src }].map(({ type, srcSet }) => (
          <source
            key={media + type}
            media={media}
            type={type}
            srcSet={srcSet}
            sizes="100vw"
            width={crop.width}
            height={crop.height}
          />
        )),
      )}
      <img
        src={wide.src}
        alt={alt}
        width={wide.width}
        height={wide.height}
        loading="lazy"
        decoding="async"
        className={className}
      />
    </picture>
  );
}

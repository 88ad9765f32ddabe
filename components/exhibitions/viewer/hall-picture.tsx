import { pictureFamily } from "@/components/ui/picture-sources";
import type { PublicLeader } from "@/lib/exhibitions/contracts";
import { type Manner, manners } from "./manners";

type Source = PublicLeader["portrait"];

/** The sizes of a stored picture that a manner allows, in both kinds. */
function sourcesOf({ src }: Source, widths: readonly number[]) {
  const family = pictureFamily(src);
  if (!family) return [];
  const set = (kind: string) => widths.map((width) => `${family.stem}-${width}.${kind} ${width}w`).join(", ");
  return [
    { type: "image/avif", srcSet: set("avif") },
    { type: "image/webp", srcSet: set("webp") },
  ];
}

type PortraitProps = { portrait: Source; alt: string; manner: Manner; sizes: string; className?: string };

/** A work in its frame, no larger than the visit may weigh; its place is kept while it comes. */
export function Portrait({ portrait, alt, manner, sizes, className }: PortraitProps) {
  return (
    <picture className="contents">
      {sourcesOf(portrait, manners[manner].portrait).map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        src={portrait.src}
        alt={alt}
        width={portrait.width}
        height={portrait.height}
        loading="lazy"
        decoding="async"
        className={className}
      />
    </picture>
  );
}

type HallPlateProps = {
  leader: Pick<PublicLeader, "wide" | "mobile">;
  alt: string;
  manner: Manner;
  className?: string;
};

/** The work from edge to edge: the wide sheet on a desk, the closer crop on a phone, of which one is fetched. */
export function HallPlate({ leader: { wide, mobile }, alt, manner, className }: HallPlateProps) {
  const crops = [
    { media: "(width >= 48rem)", crop: wide, widths: manners[manner].wide },
    { media: "(width < 48rem)", crop: mobile, widths: manners[manner].mobile },
  ];
  return (
    <picture className="contents">
      {crops.flatMap(({ media, crop, widths }) =>
        sourcesOf(crop, widths).map(({ type, srcSet }) => (
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

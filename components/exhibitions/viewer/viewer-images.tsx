import type { CSSProperties } from "react";
import { imageVariants } from "@/components/ui/image-sources";
import type { PublicLeader } from "@/lib/exhibitions/contracts";
import { type DataMode, dataModes } from "./data-modes";

type ImageSource = PublicLeader["portrait"];

/** The source sets for the widths that a data mode allows, as AVIF and WebP. */
function sourceSets({ src }: ImageSource, widths: readonly number[]) {
  const variants = imageVariants(src);
  if (!variants) return [];
  const set = (format: string) => widths.map((width) => `${variants.stem}-${width}.${format} ${width}w`).join(", ");
  return [
    { type: "image/avif", srcSet: set("avif") },
    { type: "image/webp", srcSet: set("webp") },
  ];
}

type PortraitProps = {
  portrait: ImageSource;
  alt: string;
  dataMode: DataMode;
  sizes: string;
  className?: string;
  style?: CSSProperties;
};

/** An artwork in the widths that the data mode allows. */
export function Portrait({ portrait, alt, dataMode, sizes, className, style }: PortraitProps) {
  return (
    <picture className="contents">
      {sourceSets(portrait, dataModes[dataMode].portrait).map(({ type, srcSet }) => (
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
        style={style}
      />
    </picture>
  );
}

type FullWidthArtworkProps = {
  leader: Pick<PublicLeader, "wide" | "mobile">;
  alt: string;
  dataMode: DataMode;
  className?: string;
};

/** A full-width artwork: the wide image on desktops, a closer crop on phones. Only one is loaded. */
export function FullWidthArtwork({ leader: { wide, mobile }, alt, dataMode, className }: FullWidthArtworkProps) {
  const crops = [
    { media: "(width >= 48rem)", crop: wide, widths: dataModes[dataMode].wide },
    { media: "(width < 48rem)", crop: mobile, widths: dataModes[dataMode].mobile },
  ];
  return (
    <picture className="contents">
      {crops.flatMap(({ media, crop, widths }) =>
        sourceSets(crop, widths).map(({ type, srcSet }) => (
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

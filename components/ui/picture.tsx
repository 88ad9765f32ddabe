import type { CSSProperties } from "react";
import imageLoader from "./image-loader";

type PictureProps = {
  src: string;
  /** What a person who does not see it should know; "" when it only decorates. */
  alt: string;
  width: number;
  height: number;
  /** The one picture of the page that is fetched first. */
  first?: boolean;
  /** How wide it is shown, for pictures that exist in several widths. */
  sizes?: string;
  className?: string;
  style?: CSSProperties;
};

/** A picture with its place kept: lazy unless it is the page's first, in the width that fits where several were made. */
export function Picture({ src, alt, width, height, first = false, sizes, className, style }: PictureProps) {
  const made = imageLoader({ src, width: 400 }) !== imageLoader({ src, width: 800 });
  return (
    // biome-ignore lint/performance/noImgElement: next/image would add a client component to every page and scale nothing here.
    <img
      src={src}
      srcSet={
        made
          ? [400, 800, 1200, 1600].map((each) => `${imageLoader({ src, width: each })} ${each}w`).join(", ")
          : undefined
      }
      sizes={made ? sizes : undefined}
      alt={alt}
      width={width}
      height={height}
      loading={first ? "eager" : "lazy"}
      fetchPriority={first ? "high" : undefined}
      decoding="async"
      className={className}
      style={style}
    />
  );
}

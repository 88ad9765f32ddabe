import type { CSSProperties } from "react";
import { pictureSources } from "./picture-sources";

type PictureProps = {
  src: string;
  /** What a person who does not see it should know; "" when it only decorates. */
  alt: string;
  width: number;
  height: number;
  /** The one picture of the page that is fetched first. */
  first?: boolean;
  /** One of a few hundred bytes, not worth waiting for: it is fetched at once, and does not arrive in the middle of a scroll. */
  small?: boolean;
  /** How wide it is shown, for pictures that exist in several widths. */
  sizes?: string;
  className?: string;
  style?: CSSProperties;
};

/** A picture with its place kept: lazy unless it is the page's first, in the kind and width that fit where several were made. */
export function Picture({
  src,
  alt,
  width,
  height,
  first = false,
  small = false,
  sizes,
  className,
  style,
}: PictureProps) {
  const sources = pictureSources(src);
  const image = (
    // biome-ignore lint/performance/noImgElement: next/image would add a client component to every page and scale nothing here.
    <img
      src={src}
      alt={alt}
      width={width}
      height={height}
      loading={first || small ? "eager" : "lazy"}
      fetchPriority={first ? "high" : undefined}
      decoding="async"
      className={className}
      style={style}
    />
  );
  if (sources.length === 0) return image;
  return (
    <picture className="contents">
      {sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      {image}
    </picture>
  );
}

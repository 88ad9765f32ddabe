import type { CSSProperties } from "react";
import { imageSources } from "./image-sources";

type ImageProps = {
  src: string;
  /** Alternative text; "" for decoration. */
  alt: string;
  width: number;
  height: number;
  /** The one image of the page that is preloaded. */
  priority?: boolean;
  /** An image of a few hundred bytes, loaded at once to avoid a late paint while scrolling. */
  eager?: boolean;
  /** The displayed width, for images that exist in several widths. */
  sizes?: string;
  className?: string;
  style?: CSSProperties;
};

/** An image with reserved space: lazy unless it has priority, in the best format and width where several exist. */
export function Image({
  src,
  alt,
  width,
  height,
  priority = false,
  eager = false,
  sizes,
  className,
  style,
}: ImageProps) {
  const sources = imageSources(src);
  const image = (
    // biome-ignore lint/performance/noImgElement: next/image would add a client component to every page and scale nothing here.
    <img
      src={src}
      alt={alt}
      width={width}
      height={height}
      loading={priority || eager ? "eager" : "lazy"}
      fetchPriority={priority ? "high" : undefined}
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

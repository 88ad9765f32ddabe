import { imageSources } from "@/components/ui/image-sources";

type ProductImageProps = {
  image: { url: string; alt: string; focus?: string | undefined } | undefined;
  /** The displayed width for the `sizes` attribute: "(width >= 48rem) 30vw, 100vw". */
  sizes: string;
  /** The one image of the page that is preloaded. */
  priority?: boolean;
  /** The text beside it already describes it. */
  decorative?: boolean;
  className?: string;
};

/** A product image at 4:5 in a fitting width; without one, an empty frame with a note. */
export function ProductImage({
  image,
  sizes,
  priority = false,
  decorative = false,
  className = "",
}: ProductImageProps) {
  if (!image) {
    return (
      <span
        aria-hidden={decorative || undefined}
        className={`grid aspect-4/5 w-full place-items-center bg-raised font-medium text-muted text-small ${className}`}
      >
        No image
      </span>
    );
  }
  // AVIF with a JPEG fallback: a third format would cost more markup than it saves.
  const best = imageSources(image.url).slice(0, 1);
  return (
    <picture>
      {best.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        src={image.url}
        alt={decorative ? "" : image.alt}
        width={800}
        height={1000}
        loading={priority ? "eager" : "lazy"}
        fetchPriority={priority ? "high" : undefined}
        decoding="async"
        className={`aspect-4/5 w-full object-cover ${className}`}
        style={{ objectPosition: image.focus }}
      />
    </picture>
  );
}

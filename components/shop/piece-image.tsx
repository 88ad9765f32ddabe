import { pictureSources } from "@/components/ui/picture-sources";

type PieceImageProps = {
  image: { url: string; alt: string } | undefined;
  /** How wide it is shown, as the browser should read it: "(width >= 48rem) 30vw, 100vw". */
  sizes: string;
  /** The one picture of the page that is fetched first. */
  first?: boolean;
  /** The words beside it already say what it shows. */
  decorative?: boolean;
  className?: string;
};

/** The picture of a drop in the width that fits, 4 by 5; a drop without one shows an empty frame that says so. */
export function PieceImage({ image, sizes, first = false, decorative = false, className = "" }: PieceImageProps) {
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
  // AVIF, and the JPEG for the few browsers without it: a third kind would cost more markup than it saves.
  const best = pictureSources(image.url).slice(0, 1);
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
        loading={first ? "eager" : "lazy"}
        fetchPriority={first ? "high" : undefined}
        decoding="async"
        className={`aspect-4/5 w-full object-cover ${className}`}
      />
    </picture>
  );
}

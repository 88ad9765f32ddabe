import type { ObjectModel } from "@/lib/catalog/contracts";
import { POSTER_FALLBACK_WIDTH, posterWidths } from "./model-view-settings";

type ModelPosterProps = {
  model: ObjectModel;
  /** Empty where the text beside it names the object. */
  alt: string;
  sizes: string;
  priority?: boolean;
  className?: string;
};

/** A picture of the 3D model itself, on the same ground and from the same side as the model appears. */
export function ModelPoster({ model, alt, sizes, priority = false, className = "aspect-4/5" }: ModelPosterProps) {
  const srcSet = posterWidths.map((width) => `${model.poster}-${width}.avif ${width}w`).join(", ");
  return (
    <picture>
      <source type="image/avif" srcSet={srcSet} sizes={sizes} />
      <img
        src={`${model.poster}-${POSTER_FALLBACK_WIDTH}.webp`}
        alt={alt}
        width={800}
        height={1000}
        loading={priority ? "eager" : "lazy"}
        fetchPriority={priority ? "high" : undefined}
        decoding="async"
        className={`model-ground w-full object-cover ${className}`}
      />
    </picture>
  );
}

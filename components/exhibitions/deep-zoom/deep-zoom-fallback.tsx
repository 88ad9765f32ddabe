import { Alert } from "@/components/ui/alert";
import { imageVariants } from "@/components/ui/image-sources";
import type { ArtworkAnnotation, DeepZoomArtwork } from "@/lib/exhibitions/contracts";

type DeepZoomFallbackProps = {
  artwork: DeepZoomArtwork;
  annotation: ArtworkAnnotation | null | undefined;
  isLoading: boolean;
};

const percent = (part: number) => `${part * 100}%`;

/** The normal image, shown while the tiles load and when they fail to. */
export function DeepZoomFallback({ artwork, annotation, isLoading }: DeepZoomFallbackProps) {
  if (!artwork.picture)
    return (
      <Alert tone="error" className="m-4 mt-16">
        There is no picture of this artwork yet.
      </Alert>
    );
  const variants = imageVariants(artwork.picture);
  return (
    <div className="pointer-events-none absolute inset-0 grid grid-rows-[minmax(0,1fr)_auto] place-items-center gap-2 p-3 pt-16">
      <div className="relative aspect-4/5 h-full max-w-full">
        {/* biome-ignore lint/performance/noImgElement: the page has already loaded this file. */}
        <img
          src={variants ? `${variants.stem}-960.webp` : artwork.picture}
          alt={isLoading ? "" : artwork.alt}
          className="size-full object-contain"
        />
        {annotation && (
          <span
            className="absolute rounded-control outline-4 outline-brass"
            style={{
              left: percent(annotation.x),
              top: percent(annotation.y),
              width: percent(annotation.width),
              height: percent(annotation.height),
            }}
          />
        )}
      </div>
      {isLoading ? (
        <p role="status" className="text-small">
          Loading…
        </p>
      ) : (
        <Alert tone="warning">
          The large image could not be loaded. This is the small one, with the same annotations.
        </Alert>
      )}
    </div>
  );
}

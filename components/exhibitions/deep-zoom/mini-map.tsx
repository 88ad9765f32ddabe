import type { PointerEvent, RefObject } from "react";
import { imageVariants } from "@/components/ui/image-sources";

type MiniMapProps = {
  /** The whole artwork. */
  picture: string;
  /** The frame around the part in view, which position-overlays.ts moves. */
  area: RefObject<HTMLDivElement | null>;
  onCenter: (x: number, y: number) => void;
};

/** The whole artwork in small with a frame around the part in view. Dragging moves the view; the arrow keys do the same. */
export function MiniMap({ picture, area, onCenter }: MiniMapProps) {
  const variants = imageVariants(picture);
  function center({ currentTarget, clientX, clientY }: PointerEvent<HTMLDivElement>) {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    onCenter((clientX - left) / width, (clientY - top) / height);
  }
  return (
    <div
      aria-hidden
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        center(event);
      }}
      onPointerMove={(event) => event.currentTarget.hasPointerCapture(event.pointerId) && center(event)}
      className="absolute end-3 bottom-3 aspect-4/5 w-16 cursor-grab touch-none overflow-clip border-2 border-night bg-night opacity-0 shadow-pop transition-opacity duration-quick active:cursor-grabbing not-has-[[data-zoomed]]:pointer-events-none has-[[data-zoomed]]:opacity-100 md:w-28"
    >
      {/* biome-ignore lint/performance/noImgElement: a few kilobytes that the viewer loads when it opens. */}
      <img
        src={variants ? `${variants.stem}-160.webp` : picture}
        alt=""
        draggable={false}
        className="size-full object-cover"
      />
      <div
        ref={area}
        className="absolute outline-2 outline-brass shadow-[0_0_0_100vmax_color-mix(in_srgb,var(--night)_55%,transparent)]"
      />
    </div>
  );
}

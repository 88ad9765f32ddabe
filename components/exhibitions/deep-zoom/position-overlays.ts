import type { ArtworkAnnotation } from "@/lib/exhibitions/contracts";
import type { DeepZoomImage, ViewArea } from "./deep-zoom-image";

/** Moves the pins of the annotations to their places in the frame. */
export function positionPins(
  layer: HTMLElement | null,
  annotations: readonly ArtworkAnnotation[],
  image: DeepZoomImage,
): void {
  if (!layer) return;
  for (const [index, { x, y, width, height }] of annotations.entries()) {
    const pin = layer.children[index];
    if (!(pin instanceof HTMLElement)) continue;
    const { left, top } = image.pixelOf(x + width / 2, y + height / 2);
    pin.style.transform = `translate(${Math.round(left)}px, ${Math.round(top)}px) translate(-50%, -50%)`;
  }
}

/** The frame inside the picture: the part in view, without what lies beyond the edges. */
export function areaInside({ x, y, width, height }: ViewArea): ViewArea & { isWhole: boolean } {
  const [left, top] = [Math.max(0, x), Math.max(0, y)];
  const inside = {
    x: left,
    y: top,
    width: Math.max(0, Math.min(1, x + width) - left),
    height: Math.max(0, Math.min(1, y + height) - top),
  };
  return { ...inside, isWhole: inside.width * inside.height > 0.9 };
}

/** Moves the frame of a mini-map to the part in view; it is hidden while the whole artwork is. */
export function positionArea(element: HTMLElement | null, image: DeepZoomImage): void {
  if (!element) return;
  const { isWhole, ...area } = areaInside(image.drawnArea());
  const percent = (part: number) => `${part * 100}%`;
  Object.assign(element.style, {
    left: percent(area.x),
    top: percent(area.y),
    width: percent(area.width),
    height: percent(area.height),
  });
  element.toggleAttribute("data-zoomed", !isWhole);
}

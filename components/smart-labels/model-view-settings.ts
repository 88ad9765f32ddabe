/** How every model is lit and framed, as attributes of model-viewer. The poster images are made with the same ones. */
export const modelViewSettings = {
  // Drawn by tooling/assets/models/environment.ts.
  "environment-image": "/models/studio.hdr",
  "tone-mapping": "commerce",
  exposure: "0.95",
  "shadow-intensity": "1",
  "shadow-softness": "0.8",
  "camera-orbit": "-24deg 76deg 112%",
} as const;

/** A work for the wall has the wall behind it, in the page as in AR: there its shadow falls. */
export const placementOf = (onWall: boolean): Record<string, string> => (onWall ? { "ar-placement": "wall" } : {});

/** The widths of a poster in AVIF: of a thumbnail, and of the picture. The fallback is a WebP of one width. */
export const posterWidths = [160, 360, 800] as const;
export const POSTER_FALLBACK_WIDTH = 360;

/** The attributes of a viewer. Nothing moves by itself for a visitor who prefers reduced motion. */
export const viewerAttributes = (
  { src, alt, onWall }: { src: string; alt: string; onWall: boolean },
  prefersReducedMotion: boolean,
): Record<string, string> => ({
  ...modelViewSettings,
  ...placementOf(onWall),
  src,
  alt,
  "camera-controls": "",
  "touch-action": "pan-y",
  "interaction-prompt": "none",
  loading: "eager",
  reveal: "auto",
  ar: "",
  "ar-modes": "webxr scene-viewer quick-look",
  // AR shows objects at their real size.
  "ar-scale": "fixed",
  ...(prefersReducedMotion && { "interpolation-decay": "0" }),
});

/**
 * The smallest share of the screen's pixels in which a slow device draws a turning model: 1.5 pixels for each CSS pixel, or four fifths of the
 * pixels of a simple screen. A model that rests is always drawn in full.
 */
export const smallestRenderScale = (pixelRatio: number): number => Math.max(0.25, Math.min(0.79, 1.5 / pixelRatio));

/** How long a model turns by itself, to show that it can be turned, in milliseconds. */
export const INTRO_TURN_MS = 4_000;

/**
 * The turn of a model, in radians, some time after it appeared: to one side, to the other and back to the pose of its poster. It never
 * shows a flat object, such as a medal, from its edge.
 */
export function getIntroAngle(elapsed: number): number {
  const share = elapsed / INTRO_TURN_MS;
  return share > 0 && share < 1 ? -0.75 * Math.sin(2 * Math.PI * share) * Math.sin(Math.PI * share) : 0;
}

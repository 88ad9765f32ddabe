import OpenSeadragon from "openseadragon";
import type { ArtworkAnnotation, DeepZoomArtwork } from "@/lib/exhibitions/contracts";

/** The zoom relative to the whole artwork, and the center as fractions of its width and height. */
export type ViewPosition = { zoom: number; x: number; y: number };

export type DeepZoomImage = {
  zoomBy: (factor: number) => void;
  panBy: (right: number, down: number) => void;
  reset: () => void;
  show: (annotation: ArtworkAnnotation) => void;
  /** Converts fractions of the artwork to pixels of the frame. */
  pixelOf: (x: number, y: number) => { left: number; top: number };
  position: () => ViewPosition;
  close: () => void;
};

type Options = {
  tiles: NonNullable<DeepZoomArtwork["tiles"]>;
  reducedMotion: boolean;
  onReady: () => void;
  onFail: () => void;
  onMove: () => void;
};

/** Mounts the tiles in an element, with mouse and touch control, and returns an imperative API. */
export function mountTiles(
  frame: HTMLElement,
  { tiles, reducedMotion, onReady, onFail, onMove }: Options,
): DeepZoomImage {
  const { folder, width, height, size, overlap, levels } = tiles;
  const ratio = height / width;
  const viewer = OpenSeadragon({
    element: frame,
    drawer: "canvas",
    showNavigationControl: false,
    animationTime: reducedMotion ? 0 : 0.6,
    springStiffness: 8,
    immediateRender: reducedMotion,
    visibilityRatio: 0.6,
    maxZoomPixelRatio: 2,
    minZoomImageRatio: 0.8,
    gestureSettingsMouse: { clickToZoom: false, dblClickToZoom: true },
    tileSources: {
      width,
      height,
      tileSize: size,
      tileOverlap: overlap,
      minLevel: levels.first,
      maxLevel: levels.last,
      getTileUrl: (level: number, x: number, y: number) => `${folder}/${level}/${x}_${y}.avif`,
    } as unknown as OpenSeadragon.TileSourceOptions,
  });
  let loadedTiles = 0;
  // The dialog handles the keys, so that they work wherever the focus is.
  viewer.addHandler("canvas-key", (event) => {
    event.preventDefaultAction = true;
  });
  viewer.addHandler("tile-loaded", () => {
    loadedTiles += 1;
    if (loadedTiles === 1) onReady();
  });
  viewer.addHandler("tile-load-failed", () => loadedTiles === 0 && onFail());
  viewer.addHandler("open-failed", onFail);
  viewer.addHandler("update-viewport", onMove);

  const { viewport } = viewer;
  const applyConstraints = () => viewport.applyConstraints(reducedMotion);
  return {
    zoomBy: (factor) => {
      viewport.zoomBy(factor, undefined, reducedMotion);
      applyConstraints();
    },
    panBy: (right, down) => {
      const bounds = viewport.getBounds(true);
      viewport.panBy(new OpenSeadragon.Point(right * bounds.width, down * bounds.height), reducedMotion);
      applyConstraints();
    },
    reset: () => void viewport.goHome(reducedMotion),
    show: ({ x, y, width: w, height: h }) => {
      const margin = 0.04;
      viewport.fitBounds(
        new OpenSeadragon.Rect(x - margin, (y - margin) * ratio, w + 2 * margin, (h + 2 * margin) * ratio),
        reducedMotion,
      );
    },
    pixelOf: (x, y) => {
      const point = viewport.viewportToViewerElementCoordinates(new OpenSeadragon.Point(x, y * ratio));
      return { left: point.x, top: point.y };
    },
    position: () => {
      const center = viewport.getCenter(false);
      return { zoom: viewport.getZoom(false) / viewport.getHomeZoom(), x: center.x, y: center.y / ratio };
    },
    close: () => viewer.destroy(),
  };
}

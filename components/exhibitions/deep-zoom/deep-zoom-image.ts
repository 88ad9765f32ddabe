import OpenSeadragon from "openseadragon";
import { imageVariants } from "@/components/ui/image-sources";
import type { ArtworkAnnotation, DeepZoomArtwork } from "@/lib/exhibitions/contracts";

/** The zoom relative to the whole artwork, the center as fractions of its width and height, and the degrees that it is turned by. */
export type ViewPosition = { zoom: number; x: number; y: number; rotation: number };

/** The part of an artwork that is in view, as fractions of its width and height; it may reach beyond the edges. */
export type ViewArea = { x: number; y: number; width: number; height: number };

export type DeepZoomImage = {
  zoomBy: (factor: number) => void;
  /** Moves the view by parts of the frame. */
  panBy: (right: number, down: number) => void;
  /** Moves the center of the view to a point of the artwork. */
  centerOn: (x: number, y: number) => void;
  /** Turns the artwork; the whole stays whole. */
  rotateBy: (degrees: number) => void;
  /** Shows the whole artwork, upright. */
  reset: () => void;
  show: (annotation: ArtworkAnnotation) => void;
  /** Converts fractions of the artwork to pixels of the frame. */
  pixelOf: (x: number, y: number) => { left: number; top: number };
  /** The view as it will be after the current movement. */
  position: () => ViewPosition;
  /** The view as it is drawn now. */
  drawnPosition: () => ViewPosition;
  drawnArea: () => ViewArea;
  /** Shows a view at once, without a movement. */
  follow: (position: ViewPosition) => void;
  close: () => void;
};

type Zoomed = Pick<DeepZoomArtwork, "tiles" | "picture">;

type Options = {
  artwork: Zoomed;
  reducedMotion: boolean;
  onReady: () => void;
  onFail: () => void;
  onMove: () => void;
};

/** The whole of an uploaded picture as one tile: it has no others. */
const wholePicture = { width: 960, height: 1200, size: 1200, overlap: 0, levels: { first: 0, last: 0 } };

function tileSourceOf({ tiles, picture }: Zoomed) {
  const { width, height, size, overlap, levels } = tiles ?? wholePicture;
  const variants = imageVariants(picture ?? "");
  const whole = variants ? `${variants.stem}-960.webp` : (picture ?? "");
  const getTileUrl = (level: number, x: number, y: number) =>
    tiles ? `${tiles.folder}/${level}/${x}_${y}.avif` : whole;
  const grid = { tileSize: size, tileOverlap: overlap, minLevel: levels.first, maxLevel: levels.last };
  return { width, height, ...grid, getTileUrl };
}

/** Mounts the tiles of an artwork, or its whole picture, in an element, with mouse and touch control, and returns an imperative API. */
export function mountTiles(
  frame: HTMLElement,
  { artwork, reducedMotion, onReady, onFail, onMove }: Options,
): DeepZoomImage {
  const source = tileSourceOf(artwork);
  const ratio = source.height / source.width;
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
    tileSources: source,
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
  const positionOf = (current: boolean): ViewPosition => {
    const center = viewport.getCenter(current);
    const zoom = viewport.getZoom(current) / viewport.getHomeZoom();
    return { zoom, x: center.x, y: center.y / ratio, rotation: viewport.getRotation(current) };
  };
  const applyConstraints = () => viewport.applyConstraints(reducedMotion);
  return {
    zoomBy: (factor) => {
      viewport.zoomBy(factor, undefined, reducedMotion);
      applyConstraints();
    },
    panBy: (right, down) => {
      const { x, y } = viewport.getContainerSize();
      viewport.panBy(viewport.deltaPointsFromPixels(new OpenSeadragon.Point(right * x, down * y)), reducedMotion);
      applyConstraints();
    },
    centerOn: (x, y) => {
      viewport.panTo(new OpenSeadragon.Point(x, y * ratio), reducedMotion);
      applyConstraints();
    },
    rotateBy: (degrees) => {
      const isWhole = positionOf(false).zoom < 1.05;
      viewport.setRotation(viewport.getRotation() + degrees, reducedMotion);
      if (isWhole) viewport.goHome(reducedMotion);
    },
    reset: () => {
      viewport.setRotation(0, reducedMotion);
      viewport.goHome(reducedMotion);
    },
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
    position: () => positionOf(false),
    drawnPosition: () => positionOf(true),
    drawnArea: () => {
      const { x, y, width: w, height: h } = viewport.getBounds(true).getBoundingBox();
      return { x, y: y / ratio, width: w, height: h / ratio };
    },
    follow: ({ zoom, x, y, rotation }) => {
      viewport.setRotation(rotation, true);
      viewport.zoomTo(zoom * viewport.getHomeZoom(), undefined, true);
      viewport.panTo(new OpenSeadragon.Point(x, y * ratio), true);
    },
    close: () => viewer.destroy(),
  };
}

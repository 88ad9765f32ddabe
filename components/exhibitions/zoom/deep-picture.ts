import OpenSeadragon from "openseadragon";
import type { ArtworkNote, CloseLook } from "@/lib/exhibitions/note-contracts";

/** Where the view stands: how many times larger than the whole sheet, and its middle as fractions of the sheet. */
export type Place = { times: number; x: number; y: number };

export type DeepPicture = {
  zoomBy: (factor: number) => void;
  panBy: (right: number, down: number) => void;
  whole: () => void;
  show: (note: ArtworkNote) => void;
  /** The pixel of the frame under which a spot of the sheet lies. */
  pixelOf: (x: number, y: number) => { left: number; top: number };
  place: () => Place;
  close: () => void;
};

type Options = {
  tiles: NonNullable<CloseLook["tiles"]>;
  isStill: boolean;
  onReady: () => void;
  onFail: () => void;
  onMove: () => void;
};

/** Hangs the tiles of a work in a frame, to be moved by mouse, by fingers and by the calls that come back. */
export function hangTiles(frame: HTMLElement, { tiles, isStill, onReady, onFail, onMove }: Options): DeepPicture {
  const { folder, width, height, size, overlap, levels } = tiles;
  const ratio = height / width;
  const viewer = OpenSeadragon({
    element: frame,
    drawer: "canvas",
    showNavigationControl: false,
    animationTime: isStill ? 0 : 0.6,
    springStiffness: 8,
    immediateRender: isStill,
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
  let arrived = 0;
  // The keys are the glass's own, so that they work wherever the focus is in it.
  viewer.addHandler("canvas-key", (event) => {
    event.preventDefaultAction = true;
  });
  viewer.addHandler("tile-loaded", () => {
    arrived += 1;
    if (arrived === 1) onReady();
  });
  viewer.addHandler("tile-load-failed", () => arrived === 0 && onFail());
  viewer.addHandler("open-failed", onFail);
  viewer.addHandler("update-viewport", onMove);

  const { viewport } = viewer;
  const settle = () => viewport.applyConstraints(isStill);
  return {
    zoomBy: (factor) => {
      viewport.zoomBy(factor, undefined, isStill);
      settle();
    },
    panBy: (right, down) => {
      const { width: wide, height: high } = viewport.getBounds(true);
      viewport.panBy(new OpenSeadragon.Point(right * wide, down * high), isStill);
      settle();
    },
    whole: () => void viewport.goHome(isStill),
    show: ({ x, y, width: w, height: h }) => {
      const air = 0.04;
      viewport.fitBounds(
        new OpenSeadragon.Rect(x - air, (y - air) * ratio, w + 2 * air, (h + 2 * air) * ratio),
        isStill,
      );
    },
    pixelOf: (x, y) => {
      const point = viewport.viewportToViewerElementCoordinates(new OpenSeadragon.Point(x, y * ratio));
      return { left: point.x, top: point.y };
    },
    place: () => {
      const middle = viewport.getCenter(false);
      return { times: viewport.getZoom(false) / viewport.getHomeZoom(), x: middle.x, y: middle.y / ratio };
    },
    close: () => viewer.destroy(),
  };
}

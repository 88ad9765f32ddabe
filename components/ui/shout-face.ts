import { preload } from "react-dom";

/** Fetches the poster's face with the page: called by whatever sets a headline in it on a first screen. */
export function preloadShoutFace(): void {
  preload("/fonts/danfo.woff2", { as: "font", type: "font/woff2", crossOrigin: "anonymous" });
}

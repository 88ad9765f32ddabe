import { preload } from "react-dom";

/** Preloads the display font. Call it where a headline on the first screen uses it. */
export function preloadDisplayFont(): void {
  preload("/fonts/danfo.woff2", { as: "font", type: "font/woff2", crossOrigin: "anonymous" });
}

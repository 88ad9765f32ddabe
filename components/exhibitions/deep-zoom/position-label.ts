import type { ViewPosition } from "./deep-zoom-image";

const third = (part: number, names: readonly [string, string, string]) =>
  names[part < 1 / 3 ? 0 : part > 2 / 3 ? 2 : 1];

/** Screen reader text for the view, e.g. "2.5 times as large, at the upper left." */
export function positionLabel({ zoom, x, y }: ViewPosition): string {
  if (zoom < 1.1) return "Whole artwork.";
  const horizontal = third(x, ["left", "", "right"]);
  const vertical = third(y, ["upper", "", "lower"]);
  const position =
    horizontal || vertical
      ? `at the ${[vertical, horizontal].filter(Boolean).join(" ")}${horizontal ? "" : " part"}`
      : "in the middle";
  const factor = Number.isInteger(Math.round(zoom * 10) / 10) ? Math.round(zoom).toString() : zoom.toFixed(1);
  return `${factor} times as large, ${position}.`;
}

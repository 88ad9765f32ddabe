import type { ViewPosition } from "./deep-zoom-image";

const third = (part: number, names: readonly [string, string, string]) =>
  names[part < 1 / 3 ? 0 : part > 2 / 3 ? 2 : 1];

/** The degrees to the right, from 0 to 270. */
const turned = (rotation: number) => (((Math.round(rotation / 90) % 4) + 4) % 4) * 90;

/** Screen reader text for the view, e.g. "2.5 times as large, at the upper left. Turned by 90 degrees." */
export function positionLabel(view: ViewPosition): string {
  const degrees = turned(view.rotation);
  return partLabel(view) + (degrees === 0 ? "" : ` Turned by ${degrees} degrees.`);
}

/** The part of the artwork that is shown; its sides are those of the artwork when it is upright. */
function partLabel({ zoom, x, y }: ViewPosition): string {
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

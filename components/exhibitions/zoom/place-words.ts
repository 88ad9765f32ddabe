import type { Place } from "./deep-picture";

const third = (part: number, names: readonly [string, string, string]) =>
  names[part < 1 / 3 ? 0 : part > 2 / 3 ? 2 : 1];

/** Where the view stands, for somebody who does not see it: "2.5 times as large, at the upper left." */
export function placeWords({ times, x, y }: Place): string {
  if (times < 1.1) return "The whole work.";
  const across = third(x, ["left", "", "right"]);
  const down = third(y, ["upper", "", "lower"]);
  const where =
    across || down ? `at the ${[down, across].filter(Boolean).join(" ")}${across ? "" : " part"}` : "in the middle";
  const large = Number.isInteger(Math.round(times * 10) / 10) ? Math.round(times).toString() : times.toFixed(1);
  return `${large} times as large, ${where}.`;
}

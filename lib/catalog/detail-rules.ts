import type { Dimensions, SizeGuide } from "@/lib/catalog/contracts";

// What a page says about the object itself. Browser-safe: the admin form and the CSV use the same texts.

const sizeText = (cm: number) => String(Math.round(cm * 10) / 10);

/** "46 × 31 × 28": height, width and depth in centimetres; without a depth, two numbers. */
export const formatDimensions = ({ height, width, depth }: Dimensions): string =>
  [height, width, ...(depth === null ? [] : [depth])].map(sizeText).join(" × ");

/** The opposite of `formatDimensions`; takes an "x" as well. Null for any other text. */
export function parseDimensions(text: string): Dimensions | null {
  const match = /^(\d{1,4}(?:\.\d)?)\s*[x×]\s*(\d{1,4}(?:\.\d)?)(?:\s*[x×]\s*(\d{1,4}(?:\.\d)?))?(?:\s*cm)?$/i.exec(
    text.trim(),
  );
  if (!match) return null;
  const [, height, width, depth] = match;
  return { height: Number(height), width: Number(width), depth: depth === undefined ? null : Number(depth) };
}

/** A size guide as text: the measurements in the first line, then a line for each size, "M, 55, 72". */
export const formatSizeGuide = ({ columns, rows }: SizeGuide): string =>
  [["Size", ...columns], ...rows.map(({ size, cm }) => [size, ...cm.map(sizeText)])]
    .map((cells) => cells.join(", "))
    .join("\n");

/** The opposite of `formatSizeGuide`; null if a line has more or fewer cells than the first, or no number. */
export function parseSizeGuide(text: string): SizeGuide | null {
  const lines = text.split(/\r\n|\r|\n/).filter((line) => line.trim() !== "");
  const [[, ...columns] = [], ...rows] = lines.map((line) => line.split(",").map((cell) => cell.trim()));
  const guide = rows.map(([size = "", ...cm]) => ({ size, cm: cm.map((cell) => (cell ? Number(cell) : Number.NaN)) }));
  const isComplete = guide.every(({ size, cm }) => size && cm.length === columns.length && cm.every(Number.isFinite));
  return columns.length > 0 && columns.every(Boolean) && guide.length > 0 && isComplete
    ? { columns, rows: guide }
    : null;
}

const measuringNotes: Readonly<Record<string, string>> = {
  chest: "from armpit to armpit",
  length: "from the highest point of the shoulder to the hem",
  shoulder: "from seam to seam across the back",
  sleeve: "from the shoulder seam to the cuff",
  waist: "from side to side at the narrowest place",
};

/** How each measurement of a size guide is taken, in one sentence. */
export function measuringSentence({ columns }: SizeGuide): string {
  const notes = columns.flatMap((column) => {
    const note = measuringNotes[column.toLowerCase()];
    return note ? `${column.toLowerCase()} ${note}` : [];
  });
  return `In centimetres, measured on the garment laid flat${notes.length > 0 ? `: ${notes.join("; ")}` : ""}.`;
}

/** From the payment until the parcel leaves, in working days. */
export const PACKING_DAYS = { least: 1, most: 5 } as const;

/** How long a courier usually takes within Nigeria after the parcel has left, in working days. */
export const NIGERIA_TRANSIT_DAYS = {
  lagos: { least: 1, most: 3 },
  nigeria: { least: 3, most: 7 },
} as const;

const daysText = ({ least, most }: { least: number; most: number }) => `${least} to ${most} working days`;

/** The same as text. */
export const deliveryEstimates = [
  { place: "Lagos", time: daysText(NIGERIA_TRANSIT_DAYS.lagos) },
  { place: "Elsewhere in Nigeria", time: daysText(NIGERIA_TRANSIT_DAYS.nigeria) },
] as const;

export const PERSON_HEIGHT_CM = 170;
export const HAND_LENGTH_CM = 19;

// Beside a person, something smaller than this could hardly be seen.
const SMALLEST_BESIDE_A_PERSON_CM = 36;

type ScaleDrawing = { beside: "person" | "hand"; isRound: boolean; isOnWall: boolean };

/** What an object is drawn beside, and how: a medal is round, a print is on the wall at the height of the eyes. */
export function getScaleDrawing({ height, width }: Dimensions, categories: readonly string[]): ScaleDrawing {
  const beside = Math.max(height, width) < SMALLEST_BESIDE_A_PERSON_CM ? "hand" : "person";
  return {
    beside,
    isRound: categories.includes("Medallion"),
    isOnWall: beside === "person" && categories.includes("Print"),
  };
}

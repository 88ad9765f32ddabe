/** The most works on one wall, and the most characters of its title and of a caption. */
export const MAX_WALL_WORKS = 30;
export const MAX_TITLE_LENGTH = 80;
export const MAX_CAPTION_LENGTH = 280;
export const MAX_REMOVAL_REASON_LENGTH = 500;

/** A text as one line: without line breaks, control characters and marks that change the direction of what follows. */
export const toOneLine = (text: string): string =>
  text
    .replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]/g, "")
    .replace(/[\s\p{Cc}]+/gu, " ")
    .trim();

/** The title of a wall; one without a title of its own is named after its owner. */
export const wallTitle = (wall: { title: string; owner: string }): string => wall.title || `The wall of ${wall.owner}`;

export const wallReportReasons = {
  abuse: "Abuse or a threat",
  private: "Personal information",
  spam: "Spam or advertising",
  other: "Something else",
} as const;

export type WallReportReason = keyof typeof wallReportReasons;

/** Moves an item of a list by one place; the list itself when there is none. */
export function moveItem<T>(items: readonly T[], index: number, by: -1 | 1): readonly T[] {
  const [item, other] = [items[index], items[index + by]];
  if (item === undefined || other === undefined) return items;
  const moved = [...items];
  moved[index] = other;
  moved[index + by] = item;
  return moved;
}

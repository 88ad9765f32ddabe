import type { PieceCounts } from "@/lib/shop/piece-contracts";

type Standing = { editionSize: number | null; editionIssued: number } & Pick<PieceCounts, "sizes" | "takenOut">;

/** How far an edition has come, in a sentence. What is neither numbered, free nor held was not put on the shelf yet. */
export function editionStanding({ editionSize, editionIssued, sizes, takenOut }: Standing): string {
  const sum = (count: (size: PieceCounts["sizes"][number]) => number) =>
    sizes.reduce((total, size) => total + count(size), 0);
  const [free, held] = [sum(({ stock }) => stock), sum((size) => size.held)];
  if (editionSize === null) return `An open edition: ${free} free, ${held} held, ${sum(({ sold }) => sold)} sold.`;
  const later = editionSize - editionIssued - free - held;
  const parts = [
    `${editionIssued} of ${editionSize} numbers given`,
    ...(takenOut > 0 ? [`${takenOut} of them taken out`] : []),
    `${free} free`,
    `${held} held`,
    ...(later > 0 ? [`${later} not on the shelf yet`] : []),
  ];
  return `${parts.join(", ")}.`;
}

/** How every work was printed and cut for looking closely, by tooling/assets/tiles/make.ts. */
export const tilesOf = { width: 2880, height: 3600, size: 720, overlap: 1 } as const;

/** The levels that exist, from the whole sheet at an eighth to its full size; a level is twice the one before. */
export const tileLevels = [9, 10, 11, 12].map((level) => {
  const part = 2 ** (12 - level);
  return { level, width: tilesOf.width / part, height: tilesOf.height / part };
});

/** Where the tiles of a leader's work lie. */
export const tilesFolder = (leader: string): string => `/tiles/${leader}`;

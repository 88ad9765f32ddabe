type Edition = { size: number; sold: number; left: number };

const mostSquares = 100;

/** An edition as a tally: one square a piece, sold ones dark, those in somebody's checkout outlined, those left in brass. A large one is a bar. */
export function EditionTally({ size, sold, left }: Edition) {
  const held = Math.max(size - sold - left, 0);
  const look = (index: number) => {
    if (index < sold) return "bg-line";
    return index < sold + held
      ? "shadow-[inset_0_0_0_1.5px_var(--line-strong)]"
      : "bg-accent shadow-[inset_0_0_0_1.5px_var(--accent-edge)]";
  };
  const said = `${sold} of ${size} sold, ${left} left${held > 0 ? `, ${held} held` : ""}`;
  if (size > mostSquares) {
    return (
      <div role="img" aria-label={said} className="h-4.5 bg-line">
        <div className="ms-auto h-full bg-accent" style={{ width: `${(100 * left) / size}%` }} />
      </div>
    );
  }
  return (
    <div
      role="img"
      aria-label={said}
      className="grid gap-x-[3px] gap-y-[5px]"
      style={{ gridTemplateColumns: `repeat(${Math.min(size, 25)}, minmax(0, 1fr))` }}
    >
      {Array.from({ length: size }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a square is its place in the tally.
        <i key={index} className={`h-4.5 ${look(index)}`} />
      ))}
    </div>
  );
}

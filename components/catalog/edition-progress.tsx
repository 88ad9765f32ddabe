import "./catalog.css";

type Edition = { size: number; sold: number; left: number; held: number };

const maxSquares = 100;

/** Sold, held and remaining units of an edition, and those not released yet: one square each, or a bar for a large edition. */
export function EditionProgress({ size, sold, left, held }: Edition) {
  const unreleased = Math.max(size - sold - held - left, 0);
  // Named in catalog.css, because each character here is part of the first load.
  const unit = (index: number) =>
    index < sold ? "s" : index < sold + held ? "h" : index < size - unreleased ? "f" : undefined;
  const label = `${sold} of ${size} sold, ${left} left${held > 0 ? `, ${held} held` : ""}${unreleased > 0 ? `, ${unreleased} not released yet` : ""}`;
  if (size > maxSquares) {
    return (
      <div role="img" aria-label={label} className="h-4.5 bg-line">
        <div
          className="h-full bg-accent"
          style={{ width: `${(100 * left) / size}%`, marginInlineStart: `${(100 * (sold + held)) / size}%` }}
        />
      </div>
    );
  }
  return (
    <div
      role="img"
      aria-label={label}
      className="edition-units"
      style={{ gridTemplateColumns: `repeat(${Math.min(size, 25)}, minmax(0, 1fr))` }}
    >
      {Array.from({ length: size }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a square has no other identity than its position.
        <i key={index} data-unit={unit(index)} />
      ))}
    </div>
  );
}

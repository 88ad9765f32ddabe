import encodeQR from "qr";

const quiet = 4;

/** A label's pattern, with the quiet margin that readers need round it. Paper and ink in both themes. */
export function LabelQr({ address, says, className = "" }: { address: string; says?: string; className?: string }) {
  const rows = encodeQR(address, "raw", { ecc: "medium", border: quiet });
  return (
    <svg
      role="img"
      aria-label={says ?? `The pattern of ${address}`}
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      shapeRendering="crispEdges"
      className={`on-paper ${className}`}
    >
      <path d={rows.map(strokes).join("")} stroke="currentColor" />
    </svg>
  );
}

/** The dark runs of a row, each one stroke through its middle: a sheet has hundreds of patterns, and squares weigh four times as much. */
function strokes(row: readonly boolean[], y: number): string {
  const runs: string[] = [];
  let end = 0;
  for (let start = row.indexOf(true); start >= 0; start = row.indexOf(true, end)) {
    const move = runs.length === 0 ? `M${start} ${y}.5` : `m${start - end} 0`;
    const light = row.indexOf(false, start);
    end = light < 0 ? row.length : light;
    runs.push(`${move}h${end - start}`);
  }
  return runs.join("");
}

import encodeQR from "qr";

const quietZone = 4;

/** The QR code of a label with the quiet zone that readers need. Dark on light in both themes, and under forced colours. */
export function LabelQr({ url, alt, className = "" }: { url: string; alt?: string; className?: string }) {
  const rows = encodeQR(url, "raw", { ecc: "medium", border: quietZone });
  return (
    <svg
      role="img"
      aria-label={alt ?? `QR code for ${url}`}
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      shapeRendering="crispEdges"
      className={`on-paper forced-color-adjust-none ${className}`}
    >
      <path d={rows.map(strokePath).join("")} stroke="currentColor" />
    </svg>
  );
}

/** Draws each run of dark modules in a row as one stroke: a label sheet has hundreds of codes, and squares take four times as much markup. */
function strokePath(row: readonly boolean[], y: number): string {
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

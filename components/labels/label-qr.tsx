import encodeQR from "qr";

const quiet = 4;

/** A label's pattern as one path of squares, with the quiet margin that readers need round it. Paper and ink in both themes. */
export function LabelQr({ address, says, className = "" }: { address: string; says?: string; className?: string }) {
  const rows = encodeQR(address, "raw", { ecc: "medium", border: quiet });
  const squares = rows.flatMap((row, y) => row.flatMap((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : []))).join("");
  return (
    <svg
      role="img"
      aria-label={says ?? `The pattern of ${address}`}
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      shapeRendering="crispEdges"
      className={`on-paper ${className}`}
    >
      <path d={squares} fill="currentColor" />
    </svg>
  );
}

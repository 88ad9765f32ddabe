import type { BlockOf } from "@/lib/exhibitions/blocks";
import { mapSize, nigeriaPath } from "@/lib/exhibitions/collection/map";
import { MARKER_RADIUS, placeMarkers } from "./place-markers";

const { width, height } = mapSize;

/** A map of Nigeria with numbered places, drawn in the page. The list below it says the same in text. */
export function MapBlock({ block: { places, caption } }: { block: BlockOf<"map"> }) {
  return (
    <figure className="block-map gap-6">
      <svg viewBox={`-12 -12 ${width + 24} ${height + 24}`} aria-hidden className="w-full">
        <path d={nigeriaPath} />
        {placeMarkers(places).map(({ name, point, label }, index) => (
          <g key={name}>
            <line x1={point.x} y1={point.y} x2={label.x} y2={label.y} />
            <circle cx={point.x} cy={point.y} r="5" />
            <circle cx={label.x} cy={label.y} r={MARKER_RADIUS} data-number />
            <text x={label.x} y={label.y} dy="0.35em">
              {index + 1}
            </text>
          </g>
        ))}
      </svg>
      <figcaption className="grid gap-4">
        <ol className="border-ink border-t-2">
          {places.map(({ name }, index) => (
            <li key={name} className="flex gap-4 border-line-strong border-b py-2">
              <span aria-hidden className="text-muted">
                {index + 1}
              </span>
              <b className="wrap-anywhere font-bold">{name}</b>
            </li>
          ))}
        </ol>
        <span className="font-normal font-read text-muted">{caption}</span>
        <span className="text-muted text-tiny">Borders: Natural Earth. Places: GeoNames.</span>
      </figcaption>
    </figure>
  );
}

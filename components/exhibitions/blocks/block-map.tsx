import type { BlockOf } from "@/lib/exhibitions/blocks";
import { mapSize, nigeriaPath, toMapPoint } from "@/lib/exhibitions/collection/map";

const { width, height } = mapSize;

/** A map of Nigeria with numbered places, drawn in the page. The list below it says the same in text. */
export function MapBlock({ block: { places, caption } }: { block: BlockOf<"map"> }) {
  return (
    <figure className="grid gap-6 md:grid-cols-[minmax(0,7fr)_minmax(0,4fr)] md:items-end">
      <svg viewBox={`-12 -12 ${width + 24} ${height + 24}`} aria-hidden className="w-full">
        <path d={nigeriaPath} transform="translate(6 7)" className="fill-night/25" />
        <path d={nigeriaPath} className="fill-raised stroke-2 stroke-line-strong" strokeLinejoin="round" />
        {places.map((place, index) => {
          const { x, y } = toMapPoint(place);
          return (
            <g key={place.name} transform={`translate(${x} ${y})`}>
              <circle r="15" className="fill-accent-ink" />
              <text y="6" textAnchor="middle" className="fill-ground font-bold font-sans text-[17px]">
                {index + 1}
              </text>
            </g>
          );
        })}
      </svg>
      <figcaption className="grid gap-4">
        <ol className="border-ink border-t-2">
          {places.map(({ name }, index) => (
            <li key={name} className="grid grid-cols-[2rem_1fr] border-line-strong border-b py-2">
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

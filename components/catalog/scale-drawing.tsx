import type { Dimensions } from "@/lib/catalog/contracts";
import { formatDimensions, getScaleDrawing, HAND_LENGTH_CM, PERSON_HEIGHT_CM } from "@/lib/catalog/detail-rules";

const EYE_HEIGHT_CM = 155;

// Both are drawn upwards from the floor at 0, centred, in centimetres.
const person =
  "M0-170a11 11 0 1 1 0 22a11 11 0 1 1 0-22M-13-144h26q10 1 11 12l5 50q0 5-5 5t-6-5l-4-34l1 36l-3 75q0 5-6 5t-6-5l0-68l0 68q0 5-6 5t-6-5l-3-75l1-36l-4 34q-1 5-6 5t-5-5l5-50q1-11 11-12z";
const hand =
  "M-3 0Q-4.5-4-5-9.5V-14q0-1 .9-1t.9 1v4l.2-7q0-1 .9-1t.9 1v6.800l.3-7.800q0-1 .9-1t.9 1v7.800l.3-6.800q0-1 .9-1t.9 1l-.1 8.500q1.200-2.500 2-3.300t1.400-.2t-.2 2q-2 6.500-3.600 8.500V0z";

type ScaleDrawingProps = { name: string; dimensions: Dimensions; categories: readonly string[] };

/** The outline of an object beside a person or a hand, to scale. */
export function ScaleDrawing({ name, dimensions, categories }: ScaleDrawingProps) {
  const { height, width } = dimensions;
  const { beside, isRound, isOnWall } = getScaleDrawing(dimensions, categories);
  const [figure, figureHeight, figureWidth] =
    beside === "person" ? [person, PERSON_HEIGHT_CM, 58] : [hand, HAND_LENGTH_CM, 13];
  const bottom = isOnWall ? Math.max(EYE_HEIGHT_CM - height / 2, 0) : 0;
  const gap = figureHeight / 12;
  const total = { width: figureWidth + gap + width, height: Math.max(figureHeight, bottom + height) };
  const label = `${name}, ${formatDimensions(dimensions)} cm, beside ${beside === "person" ? `a person ${PERSON_HEIGHT_CM} cm tall` : `a hand ${HAND_LENGTH_CM} cm long`}`;
  return (
    <figure className="grid max-w-88 gap-2">
      <svg
        role="img"
        aria-label={label}
        viewBox={`${-figureWidth / 2 - gap} ${-total.height - gap} ${total.width + 2 * gap} ${total.height + 2 * gap}`}
        className="max-h-64 w-full"
      >
        <path d={figure} className="fill-line-strong" />
        <rect
          x={figureWidth / 2 + gap}
          y={-bottom - height}
          width={width}
          height={height}
          rx={isRound ? width / 2 : 0}
          ry={isRound ? height / 2 : 0}
          className="fill-accent"
        />
        <path
          d={`M${-figureWidth / 2 - gap} 0h${total.width + 2 * gap}`}
          vectorEffect="non-scaling-stroke"
          className="stroke-ink"
        />
      </svg>
      <figcaption className="text-muted text-small">
        Shown to scale, next to{" "}
        {beside === "person" ? `a person ${PERSON_HEIGHT_CM} cm tall` : `a hand ${HAND_LENGTH_CM} cm long`}.
      </figcaption>
    </figure>
  );
}

import type { BlockOf } from "@/lib/exhibitions/blocks";
import { toMapPoint } from "@/lib/exhibitions/collection/map";

type Point = { x: number; y: number };
type Marker = { name: string; point: Point; label: Point };

/** On a phone; numbers are smaller on larger screens. */
export const MARKER_RADIUS = 20;
const GAP = 3;
const ROUNDS = 60;

/** Where each place and its number are on the map: numbers of near places move apart until none covers another. */
export function placeMarkers(places: BlockOf<"map">["places"]): Marker[] {
  const markers = places.map((place) => ({ name: place.name, point: toMapPoint(place), label: toMapPoint(place) }));
  const distance = 2 * MARKER_RADIUS + GAP;
  for (let round = 0; round < ROUNDS; round++)
    for (const [index, { label: a }] of markers.entries())
      for (const { label: b } of markers.slice(index + 1)) {
        const [dx, dy] = [b.x - a.x, b.y - a.y];
        const apart = Math.hypot(dx, dy);
        if (apart >= distance) continue;
        // Places at the same point are moved sideways.
        const [x, y] = apart === 0 ? [1, 0] : [dx / apart, dy / apart];
        const push = (distance - apart) / 2;
        a.x -= x * push;
        a.y -= y * push;
        b.x += x * push;
        b.y += y * push;
      }
  return markers.map(({ label, ...marker }) => ({
    ...marker,
    label: { x: Math.round(label.x), y: Math.round(label.y) },
  }));
}

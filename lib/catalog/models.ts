import type { ObjectModel, WallSize } from "@/lib/catalog/contracts";
import sizes from "@/public/models/sizes.json";

const modelSizes: Readonly<Record<string, { bytes: number; wall?: WallSize }>> = sizes;

/** The names of all models. */
export const objectModelNames: readonly string[] = Object.keys(modelSizes).sort();

/** The model of that name, made by tooling/assets/models; null if there is none. */
export function getObjectModel(name: string | null): ObjectModel | null {
  const size = name !== null && Object.hasOwn(modelSizes, name) ? modelSizes[name] : undefined;
  return size
    ? { src: `/models/${name}.glb`, bytes: size.bytes, poster: `/images/models/${name}`, wall: size.wall ?? null }
    : null;
}

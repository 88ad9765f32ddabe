import bytes from "@/public/models/sizes.json";

/** A 3D model, its download size, and the path of its poster images without width and format. */
export type ObjectModel = { src: string; bytes: number; poster: string };

const modelSizes: Readonly<Record<string, number>> = bytes;

/** The model of that name, made by tooling/assets/models; null if there is none. */
export function getObjectModel(name: string | null): ObjectModel | null {
  const size = name === null ? undefined : modelSizes[name];
  return size ? { src: `/models/${name}.glb`, bytes: size, poster: `/images/models/${name}` } : null;
}

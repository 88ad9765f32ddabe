import bytes from "./models.json";

/** A model of an object, and how many bytes a visitor pays for when it is opened. */
export type ObjectModel = { src: string; bytes: number };

const made: Readonly<Record<string, number>> = bytes;

/** The model of that name, as scripts/models made it; null where none was made. */
export function objectModel(name: string | null): ObjectModel | null {
  const weight = name === null ? undefined : made[name];
  return weight ? { src: `/models/${name}.glb`, bytes: weight } : null;
}

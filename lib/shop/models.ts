/** A model of an object: its file under public/models, and how many bytes a visitor pays for when it is opened. */
export type ObjectModel = { src: string; bytes: number; alt: string };

/** The models that scripts/models makes, by the name that a smart label carries. */
const models: Readonly<Record<string, Pick<ObjectModel, "bytes" | "alt">>> = {};

/** The model of that name, or null where none was made. */
export function objectModel(name: string | null): ObjectModel | null {
  const made = name === null ? undefined : models[name];
  return made ? { ...made, src: `/models/${name}.glb` } : null;
}

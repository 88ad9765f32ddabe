/** Whether a value is an object, so that its fields can be read; each of them may be anything. */
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

/** The fields of a value that may be anything, such as a body, stored JSON or an error; none of what is no object. */
export const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> => (isObject(value) ? value : {});

/** Whether a record has a key of that name itself: a text from outside becomes one of the names. */
export const isKeyOf = <T extends object>(record: T, key: PropertyKey): key is keyof T => Object.hasOwn(record, key);

/** A record with a value for each name. `names` has to list all names of its type, as `keysOf` or a constant list does. */
export const recordOf = <Name extends string, Value>(names: readonly Name[], toValue: (name: Name) => Value) =>
  Object.fromEntries(names.map((name) => [name, toValue(name)])) as Record<Name, Value>;

/** The entries of a record that `isChosen` accepts. */
export function pickEntries<T extends object>(
  record: T,
  isChosen: (key: Extract<keyof T, string>, value: T[Extract<keyof T, string>]) => boolean,
): Partial<T> {
  const chosen: Partial<T> = {};
  for (const key in record) if (isChosen(key, record[key])) chosen[key] = record[key];
  return chosen;
}

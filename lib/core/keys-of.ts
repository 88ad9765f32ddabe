/** The keys of a record that has no others than its type names: of a constant, for example. `Object.keys` calls them strings. */
export const keysOf = <Key extends string>(record: Readonly<Record<Key, unknown>>) => Object.keys(record) as Key[];

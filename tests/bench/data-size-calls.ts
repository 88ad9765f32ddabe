/** The least milliseconds of each call, by its name. */
export type SizedCalls = Record<string, number>;

/** Shorter times are compared as if they were this long. */
export const smallestMs = 5;

/** The calls that may take more than twice as long with 100 times the data, each with the reason. */
export const grows: Readonly<Record<string, string>> = {};

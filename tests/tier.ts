/**
 * Which tests run. `npm test` proves each behaviour once, at the cheapest level that can fail. `npm run test:full` sets
 * TEST_TIER=full: long rounds, every call of every class, full-size data.
 */
export const isFull = process.env.TEST_TIER === "full";

/** Whether `npm run stress` runs its suites. */
export const isStress = Boolean(process.env.STRESS);

/** The first value in `npm test`, the second in `npm run test:full`. */
export const inTier = <T>(short: T, full: T): T => (isFull ? full : short);

/** The tag of browser tests that run in `npm run test:full` only. */
export const fullTag = "@full";

/** The details of a browser test that runs in `npm run test:full` only. */
export const onlyFull = { tag: fullTag };

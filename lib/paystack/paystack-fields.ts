import * as z from "zod/mini";

/** Kobo as a bigint, from a whole number or a string of digits. */
export const kobo = z.pipe(
  z.union([z.int(), z.string().check(z.regex(/^-?\d{1,18}$/))]),
  z.transform((amount) => BigInt(amount)),
);

/** Text, also from a number; empty when it is missing. */
export const text = z.pipe(
  z.nullish(z.union([z.string(), z.number()])),
  z.transform((value) => (value === null || value === undefined ? "" : String(value))),
);

/** A time, or null when it is missing or no date. */
export const date = z.pipe(
  z.nullish(z.string()),
  z.transform((value) => {
    const at = value ? new Date(value) : null;
    return at && !Number.isNaN(at.getTime()) ? at : null;
  }),
);

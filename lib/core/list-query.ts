import * as z from "zod/mini";

export const searchTerm = z.optional(z.string().check(z.trim(), z.maxLength(80), z.regex(/^[\w.+@-]*$/)));

export const cursorParam = z.optional(z.string().check(z.maxLength(200)));

/** The default is newest first. */
export const sortDirection = z.optional(z.enum(["newest", "oldest"]));

export const searchParam = z.optional(z.string().check(z.trim(), z.maxLength(120)));

/** A day in Lagos: "2026-11-23". */
export const dayParam = z.iso.date().check(z.regex(/^20[2-9]\d-/));

/** A month in Lagos: "2026-11". */
export const monthParam = z.string().check(z.regex(/^20[2-9]\d-(0[1-9]|1[0-2])$/, "Please choose a month"));

export const pageParams = {
  cursor: z.optional(z.string().check(z.maxLength(200))),
  limit: z.optional(z.coerce.number()),
};

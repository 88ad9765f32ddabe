import * as z from "zod/mini";

export const searchTerm = z.optional(z.string().check(z.trim(), z.maxLength(80), z.regex(/^[\w.+@-]*$/)));

export const cursorParam = z.optional(z.string().check(z.maxLength(200)));

/** The default is newest first. */
export const sortDirection = z.optional(z.enum(["newest", "oldest"]));

export const searchParam = z.optional(z.string().check(z.trim(), z.maxLength(120)));

export const pageParams = {
  cursor: z.optional(z.string().check(z.maxLength(200))),
  limit: z.optional(z.coerce.number()),
};

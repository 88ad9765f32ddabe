import * as z from "zod/mini";

/** The searchParams prop of a page. */
export type SearchParams = Promise<Record<string, string | string[] | undefined>>;

/** Parses a page's query. Empty parameters are dropped; an invalid query becomes an empty one. */
export async function parsePageQuery<T extends object>(
  schema: z.core.$ZodType<T>,
  searchParams: SearchParams,
): Promise<T | Record<string, never>> {
  const present = Object.entries(await searchParams).filter(([, value]) => typeof value === "string" && value !== "");
  const parsed = z.safeParse(schema, Object.fromEntries(present));
  return parsed.success ? parsed.data : {};
}

/** The query of a list with pagination only. */
export const cursorQuery = z.object({ cursor: z.optional(z.string().check(z.maxLength(200))) });

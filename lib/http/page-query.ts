import * as z from "zod/mini";

/** What a page of the App Router is given as its query. */
export type SearchParams = Promise<Record<string, string | string[] | undefined>>;

/** The query of a page as its list takes it. What a form left empty is not asked for, and what cannot be read is as good as that. */
export async function readQuery<T extends object>(
  schema: z.core.$ZodType<T>,
  searchParams: SearchParams,
): Promise<T | Record<string, never>> {
  const given = Object.entries(await searchParams).filter(([, value]) => typeof value === "string" && value !== "");
  const read = z.safeParse(schema, Object.fromEntries(given));
  return read.success ? read.data : {};
}

/** The query of a list that is paged and nothing else. */
export const pageQuery = z.object({ cursor: z.optional(z.string().check(z.maxLength(200))) });

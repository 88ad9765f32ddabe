import * as z from "zod/mini";

/** The most rows of one table, and its most characters. */
export const mostImported = 200;
export const mostTableLength = 400_000;

/**
 * POST /admin/products/import: a table of drops, as `GET /admin/products/export` writes it. Without `plan` it is only
 * rehearsed: every row says what would become of it. With the `plan` of that rehearsal it is carried out, all of it or nothing.
 */
export const importBody = z.object({
  csv: z.string().check(z.minLength(1), z.maxLength(mostTableLength)),
  plan: z.optional(z.string().check(z.regex(/^[0-9a-f]{64}$/))),
});
export type ImportBody = z.infer<typeof importBody>;

/**
 * A row, by its place in the table; its head is row 1. `changed` names the columns that are other than what stands, with what
 * stands there and what will; of a new drop, what it begins with.
 */
const importedRow = z.object({
  line: z.int(),
  slug: z.string(),
  result: z.enum(["create", "update", "same", "error"]),
  changed: z.array(z.object({ column: z.string(), from: z.string(), to: z.string() })),
  error: z.nullable(z.string()),
});
export type ImportedRow = z.infer<typeof importedRow>;
export const importReply = z.object({ rows: z.array(importedRow), plan: z.string(), saved: z.boolean() });
export type ImportReply = z.infer<typeof importReply>;

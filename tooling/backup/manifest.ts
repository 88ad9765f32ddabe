import * as z from "zod/mini";

const checksum = z.string().check(z.regex(/^[0-9a-f]{64}$/));
const count = z.number().check(z.int(), z.nonnegative());

const tableEntry = z.object({ name: z.string(), columns: z.array(z.string()), rows: count, checksum });
const fileEntry = z.object({ key: z.string(), type: z.string(), size: count, checksum });

/** The last entry of an archive: what the others have to contain. A checksum is the SHA-256 of a table's rows or a file's bytes. */
export const manifestSchema = z.object({
  format: z.literal(1),
  madeAt: z.string(),
  /** The applied migrations in their order. */
  migrations: z.array(z.object({ name: z.string(), checksum: z.string() })),
  /** In the order in which foreign keys allow them to be loaded. */
  tables: z.array(tableEntry),
  files: z.array(fileEntry),
});
export type Manifest = z.infer<typeof manifestSchema>;
export type TableEntry = z.infer<typeof tableEntry>;
export type FileEntry = z.infer<typeof fileEntry>;

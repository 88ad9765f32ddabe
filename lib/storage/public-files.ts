import { type Tx, transaction } from "@/lib/db/client";
import { preparedQuery } from "@/lib/db/prepared-query";
import { type FileContents, keysOf } from "@/lib/storage/file-versions";
import { storage } from "@/lib/storage/storage";
import { Prisma, type PublicFilePurpose } from "@/prisma/generated/client";

/** The stem of new files in storage, and the id of the record: the last part of the stem. */
export const publicFileId = ({ storageKey }: { storageKey: string }): string => storageKey.split("/").at(-1) ?? "";

export type NewPublicFile = {
  contents: FileContents;
  purpose: PublicFilePurpose;
  userId: string;
  title?: string;
  alt?: string;
  /** What belongs to the same transaction. */
  record: (tx: Tx, id: string) => Promise<void>;
};

/** Creates the record of stored files, in one transaction with `record`. On failure the files are removed. Returns the id. */
export async function createPublicFile({
  contents,
  purpose,
  userId,
  title,
  alt,
  record,
}: NewPublicFile): Promise<string> {
  const id = publicFileId(contents);
  const { storageKey, suffixes, mimeType, sizeBytes, palette } = contents;
  try {
    await transaction(async (tx) => {
      await record(tx, id);
      await tx.publicFile.create({
        data: {
          id,
          purpose,
          title,
          alt,
          storageKey,
          suffixes: [...suffixes],
          mimeType,
          sizeBytes,
          ...toPaletteColumn(palette),
          uploadedById: userId,
        },
      });
    });
    return id;
  } catch (error) {
    await removeStored(contents);
    throw error;
  }
}

/** The main colours as a column; null for those that are not known. */
export const toPaletteColumn = (palette: FileContents["palette"]) => ({
  palette: palette ? palette.map(({ hex, share }) => ({ hex, share })) : Prisma.DbNull,
});

/** Removes files that no record refers to. */
export const removeStored = (contents: FileContents): Promise<unknown> =>
  Promise.allSettled(keysOf(contents).map((key) => storage().remove(key)));

/** The storage key of one size of a public file, and its version; null for an unknown or archived file. */
export async function findPublicFile(id: string, suffix: string): Promise<{ key: string; version: number } | null> {
  const [row] = await preparedQuery<{ storageKey: string; version: number }>(Prisma.sql`
    SELECT storage_key AS "storageKey", version FROM public_files WHERE id = ${id} AND archived_at IS NULL`);
  return row ? { key: `${row.storageKey}${suffix}`, version: row.version } : null;
}

import type { Swatch } from "@/lib/core/colours";
import { throwAppError } from "@/lib/core/errors";
import { newId } from "@/lib/core/ids";
import { db, type Tx } from "@/lib/db/client";
import { discardFiles } from "@/lib/storage/create-upload";
import type { FileVersion } from "@/prisma/generated/client";

/** How long replaced contents can be used again. */
export const VERSION_DAYS = 30;

/** A file in storage: one key, or the stem of several files with their endings. */
export type StoredKeys = { storageKey: string; suffixes: readonly string[] };

export const keysOf = ({ storageKey, suffixes }: StoredKeys): string[] =>
  suffixes.length === 0 ? [storageKey] : suffixes.map((suffix) => `${storageKey}${suffix}`);

/** The contents of a file: where they are stored, and what they are. */
export type FileContents = StoredKeys & {
  mimeType: string;
  sizeBytes: number | null;
  filename?: string | null;
  /** The main colours of a picture. */
  palette?: readonly Swatch[] | null;
};

/** Keeps replaced contents for a while, in the transaction of the replacement. Their deletion is scheduled at once. */
export async function storeVersion(
  tx: Tx,
  { fileId, number, contents, userId }: { fileId: string; number: number; contents: FileContents; userId: string },
): Promise<void> {
  const { storageKey, suffixes, mimeType, sizeBytes, palette = null, filename = null } = contents;
  await tx.$executeRaw`
    INSERT INTO file_versions
      (id, file_id, number, storage_key, suffixes, mime_type, size_bytes, palette, filename, replaced_by_id, expires_at)
    VALUES (${newId("fvr")}, ${fileId}, ${number}, ${storageKey}, ${[...suffixes]}::text[], ${mimeType}, ${sizeBytes},
      ${palette && JSON.stringify(palette)}::jsonb, ${filename}, ${userId}, now() + make_interval(days => ${VERSION_DAYS}::int))`;
  await discardFiles(tx, { storageKeys: keysOf(contents), userId, days: VERSION_DAYS });
}

/** Takes contents out of the kept versions, so that a record can use them again. Of two concurrent calls one succeeds. */
export async function takeVersion(tx: Tx, { fileId, id }: { fileId: string; id: string }): Promise<FileVersion> {
  const gone = () => throwAppError("not_found", "This version is no longer kept.");
  const version = (await tx.fileVersion.findFirst({ where: { id, fileId } })) ?? gone();
  const { count } = await tx.fileVersion.deleteMany({ where: { id, fileId } });
  const keys = keysOf(version);
  const claimed = await tx.$executeRaw`
    UPDATE upload_sessions SET claimed_at = now()
    WHERE storage_key = ANY(${keys}::text[]) AND claimed_at IS NULL AND expires_at > now()`;
  return count === 0 || claimed < keys.length ? gone() : version;
}

/** The kept versions of a file, the latest first. */
export const listVersions = (fileId: string): Promise<FileVersion[]> =>
  db.fileVersion.findMany({ where: { fileId }, orderBy: [{ createdAt: "desc" }, { id: "asc" }], take: 50 });

/** Discards the contents of a file that is deleted, with all its versions. */
export async function discardContents(
  tx: Tx,
  { fileId, contents, userId }: { fileId: string; contents: StoredKeys | null; userId: string },
): Promise<void> {
  const versions = await tx.fileVersion.findMany({ where: { fileId } });
  await tx.fileVersion.deleteMany({ where: { fileId } });
  const storageKeys = [...(contents ? [contents] : []), ...versions].flatMap(keysOf);
  await discardFiles(tx, { storageKeys, userId });
}

import type { Actor } from "@/lib/auth/contracts";
import { recordAudit } from "@/lib/auth/record-audit";
import { throwAppError } from "@/lib/core/errors";
import { pagesShowing } from "@/lib/core/urls/pages-showing";
import { type Tx, transaction } from "@/lib/db/client";
import { revalidatePages } from "@/lib/db/revalidate-pages";
import { describeUses, findUses } from "@/lib/media/public-uses";
import { requireMedia } from "@/lib/media/queries";
import { kindOf } from "@/lib/media/rules";
import { discardContents, type StoredKeys } from "@/lib/storage/file-versions";

type DeleteMedia = { actor: Actor; id: string; name: string };

/**
 * Deletes a file with its versions; it cannot be restored. The admin has typed its name. A picture or sound that a public page shows is
 * rejected.
 */
export async function deleteMedia({ actor, id, name }: DeleteMedia): Promise<void> {
  const item = await requireMedia(id);
  if (name.trim() !== item.name)
    throwAppError("invalid_input", `Please type the name: ${item.name}`, { fields: { name: "This is not its name" } });
  await transaction(async (tx) => {
    const contents = await remove(tx, id);
    await discardContents(tx, { fileId: id, contents, userId: actor._id });
    const where = item.uses.map(({ text }) => text).join(", ");
    const sentence = `Deleted “${item.name}” for good${where ? `; it was in: ${where}` : ""}`;
    await recordAudit(tx, { actorId: actor._id, action: "media.delete", subject: id, detail: { sentence } });
  });
  if (kindOf(id) === "download") await revalidatePages(pagesShowing.downloads);
}

/** Deletes the record and returns where its contents are; null for an external URL. */
async function remove(tx: Tx, id: string): Promise<StoredKeys | null> {
  const gone = () => throwAppError("not_found", "There is no such file.");
  const kind = kindOf(id);
  if (kind === "content" || kind === "download") {
    const [row] =
      kind === "content"
        ? await tx.$queryRaw<{ storageKey: string | null }[]>`
            DELETE FROM member_contents WHERE id = ${id} RETURNING storage_key AS "storageKey"`
        : await tx.$queryRaw<{ storageKey: string | null }[]>`
            DELETE FROM downloads WHERE id = ${id} RETURNING storage_key AS "storageKey"`;
    const { storageKey } = row ?? gone();
    return storageKey === null ? null : { storageKey, suffixes: [] };
  }
  const [row] = await tx.$queryRaw<StoredKeys[]>`
    SELECT storage_key AS "storageKey", suffixes FROM public_files WHERE id = ${id} FOR UPDATE`;
  const contents = row ?? gone();
  const uses = await findUses(tx, id);
  if (uses.length > 0)
    throwAppError("conflict", `It is used by ${describeUses(uses)}. Choose another file there first.`);
  await tx.$executeRaw`DELETE FROM public_files WHERE id = ${id}`;
  return contents;
}

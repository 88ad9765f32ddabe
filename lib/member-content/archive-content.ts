import type { Actor } from "@/lib/auth/contracts";
import { recordAudit } from "@/lib/auth/record-audit";
import { throwAppError } from "@/lib/core/errors";
import { type Tx, transaction } from "@/lib/db/client";

type Lookup = { actor: Actor; id: string; slug?: string };
type Row = { title: string; exhibition: string };

async function record(tx: Tx, { actor, id }: Lookup, action: "archive" | "restore", row: Row | undefined) {
  if (!row) return throwAppError("not_found", "There is no such item.");
  const sentence =
    action === "archive"
      ? `Archived “${row.title}”: members of ${row.exhibition} no longer see it`
      : `Restored “${row.title}” to the members’ content of ${row.exhibition}`;
  await recordAudit(tx, { actorId: actor._id, action: `content.${action}`, subject: id, detail: { sentence } });
}

/** Archives an item: members no longer see it, its URL is not found, and its file is kept so that it can be restored. */
export async function archiveContent({ actor, id, slug }: Lookup): Promise<void> {
  await transaction(async (tx) => {
    const [row] = await tx.$queryRaw<Row[]>`
      UPDATE member_contents c SET deleted_at = now(), version = c.version + 1 FROM exhibitions x
      WHERE c.id = ${id} AND c.deleted_at IS NULL AND x.id = c.exhibition_id AND (${slug ?? null}::text IS NULL OR x.slug = ${slug ?? null})
      RETURNING c.title, x.title AS exhibition`;
    await record(tx, { actor, id }, "archive", row);
  });
}

/** Restores an archived item at its old place. */
export async function restoreContent({ actor, id }: Lookup): Promise<void> {
  await transaction(async (tx) => {
    const [row] = await tx.$queryRaw<Row[]>`
      UPDATE member_contents c SET deleted_at = NULL, version = c.version + 1 FROM exhibitions x
      WHERE c.id = ${id} AND c.deleted_at IS NOT NULL AND x.id = c.exhibition_id RETURNING c.title, x.title AS exhibition`;
    await record(tx, { actor, id }, "restore", row);
  });
}

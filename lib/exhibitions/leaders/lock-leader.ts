import type { Tx } from "@/lib/db/client";

/** Locks a leader until the transaction ends; edits of its texts, translations and tour stops queue here. Null for an unknown id. */
export async function lockLeader(tx: Tx, id: string) {
  const [row] = await tx.$queryRaw<{ slug: string; name: string; isAdded: boolean; isDraft: boolean }[]>`
    SELECT slug, name, is_added AS "isAdded", is_draft AS "isDraft" FROM leaders WHERE id = ${id} FOR UPDATE`;
  return row ?? null;
}

import type { Actor } from "@/lib/auth/contracts";
import { recordAudit } from "@/lib/auth/record-audit";
import type { HighlightBody } from "@/lib/comments/admin-contracts";
import { publishThreadChange } from "@/lib/comments/publish-thread-change";
import { MAX_PINNED } from "@/lib/comments/thread-rules";
import { throwAppError } from "@/lib/core/errors";
import { pagesShowing } from "@/lib/core/urls/pages-showing";
import { transaction } from "@/lib/db/client";
import { revalidatePages } from "@/lib/db/revalidate-pages";

type Highlight = { actor: Actor; id: string; body: HighlightBody };
type Highlighted = { exhibition: string; artwork: string | null; at: Date };

/** Pins a comment to the top of its thread, or quotes it on the page of its exhibition. At most three of a thread are pinned. */
export async function highlightComment({ actor, id, body: { pinned, featured } }: Highlight): Promise<void> {
  const revalidate = await transaction(async (tx) => {
    const comment = await tx.comment.findFirst({ where: { id, status: "approved", deletedAt: null } });
    if (!comment) return throwAppError("not_found", "Only an approved comment can be pinned or featured.");
    if (comment.parentId) return throwAppError("conflict", "A reply cannot be pinned or featured.");
    const { exhibition, artwork } = comment;
    // One pin at a time in a thread, so that two cannot both be the third.
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtext(${`pins/${exhibition}/${artwork ?? ""}`}))`;
    const [changed] = await tx.$queryRaw<Highlighted[]>`
      UPDATE comments c SET
        pinned_at = CASE WHEN ${pinned} THEN COALESCE(c.pinned_at, clock_timestamp()) END,
        featured_at = CASE WHEN ${featured} THEN COALESCE(c.featured_at, clock_timestamp()) END
      WHERE c.id = ${id} AND c.status = 'approved' AND c.deleted_at IS NULL AND (NOT ${pinned} OR c.pinned_at IS NOT NULL OR ${MAX_PINNED}::int > (
        SELECT count(*) FROM comments p WHERE p.exhibition = c.exhibition AND p.artwork IS NOT DISTINCT FROM c.artwork
          AND p.pinned_at IS NOT NULL AND p.status = 'approved' AND p.deleted_at IS NULL))
      RETURNING c.exhibition, c.artwork, clock_timestamp() AS at`;
    if (!changed)
      return throwAppError("conflict", `${MAX_PINNED} comments are pinned here already. Take one of them off first.`);
    await recordAudit(tx, {
      actorId: actor._id,
      action: "comment.highlight",
      subject: id,
      detail: { pinned, featured },
    });
    return publishThreadChange(tx, { id, ...changed });
  });
  await revalidate();
  await revalidatePages(pagesShowing.featured);
}

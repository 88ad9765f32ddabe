import type { Actor } from "@/lib/auth/contracts";
import { recordAudit } from "@/lib/auth/record-audit";
import { throwAppError } from "@/lib/core/errors";
import { pagesShowing } from "@/lib/core/urls/pages-showing";
import { type Tx, transaction } from "@/lib/db/client";
import { revalidatePages } from "@/lib/db/revalidate-pages";
import { kindOf } from "@/lib/media/rules";
import { contentOrder } from "@/lib/member-content/queries";

/** Moves members' content or a download to a place in its list, from 1. The whole list is numbered again. */
export async function moveMedia({ actor, id, place }: { actor: Actor; id: string; place: number }): Promise<void> {
  const isContent = kindOf(id) === "content";
  await transaction(async (tx) => {
    // One move at a time: concurrent moves that read the same order would overwrite each other.
    const list = isContent ? "member_contents/order" : "downloads/order";
    await tx.$queryRaw`SELECT pg_advisory_xact_lock(hashtextextended(${list}, 0))::text`;
    const ids = isContent ? await contentIds(tx, id) : await downloadIds(tx);
    if (!ids.includes(id)) return throwAppError("not_found", "There is no such file.");
    const others = ids.filter((other) => other !== id);
    const order = others.toSpliced(place - 1, 0, id);
    if (isContent)
      await tx.$executeRaw`
        UPDATE member_contents SET position = place.at::int FROM unnest(${order}::text[]) WITH ORDINALITY AS place(id, at)
        WHERE member_contents.id = place.id`;
    else
      await tx.$executeRaw`
        UPDATE downloads SET position = place.at::int FROM unnest(${order}::text[]) WITH ORDINALITY AS place(id, at)
        WHERE downloads.id = place.id`;
    const sentence = `Moved the file from place ${ids.indexOf(id) + 1} to place ${order.indexOf(id) + 1} of its list`;
    await recordAudit(tx, { actorId: actor._id, action: "media.reorder", subject: id, detail: { sentence } });
  });
  if (!isContent) await revalidatePages(pagesShowing.downloads);
}

async function contentIds(tx: Tx, id: string): Promise<string[]> {
  const row = await tx.memberContent.findUnique({ where: { id }, select: { exhibitionId: true } });
  const where = { exhibitionId: row?.exhibitionId ?? "", deletedAt: null };
  return (await tx.memberContent.findMany({ where, orderBy: [...contentOrder], select: { id: true } })).map(
    (one) => one.id,
  );
}

const downloadIds = async (tx: Tx): Promise<string[]> =>
  (
    await tx.download.findMany({
      where: { deletedAt: null },
      orderBy: [{ position: "asc" }, { id: "asc" }],
      select: { id: true },
    })
  ).map((one) => one.id);

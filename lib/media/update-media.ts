import { auditChanges, describeChanges } from "@/lib/auth/audit-changes";
import type { Actor } from "@/lib/auth/contracts";
import { recordAudit } from "@/lib/auth/record-audit";
import { throwEditConflict } from "@/lib/auth/throw-edit-conflict";
import { throwAppError } from "@/lib/core/errors";
import { type Tx, transaction } from "@/lib/db/client";
import { revalidatePages } from "@/lib/db/revalidate-pages";
import { updateDownload } from "@/lib/downloads/update-download";
import type { MediaChange, MediaItem } from "@/lib/media/contracts";
import { moveMedia } from "@/lib/media/move-media";
import { findUses, pagesOf } from "@/lib/media/public-uses";
import { requireMedia } from "@/lib/media/queries";
import { kindOf } from "@/lib/media/rules";
import { updateContent } from "@/lib/member-content/update-content";

const ARCHIVED = "This file is archived. Restore it to edit it.";

type UpdateMedia = { actor: Actor; id: string; body: MediaChange };

/** Changes what a file is called and described as, who may open it, and its place in its list. Throws `stale` for an older version. */
export async function updateMedia({ actor, id, body }: UpdateMedia): Promise<MediaItem> {
  const { place, ...change } = body;
  const before = await requireMedia(id);
  if (before.archivedAt) throwAppError("conflict", ARCHIVED);
  const kind = kindOf(id);
  if (kind === "content") {
    const { title, description, alt, requiredPerk, version } = change;
    requireTitle(title);
    await updateContent({ actor, id, change: { title, description, alt, requiredPerk, version } });
  } else if (kind === "download") {
    const { title, description = before.description, level = before.level ?? "basic", version } = change;
    requireTitle(title);
    await updateDownload({ actor, id, body: { title, description: description.slice(0, 500), level, version } });
  } else await updatePublicFile({ actor, id, change, before });
  if (place !== undefined && place !== before.place) await moveMedia({ actor, id, place });
  return requireMedia(id);
}

function requireTitle(title: string): void {
  if (!title) throwAppError("invalid_input", "Please enter a title.", { fields: { title: "Please enter a title." } });
}

type UpdatePublicFile = { actor: Actor; id: string; change: Omit<MediaChange, "place">; before: MediaItem };

/** An alternative text that a record took over from the library changes there too; one that was written for the record stays. */
async function updatePublicFile({ actor, id, change, before }: UpdatePublicFile): Promise<void> {
  const { title, version, alt = before.alt, focus = before.focus } = change;
  const uses = await transaction(async (tx) => {
    const { count } = await tx.publicFile.updateMany({
      where: { id, version, archivedAt: null },
      data: { title, alt, focus, version: { increment: 1 } },
    });
    if (count === 0) await throwFileConflict(id);
    const found = await findUses(tx, id);
    await writeToUses(tx, { id, alt, oldAlt: before.alt, focus });
    const [was, is] = [before, { title, alt, focus }].map((file) => ({
      title: file.title,
      alternativeText: file.alt,
      focalPoint: file.focus,
    }));
    const sentence = `Edited “${before.name}”: ${describeChanges(auditChanges(was ?? {}, is ?? {}))}`;
    await recordAudit(tx, { actorId: actor._id, action: "media.update", subject: id, detail: { sentence } });
    return found;
  });
  await revalidatePages(pagesOf(uses));
}

async function throwFileConflict(id: string): Promise<never> {
  const { version, title, alt, focus, archivedAt } = await requireMedia(id);
  if (archivedAt) return throwAppError("conflict", ARCHIVED);
  return throwEditConflict({
    subject: id,
    actions: ["media.update", "media.replace", "media.restore-version"],
    message: "The file was not saved.",
    what: "this file",
    current: { version, fields: { title, alt, focus } },
  });
}

type Shown = { id: string; alt: string; oldAlt: string; focus: string | null };

async function writeToUses(tx: Tx, { id, alt, oldAlt, focus }: Shown): Promise<void> {
  const url = `/api/pictures/${id}-%`;
  await tx.$executeRaw`
    UPDATE product_images SET focus = ${focus}, alt = CASE WHEN alt IN ('', ${oldAlt}) THEN left(${alt}, 300) ELSE alt END WHERE url LIKE ${url}`;
  await tx.$executeRaw`
    UPDATE exhibitions SET focus = ${focus}, image_alt = CASE WHEN image_alt IN ('', ${oldAlt}) THEN ${alt} ELSE image_alt END
    WHERE image_url LIKE ${url}`;
  await tx.$executeRaw`
    UPDATE artworks SET image_alt = ${alt} WHERE image_url LIKE ${url} AND image_alt IN ('', ${oldAlt})`;
}

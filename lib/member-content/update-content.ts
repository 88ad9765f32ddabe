import { auditChanges, describeChanges } from "@/lib/auth/audit-changes";
import type { Actor } from "@/lib/auth/contracts";
import { recordAudit } from "@/lib/auth/record-audit";
import { throwEditConflict } from "@/lib/auth/throw-edit-conflict";
import { throwAppError } from "@/lib/core/errors";
import { fileName } from "@/lib/core/file-types";
import { db, type Tx, transaction } from "@/lib/db/client";
import type { ContentChange, ContentItem } from "@/lib/member-content/contracts";
import { prepareUpload } from "@/lib/member-content/prepare-upload";
import { toContentItem } from "@/lib/member-content/queries";
import { claimUploadSession, consumeUploadSession } from "@/lib/storage/accept-upload";
import { createUpload, discardUpload } from "@/lib/storage/create-upload";
import { storeVersion } from "@/lib/storage/file-versions";
import { memoryReader, storageReader } from "@/lib/storage/random-access-reader";
import { storage } from "@/lib/storage/storage";
import type { MemberContent, UploadSession } from "@/prisma/generated/client";

/** A new file for an item: its bytes, or the upload session that they arrived in. */
export type ContentFile = { bytes: Uint8Array } | { session: UploadSession };

type UpdateContent = { actor: Actor; id: string; slug?: string; change: ContentChange; file?: ContentFile };

/**
 * Changes the fields of an item, and its file. A new file has to be of the item's type; it keeps the URL, and the old file is kept for
 * a while. Throws `stale` for an older version.
 */
export async function updateContent({ actor, id, slug, change, file }: UpdateContent): Promise<ContentItem> {
  const before = await requireItem(id, slug);
  const stored = file && (await storeFile(actor, before.type, file));
  try {
    await transaction((tx) => write(tx, { actor, before, change, stored }));
  } catch (error) {
    if (stored && stored.session !== stored.original) await discardUpload(stored.session).catch(() => undefined);
    throw error;
  }
  const { exhibition, ...row } = await requireItem(id, slug);
  return toContentItem(row, exhibition.slug, actor);
}

const requireItem = async (id: string, slug?: string) =>
  (await db.memberContent.findFirst({
    where: { id, deletedAt: null, exhibition: { slug, deletedAt: null } },
    include: { exhibition: { select: { slug: true } } },
  })) ?? throwAppError("not_found", "There is no such item.");

type StoredFile = {
  kind: { ext: string; mime: string };
  size: number;
  session: UploadSession;
  original?: UploadSession;
};

async function storeFile(actor: Actor, type: MemberContent["type"], file: ContentFile): Promise<StoredFile> {
  const original = "session" in file ? file.session : undefined;
  const source = original ? await arrived(original) : memoryReader("bytes" in file ? file.bytes : new Uint8Array());
  const { kind, reencoded } = await prepareUpload(type, source);
  const bytes = reencoded ?? ("bytes" in file ? file.bytes : undefined);
  if (!bytes && original) return { kind, size: source.size, session: original, original };
  const content = bytes ?? new Uint8Array();
  const size = content.byteLength;
  const session = await createUpload({ folder: "members", userId: actor._id, maxBytes: size, minutes: 15 });
  await storage().put(session.storageKey, content, { type: "application/octet-stream", maxBytes: size });
  return { kind, size, session, ...(original && { original }) };
}

async function arrived({ storageKey, maxBytes }: UploadSession) {
  const head = (await storage().head(storageKey)) ?? throwAppError("conflict", "The file has not arrived yet.");
  if (head.size !== maxBytes)
    throwAppError("invalid_input", "The file broke off before its end. Please send it again.");
  return storageReader(storageKey, maxBytes);
}

type Write = { actor: Actor; before: MemberContent; change: ContentChange; stored: StoredFile | undefined };

async function write(tx: Tx, { actor, before, change, stored }: Write): Promise<void> {
  const { version = before.version, ...fields } = change;
  const title = fields.title ?? before.title;
  if (stored) {
    await claimUploadSession(tx, stored.session.id);
    if (stored.original && stored.original !== stored.session) await consumeUploadSession(tx, stored.original.id);
  }
  const { count } = await tx.memberContent.updateMany({
    where: { id: before.id, version, deletedAt: null },
    data: {
      ...fields,
      ...(stored && {
        storageKey: stored.session.storageKey,
        externalUrl: null,
        filename: fileName(title, stored.kind.ext),
        mimeType: stored.kind.mime,
        sizeBytes: stored.size,
      }),
      version: { increment: 1 },
    },
  });
  if (count === 0) await throwItemConflict(before.id);
  // The old file is the one of `version` only if nobody has changed the row since it was read.
  if (version !== before.version) await throwItemConflict(before.id);
  if (stored && before.storageKey)
    await storeVersion(tx, {
      fileId: before.id,
      number: before.version,
      contents: {
        storageKey: before.storageKey,
        suffixes: [],
        mimeType: before.mimeType ?? "application/octet-stream",
        sizeBytes: before.sizeBytes,
        filename: before.filename,
      },
      userId: actor._id,
    });
  const sentence = stored
    ? `Replaced the file of “${before.title}”, which keeps its link; the old file is kept for 30 days`
    : `Edited “${before.title}”: ${listChanges(before, fields)}`;
  await recordAudit(tx, {
    actorId: actor._id,
    action: stored ? "content.replace" : "content.update",
    subject: before.id,
    detail: { sentence },
  });
}

async function throwItemConflict(id: string): Promise<never> {
  const { title, description, alt, requiredPerk, version } = await requireItem(id);
  return throwEditConflict({
    subject: id,
    actions: ["content.update", "content.replace", "media.restore-version"],
    message: "The item was not saved.",
    what: "this item",
    current: { version, fields: { title, description, alt, requiredPerk } },
  });
}

/** What changed, in words: "title from “Goal” to “The dribble”". */
const listChanges = (before: MemberContent, { requiredPerk, ...fields }: Omit<ContentChange, "version">): string =>
  describeChanges(auditChanges({ ...before, perk: before.requiredPerk }, { ...fields, perk: requiredPerk }));

import * as z from "zod/mini";
import type { Actor } from "@/lib/auth/contracts";
import { throwAppError } from "@/lib/core/errors";
import { db } from "@/lib/db/client";
import { databaseNow } from "@/lib/db/database-now";
import { MAX_DOWNLOAD_BYTES } from "@/lib/downloads/contracts";
import { type CreateMediaUploadBody, type MediaUpload, partCount, uploadTarget } from "@/lib/media/contracts";
import { requireMedia } from "@/lib/media/queries";
import { MAX_PUBLIC_FILE_BYTES } from "@/lib/media/rules";
import { assertFileSize } from "@/lib/member-content/inspect-file";
import { requireExhibitionId } from "@/lib/member-content/queries";
import { requireOpenUpload } from "@/lib/storage/accept-upload";
import { createUpload, discardFiles } from "@/lib/storage/create-upload";
import type { Prisma, UploadSession } from "@/prisma/generated/client";

/** How long an interrupted upload can be continued. */
const UPLOAD_MINUTES = 24 * 60;

/** Creates an upload session for a file that is sent in parts. What it becomes is checked as far as possible before any byte is sent. */
export async function createMediaUpload(given: { actor: Actor; body: CreateMediaUploadBody }): Promise<MediaUpload> {
  const { actor, body } = given;
  const { folder, intent } = await prepare(body);
  const session = await createUpload({
    folder,
    userId: actor._id,
    maxBytes: body.size,
    minutes: UPLOAD_MINUTES,
    intent: { ...intent, media: true, name: body.name, size: body.size, target: body.target },
  });
  return { ...toMediaUpload(session), received: [] };
}

type Prepared = { folder: "members" | "downloads" | "uploads"; intent: Prisma.InputJsonObject };

async function prepare({ size, target }: CreateMediaUploadBody): Promise<Prepared> {
  const limit = (most: number) => {
    if (size > most)
      throwAppError("too_large", `A file of this type can have ${Math.floor(most / 1_048_576)} MB at most.`);
  };
  if (target.kind === "content") {
    const { exhibition, type, title, requiredPerk } = target;
    assertFileSize(type, size);
    const fields = { type, title, description: "", requiredPerk };
    return { folder: "members", intent: { exhibitionId: await requireExhibitionId(exhibition), fields } };
  }
  if (target.kind === "download") {
    limit(MAX_DOWNLOAD_BYTES);
    return { folder: "downloads", intent: { download: true } };
  }
  if (target.kind !== "replacement") {
    limit(MAX_PUBLIC_FILE_BYTES);
    return { folder: "uploads", intent: {} };
  }
  const { kind, type, archivedAt } = await requireMedia(target.id);
  if (archivedAt) throwAppError("conflict", "This file is archived. Restore it to replace it.");
  if (type) assertFileSize(type, size);
  else limit(kind === "download" ? MAX_DOWNLOAD_BYTES : MAX_PUBLIC_FILE_BYTES);
  if (kind === "content") return { folder: "members", intent: {} };
  return kind === "download" ? { folder: "downloads", intent: { download: true } } : { folder: "uploads", intent: {} };
}

const uploadIntent = z.object({ name: z.string(), size: z.number(), target: uploadTarget });
type Intent = z.infer<typeof uploadIntent>;

/** What an upload session of the library was created for. */
export function readIntent({ intent }: Pick<UploadSession, "intent">): Intent {
  return uploadIntent.parse(intent);
}

const toMediaUpload = (session: UploadSession): Omit<MediaUpload, "received"> => ({
  id: session.id,
  ...readIntent(session),
  expiresAt: session.expiresAt.toISOString(),
});

export type MediaUploadLookup = { actor: Actor; uploadId: string };

/** The actor's own open upload session of the library. */
export const requireMediaUpload = ({ actor, uploadId }: MediaUploadLookup): Promise<UploadSession> =>
  requireOpenUpload({ id: uploadId, userId: actor._id }, ({ media }) => media === true);

/** The storage key of a part. Each part has an upload session of its own, so that the purge finds it. */
export const partKey = (uploadId: string, part: number): string => `parts/${uploadId}/${part}`;

export const partKeys = (uploadId: string, size: number): string[] =>
  Array.from({ length: partCount(size) }, (_, part) => partKey(uploadId, part));

/** The actor's upload with the parts that have arrived. */
export async function getMediaUpload(lookup: MediaUploadLookup): Promise<MediaUpload> {
  const session = await requireMediaUpload(lookup);
  return { ...toMediaUpload(session), received: (await receivedParts([session])).get(session.id) ?? [] };
}

/** The uploads that the actor can continue, the latest first. */
export async function listMediaUploads(actor: Actor): Promise<MediaUpload[]> {
  const sessions = await db.uploadSession.findMany({
    where: {
      userId: actor._id,
      claimedAt: null,
      expiresAt: { gt: await databaseNow() },
      intent: { path: ["media"], equals: true },
    },
    orderBy: [{ createdAt: "desc" }, { id: "asc" }],
    take: 50,
  });
  const received = await receivedParts(sessions);
  return sessions.map((session) => ({ ...toMediaUpload(session), received: received.get(session.id) ?? [] }));
}

/** The numbers of the parts that have arrived, by upload. */
async function receivedParts(sessions: readonly UploadSession[]): Promise<Map<string, number[]>> {
  const keys = sessions.flatMap((session) => partKeys(session.id, session.maxBytes));
  const rows = await db.$queryRaw<{ key: string }[]>`
    SELECT storage_key AS key FROM upload_sessions WHERE storage_key = ANY(${keys}::text[]) AND intent->>'received' = 'true'`;
  const parts = new Map<string, number[]>();
  for (const { key } of rows) {
    const [, id = "", part] = key.split("/");
    parts.set(
      id,
      [...(parts.get(id) ?? []), Number(part)].sort((a, b) => a - b),
    );
  }
  return parts;
}

/** Has the purge delete the parts of an upload that was completed or given up. */
export const discardParts = ({ id, maxBytes, userId }: UploadSession): Promise<void> =>
  discardFiles(db, { storageKeys: partKeys(id, maxBytes), userId });

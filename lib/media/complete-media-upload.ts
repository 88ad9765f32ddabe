import { Readable } from "node:stream";
import type { Actor } from "@/lib/auth/contracts";
import { recordAudit } from "@/lib/auth/record-audit";
import { AppError, throwAppError } from "@/lib/core/errors";
import { fileName } from "@/lib/core/file-types";
import { toWebStream } from "@/lib/core/web-stream";
import { createDownload } from "@/lib/downloads/create-download";
import { storeSoundFile } from "@/lib/exhibitions/store-sound";
import { storePictureFiles } from "@/lib/images/store-public-picture";
import type { UploadTarget } from "@/lib/media/contracts";
import {
  discardParts,
  getMediaUpload,
  type MediaUploadLookup,
  partKeys,
  readIntent,
  requireMediaUpload,
} from "@/lib/media/create-media-upload";
import { requireMedia } from "@/lib/media/queries";
import { readUpload, replaceMedia } from "@/lib/media/replace-media";
import { completeUpload } from "@/lib/member-content/complete-upload";
import { consumeUploadSession } from "@/lib/storage/accept-upload";
import { discardUpload } from "@/lib/storage/create-upload";
import { createPublicFile } from "@/lib/storage/public-files";
import { storage } from "@/lib/storage/storage";
import type { UploadSession } from "@/prisma/generated/client";

/**
 * Joins the parts of an upload, checks the bytes and makes of them what was announced. A file that is refused is removed; after any other
 * error the parts are kept, and the call can be repeated.
 */
export async function completeMediaUpload(lookup: MediaUploadLookup): Promise<{ id: string; name: string }> {
  const session = await requireMediaUpload(lookup);
  await joinParts(lookup, session);
  try {
    const id = await finish(lookup.actor, session);
    await discardParts(session);
    return { id, name: (await requireMedia(id)).name };
  } catch (error) {
    if (error instanceof AppError && ["invalid_input", "too_large", "stale", "not_found"].includes(error.code)) {
      await discardParts(session);
      await discardUpload(session);
    }
    throw error;
  }
}

async function joinParts(lookup: MediaUploadLookup, session: UploadSession): Promise<void> {
  const keys = partKeys(session.id, session.maxBytes);
  const { received } = await getMediaUpload(lookup);
  if (received.length < keys.length) throwAppError("conflict", "The file has not arrived yet.");
  await storage().put(session.storageKey, joined(keys), {
    type: "application/octet-stream",
    maxBytes: session.maxBytes,
  });
}

/** The parts one after the other, so that memory holds one chunk at a time. */
function joined(keys: readonly string[]): ReadableStream<Uint8Array> {
  async function* read(): AsyncGenerator<Uint8Array> {
    for (const key of keys) {
      const part = (await storage().open(key)) ?? throwAppError("conflict", "The file has not arrived yet.");
      yield* part.stream;
    }
  }
  return toWebStream(Readable.from(read(), { objectMode: false }));
}

async function finish(actor: Actor, session: UploadSession): Promise<string> {
  const { target } = readIntent(session);
  switch (target.kind) {
    case "content":
      return (await completeUpload({ actor, slug: target.exhibition, uploadId: session.id }))._id;
    case "download":
      return publishDownload(actor, session, target);
    case "replacement":
      await replaceMedia({ actor, id: target.id, version: target.version, session });
      return target.id;
    default:
      return storePublicFile(actor, session, target);
  }
}

type DownloadTarget = Extract<UploadTarget, { kind: "download" }>;

/** Where another file has the name that the title makes, the end of the upload's id is added. */
async function publishDownload(actor: Actor, session: UploadSession, target: DownloadTarget): Promise<string> {
  const body = { uploadId: session.id, title: target.title, description: "", level: target.level };
  try {
    return (await createDownload({ actor, body }))._id;
  } catch (error) {
    if (!(error instanceof AppError && error.code === "conflict" && error.fields?.name)) throw error;
    const name = `${fileName(target.title, "").slice(0, 70).replace(/\.$/, "")}-${session.id.slice(-6)}`;
    return (await createDownload({ actor, body: { ...body, name } }))._id;
  }
}

type PublicTarget = Extract<UploadTarget, { kind: "picture" | "sound" }>;

async function storePublicFile(actor: Actor, session: UploadSession, target: PublicTarget): Promise<string> {
  const bytes = await readUpload(session);
  const purpose = target.kind === "sound" ? "sound" : target.purpose;
  const contents = await (purpose === "sound" ? storeSoundFile(bytes) : storePictureFiles(bytes, purpose));
  return createPublicFile({
    contents,
    purpose,
    userId: actor._id,
    title: target.title,
    record: async (tx, subject) => {
      await consumeUploadSession(tx, session.id);
      const by = { actorId: actor._id, subject } as const;
      if (purpose === "sound") await recordAudit(tx, { ...by, action: "exhibition.upload-audio" });
      else if (purpose === "product") await recordAudit(tx, { ...by, action: "product.upload-image" });
      else await recordAudit(tx, { ...by, action: "exhibition.upload-image", detail: { shape: purpose } });
    },
  });
}

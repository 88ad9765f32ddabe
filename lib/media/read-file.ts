import { throwAppError } from "@/lib/core/errors";
import { db } from "@/lib/db/client";
import { kindOf } from "@/lib/media/rules";
import type { MemberContent } from "@/prisma/generated/client";

type MediaFile = Pick<MemberContent, "type" | "storageKey" | "externalUrl" | "mimeType" | "filename" | "title">;

/** Where the bytes of a file are, for an admin, also of an archived one; `small` is a thumbnail where there is one. */
export async function requireMediaFile(id: string, small: boolean): Promise<MediaFile> {
  const missing = () => throwAppError("not_found", "There is no such file.");
  const kind = kindOf(id);
  if (kind === "content") return (await db.memberContent.findUnique({ where: { id } })) ?? missing();
  if (kind === "download") {
    const row = (await db.download.findUnique({ where: { id } })) ?? missing();
    const type = /^(image|audio|video)\//.test(row.contentType) ? "image" : "misc";
    return { ...row, type, externalUrl: null, mimeType: row.contentType };
  }
  const row = (await db.publicFile.findUnique({ where: { id } })) ?? missing();
  const { storageKey, suffixes, title } = row;
  const jpeg = suffixes.find((suffix) => suffix.endsWith(".jpg"));
  if (kind === "sound")
    return {
      type: "audio",
      storageKey: `${storageKey}${suffixes[0] ?? ""}`,
      externalUrl: null,
      mimeType: row.mimeType,
      filename: null,
      title,
    };
  const suffix = small ? suffixes.find((one) => /-(480|640)\.webp$/.test(one)) : jpeg;
  const mimeType = suffix?.endsWith(".webp") ? "image/webp" : "image/jpeg";
  return {
    type: "image",
    storageKey: `${storageKey}${suffix ?? ""}`,
    externalUrl: null,
    mimeType,
    filename: null,
    title,
  };
}

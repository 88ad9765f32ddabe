import type { Actor } from "@/lib/auth/contracts";
import { recordAudit } from "@/lib/auth/record-audit";
import { toPalette } from "@/lib/core/colours";
import { throwAppError } from "@/lib/core/errors";
import { pagesShowing } from "@/lib/core/urls/pages-showing";
import { type Tx, transaction } from "@/lib/db/client";
import { revalidatePages } from "@/lib/db/revalidate-pages";
import { findUses, pagesOf } from "@/lib/media/public-uses";
import { setContents } from "@/lib/media/replace-media";
import { kindOf } from "@/lib/media/rules";
import { storeVersion, takeVersion } from "@/lib/storage/file-versions";
import type { FileVersion } from "@/prisma/generated/client";

type RestoreVersion = { actor: Actor; id: string; versionId: string; version: number };

/** Uses replaced contents again; the current ones become a version. This undoes a wrong replacement. */
export async function restoreVersion({ actor, id, versionId, version }: RestoreVersion): Promise<void> {
  const uses = await transaction(async (tx) => {
    const taken = await takeVersion(tx, { fileId: id, id: versionId });
    const kind = kindOf(id);
    if (kind === "content") await setContent(tx, { actor, id, version, taken });
    else if (kind === "download") await setDownload(tx, { actor, id, version, taken });
    else await setContents(tx, { actor, id, version, contents: { ...taken, palette: toPalette(taken.palette) } });
    const sentence = `Went back to version ${taken.number} of the file, from ${taken.createdAt.toISOString().slice(0, 10)}`;
    await recordAudit(tx, { actorId: actor._id, action: "media.restore-version", subject: id, detail: { sentence } });
    return findUses(tx, id);
  });
  await revalidatePages(kindOf(id) === "download" ? pagesShowing.downloads : pagesOf(uses));
}

const stale = () =>
  throwAppError("stale", "The file was not changed.", {
    fields: { version: "Somebody else has changed this file. Please reload." },
  });

type Given = { actor: Actor; id: string; version: number; taken: FileVersion };

async function setContent(tx: Tx, { actor, id, version, taken }: Given): Promise<void> {
  const old = (await tx.memberContent.findFirst({ where: { id, version, deletedAt: null } })) ?? stale();
  const { storageKey, mimeType, sizeBytes, filename } = taken;
  const { count } = await tx.memberContent.updateMany({
    where: { id, version, deletedAt: null },
    data: { storageKey, mimeType, sizeBytes, filename, version: { increment: 1 } },
  });
  if (count === 0 || old.storageKey === null) return stale();
  const contents = { ...old, storageKey: old.storageKey, suffixes: [], mimeType: old.mimeType ?? mimeType };
  await storeVersion(tx, { fileId: id, number: version, contents, userId: actor._id });
}

async function setDownload(tx: Tx, { actor, id, version, taken }: Given): Promise<void> {
  const old = (await tx.download.findFirst({ where: { id, version, deletedAt: null } })) ?? stale();
  // The name follows the type of the contents.
  const filename = taken.mimeType === old.contentType ? old.filename : (taken.filename ?? old.filename);
  const { count } = await tx.download.updateMany({
    where: { id, version, deletedAt: null },
    data: {
      filename,
      storageKey: taken.storageKey,
      contentType: taken.mimeType,
      sizeBytes: taken.sizeBytes ?? old.sizeBytes,
      version: { increment: 1 },
    },
  });
  if (count === 0) return stale();
  const contents = { ...old, suffixes: [], mimeType: old.contentType };
  await storeVersion(tx, { fileId: id, number: version, contents, userId: actor._id });
}

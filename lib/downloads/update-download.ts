import type { Actor } from "@/lib/auth/contracts";
import { recordAudit } from "@/lib/auth/record-audit";
import { throwEditConflict } from "@/lib/auth/throw-edit-conflict";
import { throwAppError } from "@/lib/core/errors";
import { pagesShowing } from "@/lib/core/urls/pages-showing";
import { transaction } from "@/lib/db/client";
import { revalidatePages } from "@/lib/db/revalidate-pages";
import { requireAdminDownload } from "@/lib/downloads/admin-queries";
import { type AdminDownload, type DownloadChange, downloadSaveFailed } from "@/lib/downloads/contracts";
import { throwIfNameTaken } from "@/lib/downloads/create-download";
import { audienceText, setProducts } from "@/lib/downloads/set-products";

const extension = /\.\w{1,5}$/;

/** The file extension with its dot. */
const getExtension = (filename: string) => extension.exec(filename)?.[0] ?? "";

/** Changes the title, description, level, products and name of a file. Throws `stale` for an older version. */
export async function updateDownload(given: {
  actor: Actor;
  id: string;
  body: DownloadChange;
}): Promise<AdminDownload> {
  const { actor, id, body } = given;
  const { title, description, level, name, products, version } = body;
  await transaction(async (tx) => {
    const before = await tx.download.findFirst({ where: { id, deletedAt: null } });
    if (!before) return throwAppError("not_found", downloadSaveFailed);
    const filename = name === undefined ? before.filename : name + getExtension(before.filename);
    const { count } = await tx.download.updateMany({
      where: { id, version, deletedAt: null },
      data: { title, description, level, filename, version: { increment: 1 } },
    });
    if (count === 0) return throwDownloadConflict(id);
    const previous = { filename: before.filename, title: before.title, level: before.level };
    const names = await setProducts(tx, { id, level, products });
    const sentence = `Edited the download “${before.title}”, now “${title}”, ${filename}, for ${audienceText(level, names)}`;
    const detail = { sentence, filename, title, level, products: names, previous };
    await recordAudit(tx, { actorId: actor._id, action: "download.update", subject: id, detail });
  }).catch(throwIfNameTaken);
  await revalidatePages(pagesShowing.downloads);
  return requireAdminDownload(id);
}

/** Throws `stale` with what is saved now. */
export async function throwDownloadConflict(id: string): Promise<never> {
  const { title, description, level, filename, products, version } = await requireAdminDownload(id);
  const fields = {
    title,
    description,
    level,
    name: filename.replace(extension, ""),
    products: products.map(({ slug }) => slug),
  };
  return throwEditConflict({
    subject: id,
    actions: ["download.update", "download.replace"],
    message: downloadSaveFailed,
    what: "this file",
    current: { version, fields },
  });
}

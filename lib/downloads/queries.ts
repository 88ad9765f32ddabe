import type { Actor } from "@/lib/auth/contracts";
import { requireAccess } from "@/lib/auth/permissions";
import { throwAppError } from "@/lib/core/errors";
import { db } from "@/lib/db/client";
import { type DownloadItem, downloadMessages } from "@/lib/downloads/contracts";
import { lockedMessages, openLevels } from "@/lib/downloads/rules";
import { Prisma } from "@/prisma/generated/client";

/** Whether the user owns a product of the file `d`. */
const isOwnedBy = (userId: string) => Prisma.sql`EXISTS (
  SELECT 1 FROM download_products l WHERE l.download_id = d.id AND l.product_id IN (SELECT o.product_id FROM shop_owned_products(${userId}) o))`;

const itemColumns = Prisma.sql`d.filename, d.title, d.description, d.size_bytes AS size, d.content_type AS type, d.level::text AS level,
  COALESCE((SELECT jsonb_agg(jsonb_build_object('slug', p.slug, 'name', p.name) ORDER BY p.position, p.id)
    FROM download_products l JOIN products p ON p.id = l.product_id WHERE l.download_id = d.id AND p.deleted_at IS NULL), '[]') AS products`;

/**
 * The files in display order: for a member also those that are locked, for everybody else those of the products that they own.
 * Throws for a user with neither.
 */
export async function listDownloads(actor: Actor): Promise<DownloadItem[]> {
  const levels = openLevels(actor);
  const isMember = levels.length > 0;
  const items = await db.$queryRaw<DownloadItem[]>`
    SELECT f.filename, f.title, f.description, f.size, f.type, f.level, f.products, f."isOwned",
      NOT (f."isOwned" OR f.level = ANY (${levels})) AS "isLocked" FROM (
      SELECT ${itemColumns}, d.position, d.id, ${isOwnedBy(actor._id)} AS "isOwned" FROM downloads d WHERE d.deleted_at IS NULL
    ) f WHERE ${isMember} OR f."isOwned" ORDER BY f.position, f.id LIMIT 500`;
  if (items.length === 0) requireAccess({ access: "vip" }, actor, downloadMessages);
  return items;
}

/** A file with its storage key, which never leaves the server. */
export type StoredDownload = { id: string; filename: string; contentType: string; storageKey: string };

const storedColumns = Prisma.sql`d.id, d.filename, d.content_type AS "contentType", d.storage_key AS "storageKey"`;

/**
 * The file with exactly that name, if the user's plan includes it or they own a product of it. The name is looked up in the database and
 * never used as a path.
 */
export async function requireDownload(actor: Actor, filename: string): Promise<StoredDownload> {
  const [file] = await db.$queryRaw<StoredDownload[]>`
    SELECT ${storedColumns} FROM downloads d WHERE d.filename = ${filename} AND d.deleted_at IS NULL
      AND (d.level::text = ANY (${openLevels(actor)}) OR ${isOwnedBy(actor._id)})`;
  if (file) return file;
  // Nobody else learns which files there are.
  requireAccess({ access: "vip" }, actor, downloadMessages);
  const locked = await db.download.findUnique({ where: { filename, deletedAt: null }, select: { level: true } });
  return locked
    ? throwAppError("forbidden", lockedMessages[locked.level])
    : throwAppError("not_found", downloadMessages.missing);
}

type OwnedProducts = { userId: string } & ({ orderId: string } | { editionId: string });

/** The products of an order, or that of a numbered unit. */
const productsOf = (of: OwnedProducts) =>
  "orderId" in of
    ? Prisma.sql`SELECT i.product_id FROM order_items i WHERE i.order_id = ${of.orderId}`
    : Prisma.sql`SELECT e.product_id FROM editions e WHERE e.id = ${of.editionId}`;

const isOwnedFileOf = (of: OwnedProducts) => Prisma.sql`d.deleted_at IS NULL AND EXISTS (
  SELECT 1 FROM download_products l WHERE l.download_id = d.id AND l.product_id IN (${productsOf(of)})
    AND l.product_id IN (SELECT o.product_id FROM shop_owned_products(${of.userId}) o))`;

/** The files of the products of an order or of a unit that the user owns; none of a product that they no longer own. */
export function listOwnedDownloads(of: OwnedProducts): Promise<OwnedDownload[]> {
  return db.$queryRaw<OwnedDownload[]>`
    SELECT ${itemColumns} FROM downloads d WHERE ${isOwnedFileOf(of)} ORDER BY d.position, d.id LIMIT 100`;
}

/** A file that its user may download because of what they own. */
export type OwnedDownload = Omit<DownloadItem, "isLocked" | "isOwned">;

/** The files that come with a product, for its page. */
export function listProductFiles(productId: string): Promise<ProductFile[]> {
  return db.$queryRaw<ProductFile[]>`
    SELECT d.filename, d.title, d.content_type AS type, d.size_bytes AS size FROM downloads d
    WHERE d.deleted_at IS NULL AND EXISTS (SELECT 1 FROM download_products l WHERE l.download_id = d.id AND l.product_id = ${productId})
    ORDER BY d.position, d.id LIMIT 20`;
}

type ProductFile = Pick<DownloadItem, "filename" | "title" | "type" | "size">;

/** The file with exactly that name, if the user owns a product of it that is in the order. */
export async function requireOrderDownload(given: {
  userId: string;
  orderId: string;
  filename: string;
}): Promise<StoredDownload> {
  const [file] = await db.$queryRaw<StoredDownload[]>`
    SELECT ${storedColumns} FROM downloads d WHERE d.filename = ${given.filename} AND ${isOwnedFileOf(given)}`;
  return file ?? throwAppError("not_found", downloadMessages.missing);
}

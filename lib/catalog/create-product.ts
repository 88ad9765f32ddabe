import type { Actor } from "@/lib/auth/contracts";
import { recordAudit } from "@/lib/auth/record-audit";
import type { ProductBody } from "@/lib/catalog/admin-contracts";
import type { Product } from "@/lib/catalog/contracts";
import { assertAccessionFree } from "@/lib/catalog/labels/assert-accession-free";
import { recordPhase, toImageRows, toProductColumns } from "@/lib/catalog/mappers";
import { requireProduct } from "@/lib/catalog/queries";
import { productProblems, scheduleProblems } from "@/lib/catalog/rules";
import { type StockSource, setStockSource } from "@/lib/catalog/stock-source";
import { findDuplicateName } from "@/lib/catalog/variant-diff";
import { throwAppError } from "@/lib/core/errors";
import { newId } from "@/lib/core/ids";
import { toKobo } from "@/lib/core/money";
import { pagesShowing } from "@/lib/core/urls/pages-showing";
import { isUniqueViolation, type Tx, transaction } from "@/lib/db/client";
import { revalidatePages } from "@/lib/db/revalidate-pages";
import type { Prisma } from "@/prisma/generated/client";

const SAVE_FAILED = "Failed to save product";

/** `stock` says where the first stock comes from, for its ledger. */
type CreateProduct = { actor: Actor; body: ProductBody; stock?: Pick<StockSource, "reason" | "importId"> };

/** Creates a drop at the end of the list. Without sizes it has one variant with an empty name. */
export async function createProduct(input: CreateProduct): Promise<Product> {
  const id = await transaction((tx) => insertProduct(tx, input)).catch(throwIfSlugTaken);
  await revalidatePages(pagesShowing.product(input.body.slug));
  return requireProduct(id);
}

/** Maps a unique violation to an error of the slug field. */
export function throwIfSlugTaken(error: unknown): never {
  if (isUniqueViolation(error))
    return throwAppError("conflict", SAVE_FAILED, { fields: { slug: "Another drop has this slug" } });
  throw error;
}

/** Inserts a drop within a transaction and returns its id. */
export async function insertProduct(tx: Tx, { actor, body, stock }: CreateProduct): Promise<string> {
  const sizes = body.variants ?? [{ name: "", option: "", stock: body.stock ?? 0 }];
  const duplicate = findDuplicateName(sizes.map((size) => size.name));
  if (duplicate) throwAppError("invalid_input", SAVE_FAILED, { fields: { variants: duplicate } });
  const scheduleErrors = scheduleProblems({ opensAt: body.opensAt ?? null, closesAt: body.closesAt ?? null });
  if (scheduleErrors) throwAppError("invalid_input", SAVE_FAILED, { fields: scheduleErrors });
  const fields = productProblems({
    price: body.price,
    salePrice: body.salePrice ?? null,
    stock: sizes.reduce((sum, { stock }) => sum + stock, 0),
    held: 0,
    editionSize: body.editionSize ?? null,
    editionIssued: 0,
  });
  if (fields) throwAppError("invalid_input", SAVE_FAILED, { fields });
  const source = body.copyOf === undefined ? null : await tx.product.findUnique({ where: { id: body.copyOf } });
  if (body.copyOf !== undefined && !source) throwAppError("not_found", SAVE_FAILED);
  const id = newId("prd");
  await assertAccessionFree(tx, id, body.label?.accession);
  const { name, slug, description = "", priceKobo = BigInt(toKobo(body.price)), ...columns } = toProductColumns(body);
  const variants = sizes.map((size, position) => ({
    id: newId("var"),
    name: size.name,
    option: size.option ?? "",
    stock: size.stock,
    position,
  }));
  const { _max } = await tx.product.aggregate({ _max: { position: true } });
  const position = (_max.position ?? 0) + 1;
  const images = { create: toImageRows(body.images ?? []) };
  await setStockSource(tx, { reason: "initial", actorId: actor._id, ...stock });
  await tx.product.create({
    data: {
      ...columns,
      id,
      name: body.name,
      slug: body.slug,
      description,
      priceKobo,
      position,
      label: body.label === undefined ? toCopiedLabel(source?.label ?? null) : columns.label,
      images,
      variants: { create: variants },
    },
  });
  await recordPhase(tx, id);
  const detail = { name, slug, ...(source && { copyOf: source.id }) };
  await recordAudit(tx, { actorId: actor._id, action: "product.create", subject: id, detail });
  return id;
}

/** The accession number is unique, so a copy does not get it. */
function toCopiedLabel(label: Prisma.JsonValue) {
  if (!label || typeof label !== "object" || Array.isArray(label)) return undefined;
  const { accession: _, ...rest } = label;
  return rest;
}

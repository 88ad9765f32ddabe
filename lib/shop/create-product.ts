import type { Actor } from "@/lib/accounts/contracts";
import { recordAudit } from "@/lib/accounts/record-audit";
import { isTaken, type Tx, transaction } from "@/lib/platform/db";
import { refuse } from "@/lib/platform/errors";
import { newId } from "@/lib/platform/ids";
import { toKobo } from "@/lib/platform/money";
import { republish } from "@/lib/platform/republish";
import type { Product } from "@/lib/shop/contracts";
import type { ProductBody } from "@/lib/shop/desk-contracts";
import { imageRows, notePhase, productColumns } from "@/lib/shop/product-columns";
import { productPaths } from "@/lib/shop/published-pages";
import { requireProduct } from "@/lib/shop/queries";
import { productProblems } from "@/lib/shop/rules";
import { scheduleProblems } from "@/lib/shop/schedule-rules";
import { twiceNamed } from "@/lib/shop/size-plan";
import type { Prisma } from "@/prisma/generated/client";

const failed = "Failed to save product";

type NewDrop = { actor: Actor; body: ProductBody };

/** Puts a new drop on show, behind the others. Without sizes it has one variant, whose name is empty. */
export async function createProduct(wanted: NewDrop): Promise<Product> {
  const id = await transaction((tx) => insertProduct(tx, wanted)).catch(refuseTaken);
  republish(productPaths(wanted.body.slug));
  return requireProduct(id);
}

/** Another drop may have taken the slug in the same moment. */
export function refuseTaken(error: unknown): never {
  if (isTaken(error)) return refuse("conflict", failed, { fields: { slug: "Another drop has this slug" } });
  throw error;
}

/** The same inside a change that does more. Answers with the new drop's id. */
export async function insertProduct(tx: Tx, { actor, body }: NewDrop): Promise<string> {
  const sizes = body.variants ?? [{ name: "", option: "", stock: body.stock ?? 0 }];
  const twice = twiceNamed(sizes.map((size) => size.name));
  if (twice) refuse("invalid_input", failed, { fields: { variants: twice } });
  const times = scheduleProblems({ opensAt: body.opensAt ?? null, closesAt: body.closesAt ?? null });
  if (times) refuse("invalid_input", failed, { fields: times });
  const fields = productProblems({
    price: body.price,
    salePrice: body.salePrice ?? null,
    stock: sizes.reduce((sum, { stock }) => sum + stock, 0),
    held: 0,
    editionSize: body.editionSize ?? null,
    editionIssued: 0,
  });
  if (fields) refuse("invalid_input", failed, { fields });
  const source = body.copyOf === undefined ? null : await tx.product.findUnique({ where: { id: body.copyOf } });
  if (body.copyOf !== undefined && !source) refuse("not_found", failed);
  const id = newId("prd");
  const { name, slug, description = "", priceKobo = BigInt(toKobo(body.price)), ...columns } = productColumns(body);
  const variants = sizes.map((size, position) => ({
    id: newId("var"),
    name: size.name,
    option: size.option ?? "",
    stock: size.stock,
    position,
  }));
  const { _max } = await tx.product.aggregate({ _max: { position: true } });
  const position = (_max.position ?? 0) + 1;
  const images = { create: imageRows(body.images ?? []) };
  await tx.product.create({
    data: {
      ...columns,
      id,
      name: body.name,
      slug: body.slug,
      description,
      priceKobo,
      position,
      label: labelOfCopy(source?.label ?? null),
      images,
      variants: { create: variants },
    },
  });
  await notePhase(tx, id);
  const detail = { name, slug, ...(source && { copyOf: source.id }) };
  await recordAudit(tx, { actorId: actor._id, action: "product.create", subject: id, detail });
  return id;
}

/** A copy is made as its like was; its number in the collection's book is its own. */
function labelOfCopy(label: Prisma.JsonValue) {
  if (!label || typeof label !== "object" || Array.isArray(label)) return undefined;
  const { accession: _, ...rest } = label;
  return rest as Prisma.InputJsonObject;
}

import { type ObjectModel, type WallLabel, wallLabel } from "@/lib/catalog/contracts";
import { getObjectModel } from "@/lib/catalog/models";
import { db } from "@/lib/db/client";
import { leaders } from "@/lib/exhibitions/collection/leaders";
import type { Prisma } from "@/prisma/generated/client";

/** The public data of a labelled object. It never includes the owner. */
export type LabelledObject = {
  code: string;
  /** Null for the museum's own copy. */
  number: number | null;
  editionSize: number | null;
  name: string;
  description: string;
  category: string | null;
  images: { url: string; alt: string }[];
  wall: WallLabel | null;
  /** Null after the drop was deleted. */
  dropSlug: string | null;
  model: ObjectModel | null;
  chapter: LeaderChapter | null;
};

/** The leader whose section the object belongs to. */
type LeaderChapter = { slug: string; title: string; leader: string; term: string };

const includeLabel = {
  smartLabel: true,
  images: { orderBy: [{ position: "asc" }, { id: "asc" }] },
} as const satisfies Prisma.ProductInclude;
type LabelledProduct = Prisma.ProductGetPayload<{ include: typeof includeLabel }>;

function toLabelledObject(product: LabelledProduct, code: string, number: number | null): LabelledObject | null {
  const { smartLabel: label } = product;
  if (!label) return null;
  return {
    code,
    number,
    editionSize: product.editionSize,
    name: product.name,
    description: product.description,
    category: product.categories[0] ?? null,
    images: product.images.map(({ url, alt }) => ({ url, alt })),
    wall: product.label === null ? null : wallLabel.parse(product.label),
    dropSlug: product.deletedAt === null ? product.slug : null,
    model: getObjectModel(label.model),
    chapter: getChapter(label.chapterSlug),
  };
}

function getChapter(slug: string | null): LeaderChapter | null {
  const leader = leaders.find((one) => one.slug === slug);
  return leader ? { slug: leader.slug, title: leader.chapterTitle, leader: leader.name, term: leader.term } : null;
}

/** The object with this code, as `parseLabelCode` returns it; null if there is none. */
export async function getLabel(code: string): Promise<LabelledObject | null> {
  const edition = await db.edition.findFirst({
    where: { labelCode: code, voidedAt: null },
    select: { number: true, product: { include: includeLabel } },
  });
  if (edition) return toLabelledObject(edition.product, code, edition.number);
  const product = await db.product.findFirst({ where: { smartLabel: { code } }, include: includeLabel });
  return product && toLabelledObject(product, code, null);
}

/** The labels of the museum's own copies, which are public. */
export async function listPublicLabels(): Promise<LabelledObject[]> {
  const products = await db.product.findMany({
    where: { deletedAt: null, smartLabel: { isNot: null } },
    include: includeLabel,
    orderBy: [{ position: "asc" }, { id: "asc" }],
  });
  return products.flatMap((product) => toLabelledObject(product, product.smartLabel?.code ?? "", null) ?? []);
}

/** The 3D model of a product; null if it has none. */
export async function getProductModel(productId: string): Promise<ObjectModel | null> {
  const label = await db.smartLabel.findUnique({ where: { productId }, select: { model: true } });
  return getObjectModel(label?.model ?? null);
}

/** The labels of the units of an order. The caller checks who may see it. */
export async function listOrderLabels(
  orderId: string,
): Promise<{ editionId: string; code: string; name: string; number: number }[]> {
  const editions = await db.edition.findMany({
    where: {
      orderItem: { orderId },
      voidedAt: null,
      product: { smartLabel: { isNot: null } },
      // The label of a unit that was transferred is on the page of the number in its owner's account.
      ownerships: { none: { position: { gt: 1 } } },
    },
    select: { id: true, labelCode: true, number: true, orderItem: { select: { name: true } } },
    orderBy: [{ orderItem: { position: "asc" } }, { number: "asc" }],
  });
  return editions.map(({ id, labelCode, number, orderItem }) => ({
    editionId: id,
    code: labelCode,
    name: orderItem.name,
    number,
  }));
}

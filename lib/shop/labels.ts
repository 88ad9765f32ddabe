import { leaders } from "@/lib/exhibitions/collection/leaders";
import { db } from "@/lib/platform/db";
import { type WallLabel, wallLabel } from "@/lib/shop/contracts";
import { type ObjectModel, objectModel } from "@/lib/shop/models";
import type { Prisma } from "@/prisma/generated/client";

/** What a code on an object tells whoever holds it. It never says whose the object is. */
export type LabelledObject = {
  code: string;
  /** Null on the museum's own piece, which has none. */
  number: number | null;
  editionSize: number | null;
  name: string;
  description: string;
  category: string | null;
  images: { url: string; alt: string }[];
  wall: WallLabel | null;
  /** Null once the drop was taken down: the object outlives the shelf. */
  dropSlug: string | null;
  model: ObjectModel | null;
  chapter: Chapter | null;
};

/** The leader's room that the object came out of. */
type Chapter = { slug: string; title: string; leader: string; term: string };

const withLabel = {
  smartLabel: true,
  images: { orderBy: [{ position: "asc" }, { id: "asc" }] },
} as const satisfies Prisma.ProductInclude;
type LabelledProduct = Prisma.ProductGetPayload<{ include: typeof withLabel }>;

function toObject(product: LabelledProduct, code: string, number: number | null): LabelledObject | null {
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
    model: objectModel(label.model),
    chapter: chapterOf(label.chapterSlug),
  };
}

function chapterOf(slug: string | null): Chapter | null {
  const leader = leaders.find((one) => one.slug === slug);
  return leader ? { slug: leader.slug, title: leader.chapterTitle, leader: leader.name, term: leader.term } : null;
}

/** The object that carries this code, in the spelling that `readLabelCode` gives; null where none does. */
export async function getLabel(code: string): Promise<LabelledObject | null> {
  const edition = await db.edition.findFirst({
    where: { labelCode: code, voidedAt: null },
    select: { number: true, product: { include: withLabel } },
  });
  if (edition) return toObject(edition.product, code, edition.number);
  const product = await db.product.findFirst({ where: { smartLabel: { code } }, include: withLabel });
  return product && toObject(product, code, null);
}

/** The labels that anyone may read in the museum itself: those of its own pieces, as they stand in the case. */
export async function listShownLabels(): Promise<LabelledObject[]> {
  const products = await db.product.findMany({
    where: { deletedAt: null, smartLabel: { isNot: null } },
    include: withLabel,
    orderBy: [{ position: "asc" }, { id: "asc" }],
  });
  return products.flatMap((product) => toObject(product, product.smartLabel?.code ?? "", null) ?? []);
}

/** The labels on the pieces of somebody's order; the caller has made sure whose it is. */
export async function listOrderLabels(orderId: string): Promise<{ code: string; name: string; number: number }[]> {
  const editions = await db.edition.findMany({
    where: { orderItem: { orderId }, voidedAt: null, product: { smartLabel: { isNot: null } } },
    select: { labelCode: true, number: true, orderItem: { select: { name: true } } },
    orderBy: [{ orderItem: { position: "asc" } }, { number: "asc" }],
  });
  return editions.map(({ labelCode, number, orderItem }) => ({ code: labelCode, name: orderItem.name, number }));
}

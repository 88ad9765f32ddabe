import { wallLabel } from "@/lib/catalog/contracts";
import { type LabelledProduct, MAX_WALL_LABELS } from "@/lib/catalog/labels/contracts";
import { db } from "@/lib/db/client";
import { Prisma } from "@/prisma/generated/client";

/** All products with the labels that they have, by name. */
export async function listProductsWithLabels(): Promise<LabelledProduct[]> {
  const rows = await db.product.findMany({
    where: { deletedAt: null },
    select: {
      id: true,
      slug: true,
      name: true,
      label: true,
      smartLabel: { select: { code: true, model: true, chapterSlug: true } },
      _count: { select: { editions: { where: { voidedAt: null } } } },
    },
    orderBy: [{ name: "asc" }, { id: "asc" }],
    take: 1_000,
  });
  return rows.map(({ id, slug, name, label, smartLabel, _count }) => ({
    _id: id,
    slug,
    name,
    sold: _count.editions,
    accession: label === null ? null : (wallLabel.parse(label).accession ?? null),
    hasWallLabel: label !== null,
    label: smartLabel,
  }));
}

/** A wall label to print. `code` is that of the smart label of the museum's own copy. */
export type PrintedWallLabel = { name: string; label: ReturnType<typeof wallLabel.parse>; code: string | null };

/** The wall labels of these products, or of all, in display order. Products without a wall label are left out. */
export async function listWallLabels(slugs: readonly string[] | null): Promise<PrintedWallLabel[]> {
  const rows = await db.product.findMany({
    where: { deletedAt: null, label: { not: Prisma.DbNull }, ...(slugs && { slug: { in: [...slugs] } }) },
    select: { name: true, label: true, smartLabel: { select: { code: true } } },
    orderBy: [{ position: "asc" }, { id: "asc" }],
    take: MAX_WALL_LABELS,
  });
  return rows.map(({ name, label, smartLabel }) => ({
    name,
    label: wallLabel.parse(label),
    code: smartLabel?.code ?? null,
  }));
}

/** The accession number after the highest of the products of this year, such as LA.2026.28. */
export async function nextAccession(): Promise<string> {
  const [row] = await db.$queryRaw<{ next: string }[]>`
    SELECT 'LA.' || y.year || '.' || lpad((COALESCE(max(substring(p.label->>'accession' FROM '(\\d{1,6})$')::int), 0) + 1)::text, 2, '0') AS next
    FROM (SELECT to_char(now() AT TIME ZONE 'Africa/Lagos', 'YYYY') AS year) y
      LEFT JOIN products p ON p.label->>'accession' LIKE 'LA.' || y.year || '.%' AND p.label->>'accession' ~ '\\.\\d{1,6}$'
    GROUP BY y.year`;
  return row?.next ?? "";
}

import { formatLagosMoment } from "@/lib/core/lagos-datetime";
import { chargedKobo, formatNaira } from "@/lib/core/money";
import { escapeLike } from "@/lib/core/pagination";
import { paths } from "@/lib/core/urls/paths";
import { db, type Tx } from "@/lib/db/client";
import { publicExhibitionPaths } from "@/lib/exhibitions/rules";
import type { Block, Card, CardKind, Cards } from "@/lib/newsletter/blocks";
import { Prisma } from "@/prisma/generated/client";

const FOUND = 12;

type Row = {
  kind: CardKind;
  source_id: string;
  page: "product" | "event" | "exhibition" | "leader";
  slug: string;
  title: string;
  subtitle: string;
  image_url: string | null;
  starts_at: Date | null;
  price_kobo: bigint | null;
  sale_price_kobo: bigint | null;
};

const pagePaths: Readonly<Record<Row["page"], (slug: string) => string>> = {
  product: paths.drop,
  event: paths.event,
  exhibition: (slug) => publicExhibitionPaths[slug] ?? paths.exhibition(slug),
  leader: paths.leader,
};

function toCard({ kind, source_id, page, slug, title, subtitle, image_url, starts_at, ...price }: Row): Card {
  const detail = () => {
    if (price.price_kobo !== null)
      return formatNaira(
        chargedKobo(Number(price.price_kobo), price.sale_price_kobo === null ? null : Number(price.sale_price_kobo)),
      );
    return [starts_at && formatLagosMoment(starts_at), subtitle].filter(Boolean).join(", ");
  };
  return { kind, ref: source_id, title, detail: detail(), picture: image_url, href: pagePaths[page](slug) };
}

// What the public search finds is public, so a card never shows a draft or what only members may see.
const source = Prisma.sql`
  SELECT d.kind, d.source_id, d.page, d.slug, d.title, d.subtitle, d.image_url, d.starts_at, p.price_kobo, p.sale_price_kobo
  FROM search_documents d LEFT JOIN products p ON d.kind = 'product' AND p.id = d.source_id`;

/** Public drops, events and works whose name contains the text; without one the latest. */
export async function findCards({ kind, q = "" }: { kind: CardKind; q?: string | undefined }): Promise<Card[]> {
  const rows = await db.$queryRaw<Row[]>`
    ${source} WHERE d.kind = ${kind} AND d.title_key LIKE '%' || search_normalize(${escapeLike(q)}) || '%'
    ORDER BY d.starts_at DESC NULLS LAST, d.title, d.source_id LIMIT ${FOUND}`;
  return rows.map(toCard);
}

/** The cards of the blocks, as they are now. What is no longer public is left out. */
export async function readCards(blocks: readonly Block[], tx: Tx = db): Promise<Cards> {
  const wanted = blocks.filter((one) => one.type === "card");
  if (wanted.length === 0) return {};
  const rows = await tx.$queryRaw<Row[]>`
    ${source} WHERE d.source_id = ANY(${wanted.map(({ ref }) => ref)}::text[]) AND d.kind IN ('product', 'event', 'artwork')`;
  return Object.fromEntries(rows.map((row) => [row.source_id, toCard(row)]));
}

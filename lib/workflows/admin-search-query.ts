import { canOpen, type Staff } from "@/lib/auth/staff-roles";
import { escapeLike } from "@/lib/core/pagination";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import { db } from "@/lib/db/client";
import {
  type AdminSearchKind,
  type AdminSearchResult,
  adminSearchKinds,
  MIN_ADMIN_QUERY_LENGTH,
} from "@/lib/workflows/contracts";
import { Prisma } from "@/prisma/generated/client";

type Row = { kind: AdminSearchKind; id: string; title: string; detail: string; exhibition: string; artwork: string };

/**
 * A name as it is compared: lower case, without diacritics and Hausa hooks. Of built-in functions only, because an index has the same
 * expression (users_plain_name_idx, orders_plain_name_idx).
 */
const plainName = (name: Prisma.Sql) =>
  Prisma.sql`translate(lower(normalize(${name}, NFKD)), ${hooksAndMarks}, 'bdkybdky')`;
const hooksAndMarks = Prisma.raw(
  String.raw`U&'\0253\0257\0199\01B4\0181\018A\0198\01B3\0300\0301\0302\0303\0304\0306\0307\0308\030A\030B\030C\0323\0324\0327\0328\032D\0331'`,
);

const hooks: Readonly<Record<string, string>> = { ɓ: "b", ɗ: "d", ƙ: "k", ƴ: "y" };

/** The query as names are compared. */
const toPlain = (query: string): string =>
  query
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[ɓɗƙƴ]/g, (letter) => hooks[letter] ?? letter);

/** How many of each kind are shown. */
const PER_KIND = 5;

const toPath: Readonly<Record<AdminSearchKind, (row: Row) => string>> = {
  order: ({ title }) => adminPaths.order(title),
  person: ({ id }) => adminPaths.user(id),
  product: ({ id }) => adminPaths.editProduct(id),
  event: ({ id }) => adminPaths.editEvent(id),
  auction: ({ id }) => adminPaths.auction(id),
  exhibition: ({ id }) => adminPaths.editExhibition(id),
  leader: ({ id }) => adminPaths.editLeader(id),
  artwork: ({ id }) => adminPaths.editArtwork(id),
  comment: ({ id }) => adminPaths.comment(id),
};

/**
 * What the command palette finds: orders by number, name or email, people by name or email, comments by a word, and everything else by
 * name; only what the admin may open. One statement. Orders, people and comments are read through their trigram indexes, which need three characters; the other tables
 * stay small. Names are compared without diacritics.
 */
export async function searchAdmin(actor: Staff, query: string): Promise<AdminSearchResult[]> {
  if ([...query].length < MIN_ADMIN_QUERY_LENGTH) return [];
  const anywhere = `%${escapeLike(query)}%`;
  const lower = `%${escapeLike(query.toLowerCase())}%`;
  const number = `${escapeLike(query.toUpperCase())}%`;
  const plain = `%${escapeLike(toPlain(query))}%`;
  const rows = await db.$queryRaw<Row[]>`
    WITH wanted AS MATERIALIZED (SELECT '%' || search_normalize(${escapeLike(query)}) || '%' AS pattern)
    (SELECT 'order' AS kind, id, number AS title, name || ', ' || email AS detail, '' AS exhibition, '' AS artwork
       FROM orders WHERE number LIKE ${number} OR email ILIKE ${anywhere} OR ${plainName(Prisma.sql`name`)} LIKE ${plain}
       ORDER BY created_at DESC, id DESC LIMIT ${PER_KIND}::int)
    UNION ALL
    (SELECT 'person', id, first_name || ' ' || last_name, email, '', ''
       FROM users
       WHERE (lower(email || ' ' || first_name || ' ' || last_name) LIKE ${lower}
              OR ${plainName(Prisma.sql`first_name || ' ' || last_name`)} LIKE ${plain})
         AND deleted_at IS NULL AND NOT is_guest
       ORDER BY created_at DESC, id DESC LIMIT ${PER_KIND}::int)
    UNION ALL
    (SELECT 'product', id, name, CASE WHEN in_stock THEN 'On sale' ELSE 'Paused' END, '', ''
       FROM products, wanted WHERE deleted_at IS NULL AND (search_normalize(name) LIKE wanted.pattern OR slug LIKE ${lower})
       ORDER BY position, id LIMIT ${PER_KIND}::int)
    UNION ALL
    (SELECT 'event', id, title, to_char(starts_at AT TIME ZONE 'Africa/Lagos', 'FMDD Mon YYYY'), '', ''
       FROM events, wanted WHERE deleted_at IS NULL AND search_normalize(title) LIKE wanted.pattern
       ORDER BY starts_at DESC, id LIMIT ${PER_KIND}::int)
    UNION ALL
    (SELECT 'auction', id, title, coalesce(to_char(starts_at AT TIME ZONE 'Africa/Lagos', 'FMDD Mon YYYY'), 'Draft'), '', ''
       FROM auctions, wanted WHERE search_normalize(title) LIKE wanted.pattern
       ORDER BY starts_at DESC NULLS FIRST, id LIMIT ${PER_KIND}::int)
    UNION ALL
    (SELECT 'exhibition', id, title, CASE WHEN is_draft THEN 'Draft' ELSE subtitle END, '', ''
       FROM exhibitions, wanted WHERE deleted_at IS NULL AND search_normalize(title) LIKE wanted.pattern
       ORDER BY position, id LIMIT ${PER_KIND}::int)
    UNION ALL
    (SELECT 'leader', l.id, l.name, e.title, '', ''
       FROM leaders l JOIN exhibitions e ON e.id = l.exhibition_id, wanted
       WHERE e.deleted_at IS NULL AND search_normalize(l.name) LIKE wanted.pattern
       ORDER BY l.position, l.id LIMIT ${PER_KIND}::int)
    UNION ALL
    (SELECT 'artwork', a.id, a.title, e.title, '', ''
       FROM artworks a JOIN exhibitions e ON e.id = a.exhibition_id, wanted
       WHERE e.deleted_at IS NULL AND search_normalize(a.title) LIKE wanted.pattern
       ORDER BY a.position, a.id LIMIT ${PER_KIND}::int)
    UNION ALL
    (SELECT 'comment', c.id, left(c.message, 90), u.display_name || ', ' || coalesce(c.artwork, c.exhibition), c.exhibition, coalesce(c.artwork, '')
       FROM comments c JOIN users u ON u.id = c.user_id
       WHERE c.message ILIKE ${anywhere} AND c.deleted_at IS NULL
       ORDER BY c.created_at DESC, c.id LIMIT ${PER_KIND}::int)`;
  return adminSearchKinds.flatMap((kind) =>
    rows
      .filter((row) => row.kind === kind)
      .map((row) => ({ kind, id: row.id, title: row.title, detail: row.detail, path: toPath[kind](row) }))
      .filter(({ path }) => canOpen(actor, path)),
  );
}

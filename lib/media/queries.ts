import { throwAppError } from "@/lib/core/errors";
import { escapeLike } from "@/lib/core/pagination";
import { accountApiPaths } from "@/lib/core/urls/account-api-paths";
import { adminApiPaths } from "@/lib/core/urls/admin-api-paths";
import { adminPaths } from "@/lib/core/urls/admin-paths";
import { paths } from "@/lib/core/urls/paths";
import { serverApiPaths } from "@/lib/core/urls/server-api-paths";
import { withQuery } from "@/lib/core/urls/url";
import { db } from "@/lib/db/client";
import { soundFormatOf } from "@/lib/exhibitions/store-sound";
import { pictureUrl } from "@/lib/images/store-public-picture";
import { type MediaItem, type MediaQuery, type MediaUse, type MediaVersion, mediaItem } from "@/lib/media/contracts";
import { listVersions } from "@/lib/storage/file-versions";
import { Prisma } from "@/prisma/generated/client";

const PAGE_SIZE = 36;

type Use = { kind: string; id: string; slug: string; title: string; place: string };
type Row = {
  id: string;
  kind: MediaItem["kind"];
  purpose: MediaItem["purpose"];
  type: MediaItem["type"];
  title: string;
  description: string;
  alt: string;
  focus: string | null;
  required_perk: MediaItem["requiredPerk"];
  level: MediaItem["level"];
  exhibition_slug: string | null;
  exhibition_title: string | null;
  place: number | null;
  mime: string;
  size: number | null;
  filename: string | null;
  version: number;
  created_at: Date;
  archived_at: Date | null;
  uses: Use[] | null;
  total: number;
};

// Members' content is used in its exhibition, a download on the downloads page; a picture or sound where a record names its URL.
const library = Prisma.sql`
  SELECT c.id, 'content' AS kind, NULL AS purpose, c.type::text AS type, c.title, c.description, c.alt, NULL AS focus, c.required_perk,
    NULL AS level, x.slug AS exhibition_slug, x.title AS exhibition_title,
    (row_number() OVER (PARTITION BY c.exhibition_id, c.deleted_at IS NULL ORDER BY c.position, c.created_at DESC, c.id))::int AS place,
    coalesce(c.mime_type, 'application/octet-stream') AS mime, c.size_bytes AS size, c.filename, c.version, c.created_at,
    c.deleted_at AS archived_at, CASE WHEN c.deleted_at IS NULL AND x.deleted_at IS NULL THEN
      jsonb_build_array(jsonb_build_object('kind', 'members', 'id', x.id, 'slug', x.slug, 'title', x.title, 'place', '')) END AS uses
  FROM member_contents c JOIN exhibitions x ON x.id = c.exhibition_id
  UNION ALL
  SELECT d.id, 'download', NULL, NULL, d.title, d.description, '', NULL, NULL, d.level::text, NULL, NULL,
    (row_number() OVER (PARTITION BY d.deleted_at IS NULL ORDER BY d.position, d.id))::int,
    d.content_type, d.size_bytes, d.filename, d.version, d.created_at, d.deleted_at, CASE WHEN d.deleted_at IS NULL THEN
      jsonb_build_array(jsonb_build_object('kind', 'downloads', 'id', d.id, 'slug', '', 'title', d.title, 'place', '')) END
  FROM downloads d
  UNION ALL
  SELECT f.id, CASE f.purpose WHEN 'sound' THEN 'sound' ELSE 'picture' END, f.purpose::text, NULL, f.title, '', f.alt, f.focus, NULL, NULL,
    NULL, NULL, NULL, f.mime_type, f.size_bytes, NULL, f.version, f.created_at, f.archived_at, u.uses
  FROM public_files f LEFT JOIN (
    SELECT file_id, jsonb_agg(jsonb_build_object('kind', kind, 'id', record_id, 'slug', slug, 'title', title, 'place', place)
      ORDER BY title, record_id) AS uses FROM public_file_uses() GROUP BY file_id
  ) u ON u.file_id = f.id`;

function toFilter({ q, kind, use, shelf }: MediaQuery): Prisma.Sql {
  const like = `%${escapeLike(q ?? "")}%`;
  const conditions = [
    shelf === "archived" ? Prisma.sql`m.archived_at IS NOT NULL` : Prisma.sql`m.archived_at IS NULL`,
    ...(kind ? [Prisma.sql`m.kind = ${kind}`] : []),
    ...(use ? [use === "used" ? Prisma.sql`m.uses IS NOT NULL` : Prisma.sql`m.uses IS NULL`] : []),
    ...(q
      ? [
          Prisma.sql`concat_ws(' ', m.title, m.description, m.alt, m.filename, m.exhibition_title, m.id,
            (SELECT string_agg(use->>'title', ' ') FROM jsonb_array_elements(m.uses) AS use)) ILIKE ${like}`,
        ]
      : []),
  ];
  return Prisma.join(conditions, " AND ");
}

const sorts: Readonly<Record<NonNullable<MediaQuery["sort"]> | "newest", Prisma.Sql>> = {
  newest: Prisma.sql`m.created_at DESC`,
  oldest: Prisma.sql`m.created_at`,
  name: Prisma.sql`lower(coalesce(nullif(m.title, ''), m.uses->0->>'title', m.id))`,
  largest: Prisma.sql`m.size DESC NULLS LAST`,
};

const readRows = (query: MediaQuery, limit: number, offset: number): Promise<Row[]> =>
  db.$queryRaw<Row[]>`
    SELECT m.*, (count(*) OVER ())::int AS total FROM (${library}) AS m WHERE ${toFilter(query)}
    ORDER BY ${sorts[query.sort ?? "newest"]}, m.id LIMIT ${limit} OFFSET ${offset}`;

/** The first `limit` files of the library. One statement, so that no change meanwhile repeats a file or leaves one out. */
export const selectMedia = async (query: MediaQuery, limit: number): Promise<MediaItem[]> =>
  (await readRows(query, limit, 0)).map(toMediaItem);

/** One page of the library. */
export async function listMedia(
  query: MediaQuery,
): Promise<{ items: MediaItem[]; total: number; nextPage: number | null }> {
  const page = query.page ?? 1;
  const rows = await readRows(query, PAGE_SIZE, (page - 1) * PAGE_SIZE);
  const total = rows[0]?.total ?? 0;
  return { items: rows.map(toMediaItem), total, nextPage: page * PAGE_SIZE < total ? page + 1 : null };
}

/** One file, also an archived one; null if there is none. */
export async function getMedia(id: string): Promise<MediaItem | null> {
  const [row] = await db.$queryRaw<Row[]>`SELECT m.*, 1 AS total FROM (${library}) AS m WHERE m.id = ${id}`;
  return row ? toMediaItem(row) : null;
}

export const requireMedia = async (id: string): Promise<MediaItem> =>
  (await getMedia(id)) ?? throwAppError("not_found", "There is no such file.");

/** The contents that the file had before, the latest first. */
export async function listMediaVersions(id: string): Promise<MediaVersion[]> {
  return (await listVersions(id)).map((version) => ({
    _id: version.id,
    number: version.number,
    mime: version.mimeType,
    size: version.sizeBytes,
    replacedAt: version.createdAt.toISOString(),
    until: version.expiresAt.toISOString(),
  }));
}

function toMediaItem(row: Row): MediaItem {
  const uses = (row.uses ?? []).map(toUse);
  const preview = (size?: "small") => adminApiPaths.mediaFile(row.id, { size, v: String(row.version) });
  return mediaItem.parse({
    _id: row.id,
    kind: row.kind,
    purpose: row.purpose,
    type: row.type,
    name: row.title || row.uses?.[0]?.title || row.id,
    title: row.title,
    description: row.description,
    alt: row.alt,
    focus: row.focus,
    requiredPerk: row.required_perk,
    level: row.level,
    exhibition: row.exhibition_slug === null ? null : { slug: row.exhibition_slug, title: row.exhibition_title ?? "" },
    place: row.archived_at ? null : row.place,
    mime: row.mime,
    size: row.size,
    url: toUrl(row),
    preview: { full: preview(), small: preview("small") },
    uses,
    version: row.version,
    createdAt: row.created_at.toISOString(),
    archivedAt: row.archived_at?.toISOString() ?? null,
  });
}

function toUrl({ id, kind, purpose, exhibition_slug, filename, mime }: Row): string {
  if (kind === "content") return serverApiPaths.memberContentFile(exhibition_slug ?? "", id);
  if (kind === "download") return withQuery(accountApiPaths.downloadFile, { name: filename ?? "" });
  return purpose === "sound" || purpose === null
    ? serverApiPaths.sound(`${id}.${soundFormatOf(mime)}`)
    : pictureUrl(id, purpose);
}

const useTexts: Record<string, (use: Use) => MediaUse> = {
  members: ({ id, title }) => ({ text: `Members’ content of ${title}`, href: adminPaths.editExhibition(id) }),
  downloads: () => ({ text: "Downloads for members", href: paths.downloads }),
  product: ({ id, title }) => ({ text: `Product: ${title}`, href: adminPaths.editProduct(id) }),
  exhibition: ({ id, title, place }) => ({
    text: place === "cover" ? `Cover of ${title}` : `Sound in ${title}`,
    href: adminPaths.editExhibition(id),
  }),
  artwork: ({ id, title }) => ({ text: `Artwork: ${title}`, href: adminPaths.editArtwork(id) }),
  leader: ({ id, title }) => ({ text: `Sound of ${title}`, href: adminPaths.editLeader(id) }),
  tour: ({ id, title, place }) => ({ text: `Audio tour: ${title}`, href: adminPaths.editTourStop(id, place) }),
  auction: ({ id, title }) => ({ text: `Auction: ${title}`, href: adminPaths.editAuction(id) }),
  event: ({ id, title }) => ({ text: `Event: ${title}`, href: adminPaths.editEvent(id) }),
  newsletter: ({ id, title }) => ({ text: `Newsletter: ${title}`, href: adminPaths.newsletter(id) }),
};

function toUse(use: Use): MediaUse {
  const text = useTexts[use.kind];
  if (!text) throw new Error(`unknown use ${use.kind}`);
  return text(use);
}

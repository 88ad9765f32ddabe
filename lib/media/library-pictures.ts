import { escapeLike } from "@/lib/core/pagination";
import { db } from "@/lib/db/client";
import { type PicturePurpose, pictureUrl } from "@/lib/images/store-public-picture";
import type { LibraryPicture, PicturesQuery } from "@/lib/media/contracts";

const FOUND = 12;

/** What a picture may have been made for, by where it is to be shown: each purpose has its own shape and widths. */
const fitting: Readonly<Record<PicturePurpose, readonly PicturePurpose[]>> = {
  product: ["product", "artwork"],
  artwork: ["artwork"],
  cover: ["cover"],
};
const anyPurpose: readonly PicturePurpose[] = ["product", "artwork", "cover"];

type Row = { id: string; purpose: PicturePurpose; title: string; alt: string };

/** Pictures of the media library whose name or description contains the text, the newest first. Archived ones are left out. */
export async function findLibraryPictures({ q = "", purpose }: PicturesQuery = {}): Promise<LibraryPicture[]> {
  const like = `%${escapeLike(q)}%`;
  const purposes = purpose ? fitting[purpose] : anyPurpose;
  const rows = await db.$queryRaw<Row[]>`
    SELECT f.id, f.purpose::text AS purpose, coalesce(nullif(f.title, ''), u.title, '') AS title, f.alt
    FROM public_files f LEFT JOIN (
      SELECT file_id, min(title) AS title FROM public_file_uses() GROUP BY file_id
    ) AS u ON u.file_id = f.id
    WHERE f.purpose::text = ANY(${[...purposes]}::text[]) AND f.archived_at IS NULL
      AND concat_ws(' ', f.title, f.alt, u.title) ILIKE ${like}
    ORDER BY f.created_at DESC, f.id LIMIT ${FOUND}`;
  return rows.map(({ id, purpose: made, title, alt }) => ({ url: pictureUrl(id, made), title, alt }));
}

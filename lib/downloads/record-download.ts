import { db } from "@/lib/db/client";

/**
 * Counts a download. Only requests from the start of the file count, because large files are fetched in parts. A request for
 * the first byte alone does not: the page uses it to check access.
 */
export async function recordDownload(userId: string, downloadId: string, range: string | null): Promise<void> {
  if (range && !/^bytes=0-(?!0$)/.test(range)) return;
  await db.$executeRaw`
    WITH recorded AS (
      INSERT INTO download_records (download_id, user_id) VALUES (${downloadId}, ${userId})
      ON CONFLICT (download_id, user_id) DO UPDATE SET times = download_records.times + 1, last_downloaded_at = now()
      RETURNING download_id
    )
    UPDATE downloads SET download_count = download_count + 1 FROM recorded WHERE id = recorded.download_id`;
}

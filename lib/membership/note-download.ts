import { db } from "@/lib/platform/db";

/**
 * Notes that a member took a file. Only the beginning counts: a phone fetches the rest of a large one in parts. Its first byte
 * alone is not the beginning: so the page asks whether a file may be had, before it fetches it.
 */
export async function noteDownload(userId: string, downloadId: string, range: string | null): Promise<void> {
  if (range && !/^bytes=0-(?!0$)/.test(range)) return;
  await db.$executeRaw`
    WITH noted AS (
      INSERT INTO download_takes (download_id, user_id) VALUES (${downloadId}, ${userId})
      ON CONFLICT (download_id, user_id) DO UPDATE SET times = download_takes.times + 1, last_at = now()
      RETURNING download_id
    )
    UPDATE downloads SET fetched = fetched + 1 FROM noted WHERE id = noted.download_id`;
}

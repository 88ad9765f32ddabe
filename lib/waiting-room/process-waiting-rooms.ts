import { paths } from "@/lib/core/urls/paths";
import { db } from "@/lib/db/client";
import { revalidatePages } from "@/lib/db/revalidate-pages";

/** Revalidates the page of every drop whose waiting room began or ended since the page was rendered. */
export async function revalidateChangedRooms(): Promise<void> {
  const rows = await db.$queryRaw<{ slug: string }[]>`
    UPDATE waiting_rooms w SET rendered_active = w.active_since IS NOT NULL FROM products p
    WHERE p.id = w.product_id AND w.rendered_active <> (w.active_since IS NOT NULL) RETURNING p.slug`;
  await revalidatePages(rows.flatMap(({ slug }) => [paths.drop(slug), paths.waitingRoom(slug)]));
}

/** Scheduled job: ends automatic rooms in which nobody has waited for ten minutes, and deletes what ended rooms no longer need. */
export async function processWaitingRooms(): Promise<void> {
  await db.$executeRaw`
    UPDATE waiting_rooms w SET active_since = NULL, seed = NULL, since = NULL
    WHERE w.mode = 'automatic' AND w.since < clock_timestamp() - interval '10 minutes'
      AND waiting_room_admitted(w.base, w.since, w.rate_per_minute, clock_timestamp() - interval '10 minutes') >= w.last_ticket`;
  await db.$executeRaw`
    DELETE FROM waiting_room_tickets t USING waiting_rooms w
    WHERE w.product_id = t.product_id AND (w.active_since IS NULL OR w.round <> t.round) AND t.joined_at < clock_timestamp() - interval '1 day'`;
  await db.$executeRaw`
    DELETE FROM waiting_room_steps s USING waiting_rooms w
    WHERE w.product_id = s.product_id AND (w.active_since IS NULL OR w.round <> s.round) AND s.since < clock_timestamp() - interval '1 day'`;
  await db.$executeRaw`DELETE FROM waiting_room_admissions WHERE expires_at < clock_timestamp() - interval '30 days'`;
  await revalidateChangedRooms();
}

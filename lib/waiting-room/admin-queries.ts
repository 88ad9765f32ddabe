import { db } from "@/lib/db/client";
import type { AdminWaitingRoom } from "@/lib/waiting-room/admin-contracts";

type RoomFigures = Omit<AdminWaitingRoom, "activeSince"> & { activeSince: Date | null };

/** The settings of a drop's waiting room with the figures of now; the settings that a new one starts with when it has none. */
export async function getAdminWaitingRoom(productId: string): Promise<AdminWaitingRoom> {
  await db.$queryRaw`SELECT waiting_room_open(${productId})::text`;
  const [row] = await db.$queryRaw<RoomFigures[]>`
    SELECT w.mode::text, w.threshold_per_minute AS "thresholdPerMinute", w.rate_per_minute AS "ratePerMinute",
      w.admission_minutes AS "admissionMinutes", w.version, w.active_since AS "activeSince", w.seed IS NOT NULL AS opened,
      a.admitted, CASE WHEN w.active_since IS NULL THEN 0 ELSE w.last_ticket - a.admitted END AS waiting,
      (SELECT count(*) FROM waiting_room_admissions x WHERE x.product_id = w.product_id AND x.round = w.round AND x.used_at IS NOT NULL)::int AS ordered,
      (SELECT count(DISTINCT o.id) FROM order_items i JOIN orders o ON o.id = i.order_id
        WHERE i.product_id = w.product_id AND o.created_at > clock_timestamp() - interval '1 minute')::int AS "checkoutsPerMinute"
    FROM waiting_rooms w, LATERAL (SELECT CASE WHEN w.active_since IS NULL THEN 0
      ELSE least(w.last_ticket, waiting_room_admitted(w.base, w.since, w.rate_per_minute, clock_timestamp())) END AS admitted) a
    WHERE w.product_id = ${productId}`;
  if (row) return { ...row, activeSince: row.activeSince?.toISOString() ?? null };
  return {
    mode: "off",
    thresholdPerMinute: 60,
    ratePerMinute: 60,
    admissionMinutes: 10,
    version: 0,
    activeSince: null,
    opened: false,
    waiting: 0,
    admitted: 0,
    ordered: 0,
    checkoutsPerMinute: 0,
  };
}

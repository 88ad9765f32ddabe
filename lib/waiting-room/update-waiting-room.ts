import { auditChanges } from "@/lib/auth/audit-changes";
import type { Actor } from "@/lib/auth/contracts";
import { recordAudit } from "@/lib/auth/record-audit";
import { throwEditConflict } from "@/lib/auth/throw-edit-conflict";
import { throwAppError } from "@/lib/core/errors";
import { type Tx, transaction } from "@/lib/db/client";
import type { AdminWaitingRoom, WaitingRoomBody } from "@/lib/waiting-room/admin-contracts";
import { getAdminWaitingRoom } from "@/lib/waiting-room/admin-queries";
import { revalidateChangedRooms } from "@/lib/waiting-room/process-waiting-rooms";

type UpdateWaitingRoom = { actor: Actor; productId: string; body: WaitingRoomBody };

/** Saves the settings of a drop's waiting room; a new rate counts from now on. Throws `stale` for an old version. */
export async function updateWaitingRoom({ actor, productId, body }: UpdateWaitingRoom): Promise<AdminWaitingRoom> {
  const before = await getAdminWaitingRoom(productId);
  await transaction(async (tx) => {
    const known = await tx.product.count({ where: { id: productId, deletedAt: null } });
    if (known === 0) throwAppError("not_found", "There is no such product.");
    const saved = body.version === 0 ? await createRoom(tx, productId, body) : await changeRoom(tx, productId, body);
    if (saved === 0) await throwRoomConflict(productId);
    if (body.mode === "on") await tx.$queryRaw`SELECT waiting_room_activate(${productId})::text`;
    else if (body.mode === "off")
      await tx.$executeRaw`UPDATE waiting_rooms SET active_since = NULL, seed = NULL, since = NULL WHERE product_id = ${productId}`;
    await tx.$queryRaw`SELECT waiting_room_open(${productId})::text`;
    const { version: _, ...settings } = body;
    const detail = { ...settings, changes: auditChanges(before, settings) };
    await recordAudit(tx, { actorId: actor._id, action: "waiting-room.update", subject: productId, detail });
  });
  await revalidateChangedRooms();
  return getAdminWaitingRoom(productId);
}

async function createRoom(tx: Tx, productId: string, { version: _, ...data }: WaitingRoomBody): Promise<number> {
  return (await tx.waitingRoom.createMany({ data: [{ ...data, productId }], skipDuplicates: true })).count;
}

/** The places that the former rate has admitted stay admitted: the new one counts from there. */
async function changeRoom(tx: Tx, productId: string, body: WaitingRoomBody): Promise<number> {
  const { mode, thresholdPerMinute, ratePerMinute, admissionMinutes, version } = body;
  const [row] = await tx.$queryRaw<{ round: number; base: number; since: Date | null }[]>`
    WITH clock AS MATERIALIZED (SELECT clock_timestamp() AS now)
    UPDATE waiting_rooms w SET mode = ${mode}::"WaitingRoomMode", threshold_per_minute = ${thresholdPerMinute}::int,
      rate_per_minute = ${ratePerMinute}::int, admission_minutes = ${admissionMinutes}::int, version = w.version + 1,
      base = CASE WHEN w.since <= clock.now THEN least(w.last_ticket, w.base + extract(epoch FROM clock.now - w.since) * w.rate_per_minute / 60) ELSE w.base END,
      since = CASE WHEN w.since <= clock.now THEN clock.now ELSE w.since END
    FROM clock WHERE w.product_id = ${productId} AND w.version = ${version} RETURNING w.round, w.base, w.since`;
  if (!row) return 0;
  if (row.since)
    await tx.$executeRaw`
      INSERT INTO waiting_room_steps (product_id, round, base, since, rate_per_minute)
      VALUES (${productId}, ${row.round}::int, ${row.base}::float8, ${row.since}::timestamptz, ${ratePerMinute}::int)
      ON CONFLICT (product_id, round, base, since) DO UPDATE SET rate_per_minute = EXCLUDED.rate_per_minute`;
  return 1;
}

async function throwRoomConflict(productId: string): Promise<never> {
  const { version, mode, thresholdPerMinute, ratePerMinute, admissionMinutes } = await getAdminWaitingRoom(productId);
  return throwEditConflict({
    subject: productId,
    actions: ["waiting-room.update"],
    message: "Failed to save the waiting room",
    what: "these settings",
    current: { version, fields: { mode, thresholdPerMinute, ratePerMinute, admissionMinutes } },
  });
}

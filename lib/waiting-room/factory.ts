import { db } from "@/lib/db/client";
import type { WaitingRoomMode } from "@/prisma/generated/client";

type NewRoom = {
  productId: string;
  mode?: WaitingRoomMode;
  ratePerMinute?: number;
  thresholdPerMinute?: number;
  admissionMinutes?: number;
};

/** The waiting room of a drop; active from now on unless its mode says otherwise. */
export async function makeRoom({ productId, mode = "on", ...settings }: NewRoom): Promise<void> {
  await db.waitingRoom.create({ data: { productId, mode, ...settings } });
  if (mode === "on")
    await db.$queryRaw`SELECT waiting_room_activate(${productId})::text, waiting_room_open(${productId})::text`;
}

import { db, type Tx } from "@/lib/platform/db";

export const second = 1_000;
export const minute = 60 * second;
export const hour = 60 * minute;
export const day = 24 * hour;

/** The database's clock, which is the only one that decides. */
export async function databaseNow(tx: Tx = db): Promise<Date> {
  const [row] = await tx.$queryRaw<[{ now: Date }]>`SELECT clock_timestamp() AS now`;
  return row.now;
}

import { db, type Tx } from "@/lib/db/client";

/** The time by the database's clock. Decisions use it, because the clocks of instances differ. */
export async function databaseNow(tx: Tx = db): Promise<Date> {
  const [row] = await tx.$queryRaw<[{ now: Date }]>`SELECT clock_timestamp() AS now`;
  return row.now;
}

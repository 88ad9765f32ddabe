import { db } from "@/lib/db/client";

/** Throws while the database cannot be reached. */
export async function checkHealth(): Promise<void> {
  await db.$queryRaw`SELECT 1`;
}

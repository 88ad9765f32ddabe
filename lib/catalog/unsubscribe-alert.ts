import { db } from "@/lib/db/client";

/** Deletes an alert and its email address. Idempotent. */
export async function unsubscribeAlert(token: string): Promise<void> {
  await db.productAlert.deleteMany({ where: { unsubscribeToken: token } });
}

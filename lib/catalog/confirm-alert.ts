import { throwAppError } from "@/lib/core/errors";
import { sha256 } from "@/lib/core/secrets";
import { db } from "@/lib/db/client";

/** Confirms a back-in-stock alert. The link works once, for seven days. */
export async function confirmAlert(token: string): Promise<void> {
  const confirmed = await db.$executeRaw`
    UPDATE product_alerts SET status = 'confirmed', confirm_token_hash = NULL, confirm_expires_at = NULL
    WHERE confirm_token_hash = ${sha256(token)} AND confirm_expires_at > clock_timestamp() AND status = 'pending'`;
  if (confirmed === 0) throwAppError("bad_token", "This link has expired or was used before.");
}

import { db } from "@/lib/platform/db";
import { refuse } from "@/lib/platform/errors";
import { sha256 } from "@/lib/platform/secrets";

/** The owner of the address said yes. The link works once, for seven days. */
export async function confirmAlert(token: string): Promise<void> {
  const confirmed = await db.$executeRaw`
    UPDATE drop_alerts SET status = 'confirmed', confirm_token_hash = NULL, confirm_expires_at = NULL
    WHERE confirm_token_hash = ${sha256(token)} AND confirm_expires_at > clock_timestamp() AND status = 'asked'`;
  if (confirmed === 0) refuse("bad_token", "This link has expired or was used before.");
}

/** Nobody is told of the drop at this address any more, and the address is forgotten. Pressing the link again changes nothing. */
export async function leaveAlert(token: string): Promise<void> {
  await db.dropAlert.deleteMany({ where: { leaveToken: token } });
}

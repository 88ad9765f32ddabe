import { accountJobs } from "@/lib/auth/jobs";
import { newId } from "@/lib/core/ids";
import { db } from "@/lib/db/client";
import { consumeLimit } from "@/lib/db/rate-limit";
import { enqueue } from "@/lib/jobs/outbox";

/**
 * Emails a password reset link. Whether the address is registered is found out by the job, after the response, so that the work
 * before it is the same for every address.
 */
export async function requestPasswordReset(email: string): Promise<void> {
  await consumeLimit("forgot-account", email);
  await enqueue(db, accountJobs.resetPassword.job(`reset-password/${newId("tok")}`, { to: email }));
}

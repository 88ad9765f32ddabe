import { accountJobs } from "@/lib/auth/jobs";
import { newId } from "@/lib/core/ids";
import { db } from "@/lib/db/client";
import { consumeLimit } from "@/lib/db/rate-limit";
import { enqueue } from "@/lib/jobs/outbox";

/**
 * Emails a new verification link. Whether the address waits for one is found out by the job, after the response, so that the work
 * before it is the same for every address.
 */
export async function resendVerification(email: string): Promise<void> {
  await consumeLimit("resend-account", email);
  await enqueue(db, accountJobs.resendVerification.job(`resend-verification/${newId("tok")}`, { to: email }));
}

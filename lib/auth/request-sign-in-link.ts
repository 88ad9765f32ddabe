import type { CartIntent } from "@/lib/auth/contracts";
import { accountJobs } from "@/lib/auth/jobs";
import { newId } from "@/lib/core/ids";
import { db } from "@/lib/db/client";
import { consumeLimit } from "@/lib/db/rate-limit";
import { enqueue } from "@/lib/jobs/outbox";

type RequestSignInLink = { email: string; redirectTo?: string | undefined; intent: CartIntent | null };

/**
 * Emails a link to sign in. Whether the address is registered is found out by the job, after the response, so that the work before
 * it is the same for every address.
 */
export async function requestSignInLink({ email, redirectTo, intent }: RequestSignInLink): Promise<void> {
  await consumeLimit("sign-in-link-account", email);
  const target = { ...(redirectTo && { redirectTo }), ...(intent && { intent }) };
  await enqueue(db, accountJobs.signInLink.job(`sign-in-link/${newId("tok")}`, { to: email, ...target }));
}

import { paystack } from "@/lib/paystack/paystack";
import { syncSubscription } from "@/lib/subscriptions/sync-subscription";

/** Stops a Paystack subscription. Does nothing if it is already stopped. */
export async function disableAutoRenew(code: string): Promise<void> {
  const renewal = await syncSubscription(code);
  if (!renewal || renewal.status === "non_renewing" || renewal.status === "ended") return;
  await paystack.disableSubscription({ subscriptionCode: code, emailToken: renewal.emailToken });
  await syncSubscription(code);
}

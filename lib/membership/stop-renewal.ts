import { followRenewal } from "@/lib/membership/follow-renewal";
import { paystack } from "@/lib/platform/paystack";

/** Ends the promise to charge a card again. A subscription that is not running any more is as good as stopped. */
export async function stopRenewal(code: string): Promise<void> {
  const renewal = await followRenewal(code);
  if (!renewal || renewal.status === "non_renewing" || renewal.status === "ended") return;
  await paystack.disableSubscription({ subscriptionCode: code, emailToken: renewal.emailToken });
  await followRenewal(code);
}

import { AppError, throwAppError } from "@/lib/core/errors";
import { db } from "@/lib/db/client";
import { PaystackError, paystack } from "@/lib/paystack/paystack";
import { syncSubscription } from "@/lib/subscriptions/sync-subscription";

const findNewestRenewal = (userId: string) =>
  db.autoRenewal.findFirst({
    where: { userId, status: { not: "ended" } },
    orderBy: [{ createdAt: "desc" }, { code: "desc" }],
  });

async function callPaystack<T>(failureMessage: string, call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (error instanceof PaystackError) throw new AppError("provider_failed", failureMessage, { cause: error });
    throw error;
  }
}

/** Turns the automatic renewal on or off. The paid period is not affected. Returns whether this call changed it. */
export async function setAutoRenew(userId: string, on: boolean): Promise<boolean> {
  const renewal =
    (await findNewestRenewal(userId)) ?? throwAppError("conflict", "This membership has no automatic renewal");
  const { code, emailToken } = renewal;
  const isOn = renewal.status === "active" || renewal.status === "attention";
  if (isOn === on) return false;
  await callPaystack("Paystack could not change the renewal. Please try again.", async () => {
    const request = { subscriptionCode: code, emailToken };
    await (on ? paystack.enableSubscription(request) : paystack.disableSubscription(request));
    return syncSubscription(code);
  });
  return true;
}

/** Paystack's page for changing the renewal card. */
export async function getCardUpdateLink(userId: string): Promise<string> {
  const renewal =
    (await findNewestRenewal(userId)) ?? throwAppError("conflict", "This membership has no automatic renewal");
  return callPaystack("Paystack could not open the page for your card. Please try again.", () =>
    paystack.manageLink(renewal.code),
  );
}

import { followRenewal } from "@/lib/membership/follow-renewal";
import { db } from "@/lib/platform/db";
import { AppError, refuse } from "@/lib/platform/errors";
import { PaystackError, paystack } from "@/lib/platform/paystack";
import type { CardRenewal } from "@/prisma/generated/client";

const newestRenewal = (userId: string) =>
  db.cardRenewal.findFirst({
    where: { userId, status: { not: "ended" } },
    orderBy: [{ createdAt: "desc" }, { code: "desc" }],
  });

async function askPaystack<T>(sentence: string, ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof PaystackError) throw new AppError("provider_failed", sentence, { cause: error });
    throw error;
  }
}

/** Turns the renewal by card off or on again. What has been paid for stays until its end either way. */
export async function switchRenewal(userId: string, on: boolean): Promise<CardRenewal["status"]> {
  const renewal = (await newestRenewal(userId)) ?? refuse("conflict", "No card renews this membership");
  const { code, emailToken } = renewal;
  const isOn = renewal.status === "active" || renewal.status === "attention";
  if (isOn === on) return renewal.status;
  const followed = await askPaystack("Paystack could not change the renewal. Please try again.", async () => {
    const switched = { subscriptionCode: code, emailToken };
    await (on ? paystack.enableSubscription(switched) : paystack.disableSubscription(switched));
    return followRenewal(code);
  });
  return followed?.status ?? renewal.status;
}

/** The page at Paystack where the member changes the card that renews. */
export async function cardLink(userId: string): Promise<string> {
  const renewal = (await newestRenewal(userId)) ?? refuse("conflict", "No card renews this membership");
  return askPaystack("Paystack could not open the page for your card. Please try again.", () =>
    paystack.manageLink(renewal.code),
  );
}

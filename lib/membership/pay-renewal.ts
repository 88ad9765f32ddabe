import { getRenewalOffer } from "@/lib/membership/renewal-queries";
import { beginCharge } from "@/lib/payments/begin-charge";
import { apiPaths } from "@/lib/platform/api-paths";
import { db } from "@/lib/platform/db";
import { env } from "@/lib/platform/env";
import { AppError, refuse } from "@/lib/platform/errors";
import { paths } from "@/lib/platform/paths";
import { PaystackError } from "@/lib/platform/paystack";

/** Begins the payment of a renewal. One link is one payment: what was paid with it once cannot be paid with it again. */
export async function payRenewal(id: string): Promise<{ authorization_url: string; reference: string }> {
  const offer = await getRenewalOffer(id);
  if (!offer) refuse("not_found", "There is no such payment link");
  if (offer.status === "paid") refuse("already_active", "This renewal has been paid already");
  if (offer.status === "over") refuse("conflict", "This payment link has run out. You can choose a plan anew");
  const { reference } = await db.charge.findFirstOrThrow({ where: { purpose: "membership", subjectId: id } });
  const site = env().APP_URL;
  try {
    const authorization_url = await beginCharge(reference, {
      callbackUrl: `${site}${apiPaths.paymentCallback}`,
      cancelUrl: `${site}${paths.renewal(id)}`,
      channels: ["bank_transfer", "bank", "ussd", "card"],
      metadata: { membership: id },
    });
    return { authorization_url, reference };
  } catch (error) {
    if (!(error instanceof PaystackError)) throw error;
    throw new AppError("provider_failed", "Failed to initialize payment", { cause: error });
  }
}

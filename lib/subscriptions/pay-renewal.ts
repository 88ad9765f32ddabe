import { env } from "@/lib/core/env";
import { AppError, throwAppError } from "@/lib/core/errors";
import { paths } from "@/lib/core/urls/paths";
import { serverApiPaths } from "@/lib/core/urls/server-api-paths";
import { db } from "@/lib/db/client";
import { openCharge } from "@/lib/payments/start-charge";
import { PaystackError } from "@/lib/paystack/paystack";
import { getRenewalOffer } from "@/lib/subscriptions/queries";
import { EVERY_CHANNEL } from "@/lib/subscriptions/start-checkout";

/** Starts the payment of a renewal link. A link can be paid once. */
export async function payRenewal(id: string): Promise<{ authorization_url: string; reference: string }> {
  const offer = await getRenewalOffer(id);
  if (!offer) throwAppError("not_found", "Payment link not found");
  if (offer.status === "paid") throwAppError("already_active", "This renewal has been paid already");
  if (offer.status === "over") throwAppError("conflict", "This payment link has expired. Please choose a plan again");
  const charge = await db.charge.findFirstOrThrow({
    where: { purpose: "membership", subjectId: id },
    select: { id: true },
  });
  const site = env().APP_URL;
  try {
    const { url, reference } = await openCharge(charge, {
      callbackUrl: `${site}${serverApiPaths.paymentCallback}`,
      cancelUrl: `${site}${paths.renewal(id)}`,
      channels: EVERY_CHANNEL,
      metadata: { membership: id },
    });
    return { authorization_url: url, reference };
  } catch (error) {
    if (!(error instanceof PaystackError)) throw error;
    throw new AppError("provider_failed", "Failed to initialize payment", { cause: error });
  }
}

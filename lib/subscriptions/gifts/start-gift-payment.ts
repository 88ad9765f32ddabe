import { env } from "@/lib/core/env";
import { throwAppError } from "@/lib/core/errors";
import { newId, orderNumber } from "@/lib/core/ids";
import { paths } from "@/lib/core/urls/paths";
import { serverApiPaths } from "@/lib/core/urls/server-api-paths";
import { db, transaction } from "@/lib/db/client";
import { databaseNow } from "@/lib/db/database-now";
import { openCharge, recordCharge, toCheckoutError } from "@/lib/payments/start-charge";
import type { GiftMembershipBody } from "@/lib/subscriptions/gifts/contracts";
import { giftLinkToken } from "@/lib/subscriptions/gifts/gift-link";
import { sendDayProblem } from "@/lib/subscriptions/gifts/rules";

/** Starts the payment of a gift. The price is the plan's; the buyer is an account or a guest with an email address. */
export async function startGiftPayment({
  buyer,
  body,
}: {
  buyer: { _id: string; email: string };
  body: GiftMembershipBody;
}) {
  const { recipientName, recipientEmail, message, sendOn } = body;
  const plan = await db.plan.findUnique({ where: { key: body.plan, isOffered: true } });
  if (!plan) throwAppError("invalid_input", "Please choose one of the plans");
  const problem = sendDayProblem(sendOn, await databaseNow());
  if (problem) throwAppError("invalid_input", problem, { fields: { sendOn: problem } });
  const id = newId("gft");
  const reference = orderNumber().replace("LA", "LG");
  const { _id: buyerId, email: buyerEmail } = buyer;
  const amountKobo = plan.priceKobo;
  await transaction(async (tx) => {
    await tx.giftMembership.create({
      data: {
        id,
        planKey: plan.key,
        amountKobo,
        buyerId,
        buyerEmail,
        recipientName,
        recipientEmail,
        message,
        sendOn: new Date(sendOn),
      },
    });
    await recordCharge(tx, {
      reference,
      purpose: "gift",
      subjectId: id,
      userId: buyerId,
      email: buyerEmail,
      amountKobo,
    });
  });
  return openPaymentPage(id, reference);
}

async function openPaymentPage(id: string, recorded: string) {
  const site = env().APP_URL;
  const token = giftLinkToken(id);
  try {
    const { url, reference } = await openCharge(
      { reference: recorded },
      {
        callbackUrl: `${site}${serverApiPaths.giftPaymentCallback(token)}`,
        cancelUrl: `${site}${paths.giftMembership(token)}`,
        metadata: { gift: id },
      },
    );
    return { authorization_url: url, reference };
  } catch (error) {
    throw toCheckoutError(error);
  }
}

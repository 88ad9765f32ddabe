import { env } from "@/lib/core/env";
import { throwAppError } from "@/lib/core/errors";
import { newId, orderNumber } from "@/lib/core/ids";
import { paths } from "@/lib/core/urls/paths";
import { serverApiPaths } from "@/lib/core/urls/server-api-paths";
import { db } from "@/lib/db/client";
import { databaseNow } from "@/lib/db/database-now";
import type { GiftMembershipBody } from "@/lib/subscriptions/gifts/contracts";
import { giftLinkToken } from "@/lib/subscriptions/gifts/gift-link";
import { payGift } from "@/lib/subscriptions/gifts/pay-gift";
import { sendDayProblem } from "@/lib/subscriptions/gifts/rules";

type StartGift = {
  buyer: { _id: string; email: string };
  body: GiftMembershipBody;
  voucherId?: string | undefined;
};

/** Starts the payment of a gift. The price is the plan's; the buyer is an account or a guest with an email address. */
export async function startGiftPayment({ buyer, body, voucherId }: StartGift) {
  const plan = await db.plan.findUnique({ where: { key: body.plan, isOffered: true } });
  if (!plan) throwAppError("invalid_input", "Please choose one of the plans");
  const problem = sendDayProblem(body.sendOn, await databaseNow());
  if (problem) throwAppError("invalid_input", problem, { fields: { sendOn: problem } });
  const purchase = { id: newId("gft"), reference: orderNumber().replace("LA", "LG"), priceKobo: plan.priceKobo };
  return payGift({ buyer, gift: { ...body, ...purchase, seats: 1, renewsId: null }, voucherId, urlsOf });
}

function urlsOf(id: string) {
  const [site, token] = [env().APP_URL, giftLinkToken(id)];
  return {
    callbackUrl: `${site}${serverApiPaths.giftPaymentCallback(token)}`,
    resultUrl: `${site}${paths.giftMembership(token)}`,
  };
}

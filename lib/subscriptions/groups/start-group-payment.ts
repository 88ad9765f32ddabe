import { env } from "@/lib/core/env";
import { throwAppError } from "@/lib/core/errors";
import { newId, orderNumber } from "@/lib/core/ids";
import { paths } from "@/lib/core/urls/paths";
import { serverApiPaths } from "@/lib/core/urls/server-api-paths";
import { db } from "@/lib/db/client";
import { databaseNow } from "@/lib/db/database-now";
import { payGift } from "@/lib/subscriptions/gifts/pay-gift";
import { lagosDay } from "@/lib/subscriptions/gifts/rules";
import type { GroupBody } from "@/lib/subscriptions/groups/contracts";
import { groupLinkToken, readGroupLink } from "@/lib/subscriptions/groups/group-link";
import { renewalRefusal } from "@/lib/subscriptions/groups/rules";

type StartGroup = { buyer: { _id: string; email: string }; body: GroupBody; voucherId?: string | undefined };

/** Starts the payment of the seats of a group: the price of the plan for each. A renewal extends the people of an earlier group. */
export async function startGroupPayment({ buyer, body, voucherId }: StartGroup) {
  const plan = await db.plan.findUnique({ where: { key: body.plan, isOffered: true } });
  if (!plan) throwAppError("invalid_input", "Please choose one of the plans");
  const renewsId = body.renew ? await requireRenewable(body.renew, body) : null;
  const gift = {
    ...{ id: newId("gft"), reference: orderNumber().replace("LA", "LG"), plan: body.plan, renewsId },
    ...{ seats: body.seats, priceKobo: plan.priceKobo * BigInt(body.seats), voucherSeen: body.voucherSeen },
    ...{ recipientName: body.name, recipientEmail: buyer.email, message: "" },
    sendOn: lagosDay(await databaseNow()),
  };
  return payGift({ buyer, gift, voucherId, urlsOf });
}

/** The group of a token with people to extend. The plan is the same, so that the buyer changes the plan of no member. */
async function requireRenewable(token: string, { seats, plan }: GroupBody): Promise<string> {
  const id = readGroupLink(token);
  const group = id && (await db.giftMembership.findFirst({ where: { id, seats: { gt: 1 }, paidAt: { not: null } } }));
  if (!group) return throwAppError("not_found", "There is no such group.");
  if (group.planKey !== plan) throwAppError("invalid_input", "A renewal is of the same plan.");
  const inUse = await db.groupSeat.count({ where: { giftId: group.id, redeemedAt: { not: null }, refundedAt: null } });
  const refusal = renewalRefusal(seats, inUse);
  if (refusal) throwAppError("invalid_input", refusal, { fields: { seats: refusal } });
  return group.id;
}

function urlsOf(id: string) {
  const [site, token] = [env().APP_URL, groupLinkToken(id)];
  return {
    callbackUrl: `${site}${serverApiPaths.groupPaymentCallback(token)}`,
    resultUrl: `${site}${paths.group(token)}`,
  };
}

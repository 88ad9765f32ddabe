import { env } from "@/lib/core/env";
import { throwAppError } from "@/lib/core/errors";
import { newId, orderNumber } from "@/lib/core/ids";
import { toKobo } from "@/lib/core/money";
import { paths } from "@/lib/core/urls/paths";
import { serverApiPaths } from "@/lib/core/urls/server-api-paths";
import { transaction } from "@/lib/db/client";
import { databaseNow } from "@/lib/db/database-now";
import type { VoucherBody } from "@/lib/orders/vouchers/contracts";
import { voucherLinkToken } from "@/lib/orders/vouchers/voucher-tokens";
import { openCharge, recordCharge, toCheckoutError } from "@/lib/payments/start-charge";
import { sendDayProblem } from "@/lib/subscriptions/gifts/rules";

type StartVoucherPayment = { buyer: { _id: string; email: string }; body: VoucherBody };

/** Starts the payment of a voucher. The buyer is an account, or a guest with an email address. */
export async function startVoucherPayment({ buyer, body }: StartVoucherPayment) {
  const { recipientEmail, message, sendOn } = body;
  const problem = sendDayProblem(sendOn, await databaseNow());
  if (problem) throwAppError("invalid_input", problem, { fields: { sendOn: problem } });
  const id = newId("vch");
  const reference = orderNumber().replace("LA", "LV");
  const { _id: buyerId, email: buyerEmail } = buyer;
  const amountKobo = BigInt(toKobo(body.amount));
  await transaction(async (tx) => {
    const voucher = { id, amountKobo, buyerId, buyerEmail, message, sendOn: new Date(sendOn) };
    await tx.voucher.create({ data: { ...voucher, recipientEmail: recipientEmail ?? null } });
    const charge = { reference, purpose: "voucher", subjectId: id, userId: buyerId, email: buyerEmail } as const;
    await recordCharge(tx, { ...charge, amountKobo });
  });
  return openPaymentPage(id, reference);
}

async function openPaymentPage(id: string, recorded: string) {
  const site = env().APP_URL;
  const token = voucherLinkToken(id);
  try {
    const { url, reference } = await openCharge(
      { reference: recorded },
      {
        callbackUrl: `${site}${serverApiPaths.voucherPaymentCallback(token)}`,
        cancelUrl: `${site}${paths.voucher(token)}`,
        metadata: { voucher: id },
      },
    );
    return { authorization_url: url, reference };
  } catch (error) {
    throw toCheckoutError(error);
  }
}

import type { Actor } from "@/lib/auth/contracts";
import { env } from "@/lib/core/env";
import { orderNumber } from "@/lib/core/ids";
import { paths } from "@/lib/core/urls/paths";
import { serverApiPaths } from "@/lib/core/urls/server-api-paths";
import type { Tx } from "@/lib/db/client";
import { openCharge, recordCharge, toCheckoutError } from "@/lib/payments/start-charge";

type TicketCharge = { actor: Actor; rsvp: string; amountKobo: bigint };

/** Records the charge of a held seat, in the transaction that holds it. Returns its reference. */
export async function recordTicketCharge(tx: Tx, { actor, rsvp, amountKobo }: TicketCharge): Promise<string> {
  const reference = orderNumber().replace("LA", "LE");
  const subject = { purpose: "event", subjectId: rsvp } as const;
  await recordCharge(tx, { reference, ...subject, userId: actor._id, email: actor.email, amountKobo });
  const { id: chargeId } = await tx.charge.findUniqueOrThrow({ where: { reference } });
  await tx.eventRsvp.update({ where: { id: rsvp }, data: { chargeId } });
  return reference;
}

/** The page at Paystack that pays for a held seat; the same one for every call. The seat stays held if it cannot be opened. */
export async function openTicketPayment(event: string, reference: string): Promise<string> {
  const site = env().APP_URL;
  try {
    const { url } = await openCharge(
      { reference },
      {
        callbackUrl: `${site}${serverApiPaths.paymentCallback}`,
        cancelUrl: `${site}${paths.ticket(event)}`,
        metadata: { event },
      },
    );
    return url;
  } catch (error) {
    throw toCheckoutError(error);
  }
}

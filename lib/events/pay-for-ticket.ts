import type { Actor } from "@/lib/auth/contracts";
import { env } from "@/lib/core/env";
import { orderNumber } from "@/lib/core/ids";
import { paths } from "@/lib/core/urls/paths";
import { serverApiPaths } from "@/lib/core/urls/server-api-paths";
import type { Tx } from "@/lib/db/client";
import { openCharge, recordCharge, toCheckoutError } from "@/lib/payments/start-charge";

type TicketCharge = { actor: Actor; rsvp: string; amountKobo: bigint };

/** Records the charge of the held seats of a purchase, in the transaction that holds them; `rsvp` is the actor's own. Returns its reference. */
export async function recordTicketCharge(tx: Tx, { actor, rsvp, amountKobo }: TicketCharge): Promise<string> {
  const reference = orderNumber().replace("LA", "LE");
  const subject = { purpose: "event", subjectId: rsvp } as const;
  await recordCharge(tx, { reference, ...subject, userId: actor._id, email: actor.email, amountKobo });
  const { id: chargeId } = await tx.charge.findUniqueOrThrow({ where: { reference } });
  // The own seat, and those of the companions that were held with it.
  await tx.$executeRaw`
    UPDATE event_rsvps r SET charge_id = ${chargeId} FROM event_rsvps own
    WHERE own.id = ${rsvp} AND r.event_id = own.event_id AND r.status = 'held' AND own.user_id IN (r.user_id, r.holder_id)`;
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

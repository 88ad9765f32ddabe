import { db, type Tx } from "@/lib/platform/db";
import { AppError } from "@/lib/platform/errors";
import { newId } from "@/lib/platform/ids";
import { PaystackError, paystack } from "@/lib/platform/paystack";
import type { Charge, ChargePurpose } from "@/prisma/generated/client";

type NewCharge = {
  reference: string;
  purpose: ChargePurpose;
  subjectId: string;
  userId: string;
  email: string;
  amountKobo: bigint;
};

/** Records what is going to be asked for. The reference is unique: recording it twice is the same charge. */
export async function recordCharge(tx: Tx, charge: NewCharge): Promise<void> {
  await tx.charge.createMany({ data: [{ id: newId("chg"), ...charge }], skipDuplicates: true });
}

type Channel = "card" | "bank" | "ussd" | "bank_transfer";
type Addresses = {
  callbackUrl: string;
  cancelUrl?: string;
  planCode?: string;
  /** Every way of paying that Paystack offers, unless they are named. */
  channels?: Channel[];
  metadata?: Record<string, string>;
};

// Longer than Paystack's own time-out: whoever claimed the charge has answered or died by then.
const claimSeconds = 15;
const pollMilliseconds = 100;

/**
 * Asks Paystack for the payment page of a recorded charge, once. A second caller (a double click, another tab) waits for
 * the first one's page. Throws PaystackError; the charge can then be begun again after the claim ran out.
 */
export async function beginCharge(reference: string, addresses: Addresses): Promise<string> {
  // By its id from here on: whoever is first may have to give it another reference.
  const { id } = await db.charge.findUniqueOrThrow({ where: { reference }, select: { id: true } });
  const deadline = Date.now() + (claimSeconds - 3) * 1_000;
  for (;;) {
    const claimed = await db.$executeRaw`
      UPDATE charges SET init_started_at = clock_timestamp()
      WHERE id = ${id} AND authorization_url IS NULL
        AND (init_started_at IS NULL OR init_started_at < clock_timestamp() - make_interval(secs => ${claimSeconds}))`;
    const charge = await db.charge.findUniqueOrThrow({ where: { id } });
    if (charge.authorizationUrl) return charge.authorizationUrl;
    if (claimed === 1) return initialize(charge, addresses);
    if (Date.now() > deadline)
      throw new AppError("in_progress", "Your payment is being prepared. Please try again in a moment.");
    await new Promise((resolve) => setTimeout(resolve, pollMilliseconds));
  }
}

async function initialize(charge: Charge, addresses: Addresses): Promise<string> {
  try {
    const page = await paystack.initializeTransaction({
      email: charge.email,
      amountKobo: charge.amountKobo,
      reference: charge.reference,
      callbackUrl: addresses.callbackUrl,
      cancelUrl: addresses.cancelUrl,
      planCode: addresses.planCode,
      channels: addresses.channels,
      metadata: addresses.metadata,
    });
    await db.charge.update({
      where: { id: charge.id },
      data: { authorizationUrl: page.authorizationUrl, accessCode: page.accessCode, initStartedAt: null },
    });
    return page.authorizationUrl;
  } catch (error) {
    await db.charge.updateMany({ where: { id: charge.id, authorizationUrl: null }, data: { initStartedAt: null } });
    if (!(error instanceof PaystackError) || error.kind !== "duplicate-reference") throw error;
    return initialize(await underNewReference(charge), addresses);
  }
}

// Paystack knows this reference: an earlier try reached it, but its answer never reached us. The same charge goes on under
// the next reference; the old one was never shown to anyone, so nobody can have paid it.
async function underNewReference(charge: Charge): Promise<Charge> {
  const [, stem = charge.reference, count = "1"] = charge.reference.match(/^(.*)\.(\d+)$/) ?? [];
  return db.charge.update({ where: { id: charge.id }, data: { reference: `${stem}.${Number(count) + 1}` } });
}

/** What a payment page that could not be had looks like to the person who asked for it. */
export function asCheckoutFailure(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (error instanceof PaystackError) {
    const words = error.kind === "unreachable" ? error.message : "Paystack could not start this payment.";
    return new AppError("provider_failed", words, { cause: error });
  }
  throw error;
}

import { AppError } from "@/lib/core/errors";
import { newId } from "@/lib/core/ids";
import { db, type Tx } from "@/lib/db/client";
import { preparedQuery } from "@/lib/db/prepared-query";
import { PaystackError, paystack } from "@/lib/paystack/paystack";
import { type Charge, type ChargePurpose, Prisma } from "@/prisma/generated/client";

type NewCharge = {
  reference: string;
  purpose: ChargePurpose;
  subjectId: string;
  userId: string;
  email: string;
  amountKobo: bigint;
};

/**
 * Creates a charge before payment. The reference is unique: creating it twice is the same charge. Of a deleted account only the
 * anonymous email address is written; the row lock waits for a deletion that is under way.
 */
export async function recordCharge(tx: Tx, charge: NewCharge): Promise<void> {
  const { reference, purpose, subjectId, userId, email, amountKobo } = charge;
  await tx.$executeRaw`
    INSERT INTO charges (id, reference, purpose, subject_id, user_id, email, amount_kobo)
    SELECT ${newId("chg")}, ${reference}, ${purpose}::"ChargePurpose", ${subjectId}, u.id,
      CASE WHEN u.deleted_at IS NULL THEN ${email} ELSE u.email END, ${amountKobo}
    FROM (SELECT id, email, deleted_at FROM users WHERE id = ${userId} FOR SHARE) u
    ON CONFLICT (reference) DO NOTHING`;
}

type Channel = "card" | "bank" | "ussd" | "bank_transfer";
type CheckoutUrls = {
  callbackUrl: string;
  cancelUrl?: string;
  planCode?: string;
  /** All of Paystack's channels when omitted. */
  channels?: readonly Channel[];
  metadata?: Record<string, string>;
};

// Longer than the timeout of Paystack's client, so that a claim that old is finished or its process crashed.
const CLAIM_SECONDS = 15;
const POLL_MS = 100;

type StartedCharge = { url: string; reference: string };
type ClaimedCharge = Pick<Charge, "id" | "reference" | "email" | "amountKobo">;
type ClaimRow = ClaimedCharge & { authorizationUrl: string | null; isClaimed: boolean };

/** The charge, and whether this call is now the one that starts it, in one statement. */
async function claimCharge(charge: { reference: string } | { id: string }): Promise<ClaimRow> {
  const isCharge = "id" in charge ? Prisma.sql`id = ${charge.id}` : Prisma.sql`reference = ${charge.reference}`;
  const [row] = await preparedQuery<ClaimRow>(Prisma.sql`
    WITH charge AS MATERIALIZED (SELECT id, reference, email, amount_kobo, authorization_url FROM charges WHERE ${isCharge}),
      claimed AS (
        UPDATE charges c SET init_started_at = clock_timestamp() FROM charge
        WHERE c.id = charge.id AND c.authorization_url IS NULL
          AND (c.init_started_at IS NULL OR c.init_started_at < clock_timestamp() - make_interval(secs => ${CLAIM_SECONDS}))
        RETURNING c.id)
    SELECT id, reference, email, amount_kobo AS "amountKobo", authorization_url AS "authorizationUrl",
      EXISTS (SELECT 1 FROM claimed) AS "isClaimed" FROM charge`);
  if (!row) throw new Error("there is no such charge");
  return row;
}

/** `openCharge`, for callers that need the URL alone. */
export const startCharge = async (reference: string, urls: CheckoutUrls): Promise<string> =>
  (await openCharge(reference, urls)).url;

/**
 * Creates the payment page of a charge at Paystack once and returns its URL, with the reference that Paystack has taken. A concurrent caller (a
 * double click, another tab) waits for the first one's page. Throws PaystackError; the charge can then be started again.
 */
export async function openCharge(reference: string, urls: CheckoutUrls): Promise<StartedCharge> {
  const deadline = Date.now() + (CLAIM_SECONDS - 3) * 1_000;
  let charge = await claimCharge({ reference });
  for (;;) {
    if (charge.authorizationUrl) return { url: charge.authorizationUrl, reference: charge.reference };
    if (charge.isClaimed) return initialize(charge, urls);
    if (Date.now() > deadline)
      throw new AppError("in_progress", "Your payment is being prepared. Please try again in a moment.");
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    // By id, because the first caller may have to change the reference.
    charge = await claimCharge({ id: charge.id });
  }
}

async function initialize(charge: ClaimedCharge, urls: CheckoutUrls): Promise<StartedCharge> {
  try {
    const page = await paystack.initializeTransaction({
      email: charge.email,
      amountKobo: charge.amountKobo,
      reference: charge.reference,
      callbackUrl: urls.callbackUrl,
      cancelUrl: urls.cancelUrl,
      planCode: urls.planCode,
      channels: urls.channels,
      metadata: urls.metadata,
    });
    await db.charge.update({
      where: { id: charge.id },
      data: { authorizationUrl: page.authorizationUrl, accessCode: page.accessCode, initStartedAt: null },
    });
    return { url: page.authorizationUrl, reference: charge.reference };
  } catch (error) {
    await db.charge.updateMany({ where: { id: charge.id, authorizationUrl: null }, data: { initStartedAt: null } });
    if (!(error instanceof PaystackError) || error.kind !== "duplicate-reference") throw error;
    return initialize(await withNewReference(charge), urls);
  }
}

// Paystack has this reference already: an earlier attempt arrived, but its response was lost. Its page was never shown, so it
// cannot be paid, and the charge continues under a new reference.
async function withNewReference(charge: ClaimedCharge): Promise<ClaimedCharge> {
  const [, stem = charge.reference, count = "1"] = charge.reference.match(/^(.*)\.(\d+)$/) ?? [];
  return db.charge.update({ where: { id: charge.id }, data: { reference: `${stem}.${Number(count) + 1}` } });
}

/** The error to show when a payment page could not be created. */
export function toCheckoutError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (error instanceof PaystackError) {
    const message =
      error.kind === "unreachable"
        ? "Paystack cannot be reached. Nothing was charged; please try again."
        : "Paystack could not start this payment. Nothing was charged.";
    return new AppError("provider_failed", message, { cause: error });
  }
  throw error;
}

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
  /** Where "cancel" at Paystack leads; of the reference that Paystack has taken. */
  cancelUrl?: string | ((reference: string) => string);
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

/** A charge that exists already is named by its id, because another caller may be changing its reference. */
type ChargeKey = { reference: string } | { id: string };

/** The charge, and whether this call is now the one that starts it, in one statement. */
async function claimCharge(charge: ChargeKey): Promise<ClaimRow> {
  const isCharge = "id" in charge ? Prisma.sql`id = ${charge.id}` : Prisma.sql`reference = ${charge.reference}`;
  const [row] = await preparedQuery<ClaimRow>(Prisma.sql`
    WITH charge AS MATERIALIZED (SELECT id, reference, email, amount_kobo, authorization_url FROM charges WHERE ${isCharge}),
      claimed AS (
        UPDATE charges c SET init_started_at = clock_timestamp() FROM charge
        WHERE c.id = charge.id AND c.authorization_url IS NULL
          AND (c.init_started_at IS NULL OR c.init_started_at < clock_timestamp() - make_interval(secs => ${CLAIM_SECONDS}))
        RETURNING c.id, c.reference)
    SELECT charge.id, COALESCE(claimed.reference, charge.reference) AS reference, charge.email, charge.amount_kobo AS "amountKobo",
      charge.authorization_url AS "authorizationUrl", claimed.id IS NOT NULL AS "isClaimed"
    FROM charge LEFT JOIN claimed ON claimed.id = charge.id`);
  if (!row) throw new Error("there is no such charge");
  return row;
}

/**
 * Creates the payment page of a charge at Paystack once and returns its URL, with the reference that Paystack has taken. A concurrent caller (a
 * double click, another tab) waits for the first one's page. Throws PaystackError; the charge can then be started again.
 */
export async function openCharge(key: ChargeKey, urls: CheckoutUrls): Promise<StartedCharge> {
  const deadline = Date.now() + (CLAIM_SECONDS - 3) * 1_000;
  let charge = await claimCharge(key);
  for (;;) {
    if (charge.authorizationUrl) return { url: charge.authorizationUrl, reference: charge.reference };
    const started = charge.isClaimed ? await initialize(charge, urls) : null;
    if (started) return started;
    if (Date.now() > deadline)
      throw new AppError("in_progress", "Your payment is being prepared. Please try again in a moment.");
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
    // By id, because the first caller may have to change the reference.
    charge = await claimCharge({ id: charge.id });
  }
}

/** Null when the claim has become too old meanwhile and another caller goes on under a reference of its own. */
async function initialize(charge: ClaimedCharge, urls: CheckoutUrls): Promise<StartedCharge | null> {
  const { id, reference } = charge;
  try {
    const page = await paystack.initializeTransaction({
      email: charge.email,
      amountKobo: charge.amountKobo,
      reference,
      callbackUrl: urls.callbackUrl,
      cancelUrl: typeof urls.cancelUrl === "function" ? urls.cancelUrl(reference) : urls.cancelUrl,
      planCode: urls.planCode,
      channels: urls.channels,
      metadata: urls.metadata,
    });
    const { count } = await db.charge.updateMany({
      where: { id, reference, authorizationUrl: null },
      data: { authorizationUrl: page.authorizationUrl, accessCode: page.accessCode, initStartedAt: null },
    });
    return count > 0 ? { url: page.authorizationUrl, reference } : null;
  } catch (error) {
    if (error instanceof PaystackError && error.kind === "duplicate-reference") {
      const renamed = await takeNewReference(charge);
      return renamed && initialize(renamed, urls);
    }
    await db.charge.updateMany({ where: { id, reference, authorizationUrl: null }, data: { initStartedAt: null } });
    throw error;
  }
}

/**
 * Paystack has this reference already: an earlier attempt arrived, but its response was lost. Its page was never shown, so it cannot be
 * paid, and the charge continues under a new reference, in the same claim: a page of any other reference could be paid and not be found.
 */
async function takeNewReference(charge: ClaimedCharge): Promise<ClaimedCharge | null> {
  const [, stem = charge.reference, count = "1"] = charge.reference.match(/^(.*)\.(\d+)$/) ?? [];
  const reference = `${stem}.${Number(count) + 1}`;
  const renamed = await db.$executeRaw`
    UPDATE charges SET reference = ${reference}, init_started_at = clock_timestamp()
    WHERE id = ${charge.id} AND reference = ${charge.reference} AND authorization_url IS NULL`;
  return renamed > 0 ? { ...charge, reference } : null;
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

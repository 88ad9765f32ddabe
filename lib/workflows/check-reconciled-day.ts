import type { Actor } from "@/lib/auth/contracts";
import { recordAudit } from "@/lib/auth/record-audit";
import { AppError, throwAppError } from "@/lib/core/errors";
import { lagosDayRange } from "@/lib/core/lagos-datetime";
import { transaction } from "@/lib/db/client";
import { databaseNow } from "@/lib/db/database-now";
import { PaystackError } from "@/lib/paystack/paystack";
import { reconcile } from "@/lib/workflows/reconciliation";
import { sumPaid } from "@/lib/workflows/reconciliation-days";

type CheckDay = { actor: Actor; day: string; note: string | undefined };

/**
 * Marks a day of the reconciliation as checked, once, with what the comparison finds now. Also stores fees that Paystack had not
 * reported when the payment was settled. A day that is not over cannot be checked, and one with differences needs a note.
 */
export async function checkReconciledDay({ actor, day, note = "" }: CheckDay): Promise<void> {
  const { from, to } = lagosDayRange(day);
  if (to > (await databaseNow())) throwAppError("conflict", "This day is not over yet.");
  const { paid, differences, truncated } = await reconcile({ from, to }).catch((cause: unknown) => {
    if (!(cause instanceof PaystackError)) throw cause;
    throw new AppError("provider_failed", "Paystack could not be reached. Please try again.", { cause });
  });
  if (truncated) throwAppError("conflict", "Paystack has more payments on this day than can be compared.");
  if (differences.length > 0 && !note) {
    const message = "This day has differences. Please say in the note what was done about them.";
    throwAppError("invalid_input", message, { fields: { reason: message } });
  }
  const { payments, totalKobo } = sumPaid(paid);
  const found = { payments, totalKobo, differences: differences.length };
  const fees = paid.filter(({ feesKobo }) => feesKobo !== null);
  await transaction(async (tx) => {
    const checked = await tx.$executeRaw`
      INSERT INTO reconciled_days (day, checked_by_id, note, payments, total_kobo, differences, checked_at)
      VALUES (${day}::date, ${actor._id}, ${note}, ${payments}::int, ${totalKobo}::bigint, ${differences.length}::int, clock_timestamp())
      ON CONFLICT (day) DO NOTHING`;
    if (checked === 0) throwAppError("conflict", "This day has been checked already.");
    await tx.$executeRaw`
      UPDATE charges c SET fees_kobo = f.kobo
      FROM unnest(${fees.map(({ reference }) => reference)}::text[], ${fees.map(({ feesKobo }) => feesKobo ?? 0n)}::bigint[]) AS f(reference, kobo)
      WHERE c.reference = f.reference AND c.fees_kobo IS NULL`;
    await recordAudit(tx, { actorId: actor._id, action: "reconciled-day.check", subject: day, detail: found });
  });
}
